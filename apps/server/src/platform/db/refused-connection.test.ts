import { expect, test } from 'vitest'
import { refusedConnection } from './refused-connection.ts'

const answer = (message: string, code?: string) => Object.assign(new Error(message), code && { code })

test.each([
  // PostgreSQL's messages.
  answer('password authentication failed for user "dimsum"', '28P01'),
  answer('no pg_hba.conf entry for host "10.0.0.7"', '28000'),
  answer('database "shop" does not exist', '3D000'),
  answer('permission denied for database shop', '42501'),
  answer('invalid value for parameter "statement_timeout": "soon"', '22023'),
  answer('unrecognized configuration parameter "statment_timeout"', '42704'),
  // PgBouncer's messages, which all have the SQLSTATE of a broken connection.
  answer('unsupported startup parameter: options', '08P01'),
  answer('no such database: shop', '08P01'),
  answer('no such user', '08P01'),
  answer('SASL authentication failed', '08P01'),
  // The driver's messages, without SQLSTATE.
  answer('The server does not support SSL connections'),
  answer('self-signed certificate in certificate chain', 'SELF_SIGNED_CERT_IN_CHAIN'),
  answer('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
])('a refused connection that a retry cannot help: $message', (error) => {
  expect(refusedConnection(error)?.message).toBe(
    `The PostgreSQL of DATABASE_URL refuses the shop: ${error.message}.`,
  )
})

test.each([
  answer('the database system is starting up', '57P03'),
  answer('sorry, too many clients already', '53300'),
  answer('pgbouncer cannot connect to server', '08P01'),
  answer('server login has been failing, try again later (server_login_retry)', '08P01'),
  answer('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  answer('timeout expired'),
])('a refused connection that a retry may help: $message', (error) => {
  expect(refusedConnection(error)).toBeUndefined()
})

test('a thrown value that is not an error is no refused connection', () => {
  expect(refusedConnection(undefined)).toBeUndefined()
})
