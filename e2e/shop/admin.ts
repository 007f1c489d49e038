/** Account of the owner; the environment overrides it for a running shop. */
export const admin = {
  username: process.env.ADMIN_USERNAME ?? 'pemilik',
  password: process.env.ADMIN_PASSWORD ?? 'kukusan-bambu-72',
}
