import { roles } from '@dimsum/domain/roles'
import { hasForbiddenCharacters } from '@dimsum/domain/text'
import { deskFields, deskLimits } from '@dimsum/words/desk/fields'
import { fields, limits } from '@dimsum/words/fields'
import { z } from 'zod'
import { passwordLength } from './password-length.ts'

/** product.md section 5: both fields of the login form are required, in these words. */
export const AdminLogin = z.object({
  username: z
    .string(deskFields.usernameRequired.en)
    .min(1, deskFields.usernameRequired.en)
    .max(100, limits.textAtMost(100).en)
    .refine((name) => !hasForbiddenCharacters(name), fields.cannotBeStored.en),
  password: z
    .string(deskFields.passwordRequired.en)
    .min(1, deskFields.passwordRequired.en)
    .max(128, limits.textAtMost(128).en),
})
export type AdminLogin = z.infer<typeof AdminLogin>

/** Who is signed in, and for how long; instants in ISO 8601. The session's key is only in its cookie. */
export const AdminSession = z.object({
  username: z.string(),
  /** What the screens show; what may be done is decided at each call. */
  role: z.enum(roles),
  loginTime: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The owner demands a second factor and this user has none: until it is set up no other call is answered. */
  mustSetUpSecondFactor: z.boolean(),
})
export type AdminSession = z.infer<typeof AdminSession>

/** A new password: 12 to 128 characters of any kind; the server also refuses common and obvious ones. */
export const ChangePassword = z.object({
  oldPassword: z
    .string(deskFields.passwordRequired.en)
    .min(1, deskFields.passwordRequired.en)
    .max(passwordLength.max, limits.textAtMost(passwordLength.max).en),
  newPassword: z
    .string(deskFields.passwordRequired.en)
    .min(passwordLength.min, deskLimits.passwordAtLeast(passwordLength.min).en)
    .max(passwordLength.max, deskLimits.passwordAtMost(passwordLength.max).en),
})
export type ChangePassword = z.infer<typeof ChangePassword>
