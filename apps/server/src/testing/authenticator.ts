import { TOTP } from 'otpauth'

/** The code of a 30-second step. */
export const codeOfStep = (secret: string, step: number): string =>
  new TOTP({ secret }).generate({ timestamp: step * 30_000 })

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 30_000)

export const codeAt = (secret: string, moment: Date): string => codeOfStep(secret, stepAt(moment))
