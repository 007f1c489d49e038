/** The owner of the shop under test; another name and password for a shop that runs already. */
export const admin = {
  username: process.env.ADMIN_USERNAME ?? 'pemilik',
  password: process.env.ADMIN_PASSWORD ?? 'kukusan-bambu-72',
}
