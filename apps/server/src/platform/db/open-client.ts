import pg from 'pg'

/**
 * Opens a connection outside the pool. When it is lost, its statements fail; without an error listener the process would
 * end. @throws the driver's error when the database does not answer within five seconds, or refuses
 */
export async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ connectionTimeoutMillis: 5000, ...config })
  client.on('error', () => {})
  await client.connect()
  return client
}
