import { rmSync, writeFileSync } from 'node:fs'
import type { Config } from '../platform/config/config.ts'
import { print } from './print.ts'

const modeLines = {
  demo: 'Payment   demo: no money moves. Set PAYMENT_MODE and the keys of Midtrans in .env for real payments.',
  sandbox: 'Payment   sandbox: the test system of Midtrans. No money moves.',
  production: 'Payment   production: real money.',
} as const

/** Prints the URLs of the shop, and whether it takes orders. */
export function greet(config: Config, localOrigin: string, isReady: boolean): void {
  const origin = config.publicOrigin ?? localOrigin
  const { whatsapp } = config.messages
  print(
    '',
    `${config.shop.name} ${isReady ? 'is open' : 'opens as soon as its database answers'}.`,
    '',
    `  Shop      ${origin}/`,
    `  Admin     ${origin}/admin`,
    `  ${modeLines[config.payment.mode]}`,
    ...(whatsapp?.isDemo ? [`  WhatsApp  demo: messages go to ${whatsapp.apiUrl} on this machine.`] : []),
    '',
  )
}

/**
 * Shows the generated password once; only its hash is stored. With `passwordFile` it is written there, readable only by
 * the file's owner, and never printed: the output of a service ends up in logs that others read.
 */
export function showNewAdmin({ username, passwordFile }: Config['admin'], password: string): void {
  if (passwordFile !== undefined) {
    writeNewAdmin(username, password, passwordFile)
    return
  }
  print(
    '  The admin account was created. Its password is shown only this once:',
    '',
    `  Name      ${username}`,
    `  Password  ${password}`,
    '',
  )
}

function writeNewAdmin(username: string, password: string, file: string): void {
  try {
    // An old file is removed first, because it would keep its permissions.
    rmSync(file, { force: true })
    writeFileSync(file, `${password}\n`, { mode: 0o600, flag: 'wx' })
    print(
      `  The admin account "${username}" was created. Its password is in ${file}; sign in and delete the file.`,
      '',
    )
  } catch (error) {
    print(
      `  The admin account "${username}" was created, but its password could not be written: ${(error as Error).message}.`,
      '  Set another one with npm run admin -- password.',
      '',
    )
  }
}
