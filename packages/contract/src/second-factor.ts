import { z } from 'zod'
import { WireInstant } from './fields.ts'

/** The password was right and a code is awaited: no session yet. */
export const SignInStep = z.object({ secondFactor: z.literal('needed') })
export type SignInStep = z.infer<typeof SignInStep>

/** One's second factor; `off` also while its set-up waits for the first code. */
export const SecondFactorState = z.object({
  state: z.enum(['off', 'on']),
  since: WireInstant.nullable(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

/** A new secret, shown until it is confirmed and never again: as an app takes it typed, and as its QR code holds it. */
export const SecondFactorSetup = z.object({ secret: z.string(), uri: z.string() })
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
