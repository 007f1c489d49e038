/** The owner of the shop under test. */
export const admin = { username: 'pemilik', password: 'kukusan-bambu-72' } as const
