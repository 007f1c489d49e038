import { roles } from '@dimsum/domain/roles'
import { hasForbiddenCharacters } from '@dimsum/domain/text'
import { z } from 'zod'
import { passwordLength } from './password-length.ts'
import { forbiddenCharacters } from './text-fields.ts'

/** product.md section 5: both fields of the login form are required, in these words. */
export const AdminLogin = z.object({
  username: z
    .string('Username is required')
    .min(1, 'Username is required')
    .max(100, 'String must contain at most 100 character(s)')
    .refine((name) => !hasForbiddenCharacters(name), forbiddenCharacters),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(128, 'String must contain at most 128 character(s)'),
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
    .string('Password is required')
    .min(1, 'Password is required')
    .max(passwordLength.max, `String must contain at most ${passwordLength.max} character(s)`),
  newPassword: z
    .string('Password is required')
    .min(passwordLength.min, `Password must be at least ${passwordLength.min} characters`)
    .max(passwordLength.max, `Password must be at most ${passwordLength.max} characters`),
})
export type ChangePassword = z.infer<typeof ChangePassword>
