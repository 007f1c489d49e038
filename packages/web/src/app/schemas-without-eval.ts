/**
 * zod compiles its schemas with `new Function` and tries, the moment the first one is made, whether it may. The content
 * policy says no, and every try would be reported. This is zod's own switch (`config({ jitless: true })`), set where it
 * is kept: before any schema exists, and without importing zod, which most pages do not need.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
