export const v8Settings: readonly string[]
