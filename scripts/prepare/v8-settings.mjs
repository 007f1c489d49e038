/**
 * V8's flags wherever the shop's server is started (docs/decisions/0033 and 0034). `npm start`, the Dockerfile
 * and the unit file of docs/operations.md cannot read it and say the same; a test holds them to it.
 */
export const v8Settings = ['--v8-pool-size=1', '--max-semi-space-size=64', '--initial-old-space-size=384']
