import { z } from 'zod'
import { WireInstant } from './fields.ts'

/** The password was correct and a code is required: no session yet. */
export const SignInStep = z.object({ secondFactor: z.literal('needed') })
export type SignInStep = z.infer<typeof SignInStep>

/** The caller's second factor; `off` also while the setup waits for the first code. */
export const SecondFactorState = z.object({
  state: z.enum(['off', 'on']),
  since: WireInstant.nullable(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

/** A new secret as text and as the URI in its QR code. Shown only until it is confirmed. */
export const SecondFactorSetup = z.object({ secret: z.string(), uri: z.string() })
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
