/**
 * zod compiles its schemas with `new Function` and tries, the moment the first one is made, whether it may. The content
 * policy says no, and every try would be reported. This is zod's own switch, set where it looks for it; it must be set
 * before any schema exists, and without importing zod, which most pages do not need.
 */
const settings: { __zod_globalConfig?: { jitless?: boolean } } = globalThis
settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true }
