import type { Config } from '../config.ts'
import { print } from './print.ts'

const modeLines = {
  demo: 'Payment   demo: no money moves. Set PAYMENT_MODE and the keys of Midtrans in .env for real payments.',
  sandbox: 'Payment   sandbox: the test bank of Midtrans. No money moves.',
  production: 'Payment   production: real money.',
} as const

/** Tells the owner where the shop is. */
export function greet(config: Config, localOrigin: string): void {
  const origin = config.publicOrigin ?? localOrigin
  print(
    '',
    `${config.shop.name} is open.`,
    '',
    `  Shop      ${origin}/`,
    `  Admin     ${origin}/admin`,
    `  ${modeLines[config.payment.mode]}`,
    '',
  )
}

/** Shown once, at the start that made the account; only its hash is stored. */
export function showNewAdmin(username: string, password: string): void {
  print(
    '  The admin account was made. Its password is shown only now:',
    '',
    `  Name      ${username}`,
    `  Password  ${password}`,
    '',
  )
}
