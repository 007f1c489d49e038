/**
 * On creation of the first schema zod tests whether `new Function` is allowed. The content policy forbids it, and each
 * test would be reported. This is zod's own setting (`config({ jitless: true })`), set where zod stores it: before any
 * schema exists, and without importing zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
