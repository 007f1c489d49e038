import { deskFields } from '@dimsum/words/desk/fields'
import { limits } from '@dimsum/words/fields'
import { z } from 'zod'
import { WireInstant } from './fields.ts'

/** Six digits of the authenticator app, or a recovery code however it is written. */
export const CodeField = z
  .string(deskFields.codeRequired.en)
  .min(1, deskFields.codeRequired.en)
  .max(40, limits.textAtMost(40).en)

/** The password was right and a code is awaited: no session yet. */
export const SignInStep = z.object({ secondFactor: z.literal('needed') })
export type SignInStep = z.infer<typeof SignInStep>

/** The second step of signing in. */
export const EnterCode = z.object({ code: CodeField })

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

/** Changes of the second factor ask for both again: an open screen is not enough to lock its owner out. */
export const PasswordAndCode = z.object({
  password: z
    .string(deskFields.passwordRequired.en)
    .min(1, deskFields.passwordRequired.en)
    .max(128, limits.textAtMost(128).en),
  code: CodeField,
})
export type PasswordAndCode = z.infer<typeof PasswordAndCode>

/** Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
