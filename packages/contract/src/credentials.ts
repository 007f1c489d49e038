import { hasForbiddenCharacters } from '@dimsum/domain/text'
import { deskFields, deskLimits } from '@dimsum/words/desk/fields'
import { fields, limits } from '@dimsum/words/fields'
import * as z from 'zod/mini'
import { passwordLength } from './password-length.ts'

/** Credentials for signing in, joining and changing them. The desk validates with them too, so they use `zod/mini`. */

/** An existing password: it only has to be present. */
const KnownPassword = z
  .string(deskFields.passwordRequired.en)
  .check(
    z.minLength(1, deskFields.passwordRequired.en),
    z.maxLength(passwordLength.max, limits.textAtMost(passwordLength.max).en),
  )

/** 12 to 128 characters of any kind. The server also refuses common passwords. */
const NewPassword = z
  .string(deskFields.passwordRequired.en)
  .check(
    z.minLength(passwordLength.min, deskLimits.passwordAtLeast(passwordLength.min).en),
    z.maxLength(passwordLength.max, deskLimits.passwordAtMost(passwordLength.max).en),
  )

/** Six digits of the authenticator app, or a recovery code in any spelling. */
const CodeField = z
  .string(deskFields.codeRequired.en)
  .check(
    z.maxLength(40, limits.textAtMost(40).en),
    z.trim(),
    z.minLength(1, deskFields.codeRequired.en),
    z.meta({ examples: ['287082', 'k7md-4xqp-9rtw-hb2n'] }),
  )

/** product.md section 5: both fields of the login form are required, with these messages. */
export const AdminLogin = z.object({
  username: z.string(deskFields.usernameRequired.en).check(
    z.maxLength(100, limits.textAtMost(100).en),
    z.trim(),
    z.minLength(1, deskFields.usernameRequired.en),
    z.refine((name) => !hasForbiddenCharacters(name), fields.cannotBeStored.en),
  ),
  password: KnownPassword,
})
export type AdminLogin = z.infer<typeof AdminLogin>

/** The second step of signing in. */
export const EnterCode = z.object({ code: CodeField })
export type EnterCode = z.infer<typeof EnterCode>

/** Changing the second factor requires both again: an open screen must not be enough to lock its owner out. */
export const PasswordAndCode = z.object({ password: KnownPassword, code: CodeField })
export type PasswordAndCode = z.infer<typeof PasswordAndCode>

export const ChangePassword = z.object({ oldPassword: KnownPassword, newPassword: NewPassword })
export type ChangePassword = z.infer<typeof ChangePassword>

/** The token in the link of an invitation. */
export const InvitationToken = z.object({ token: z.string().check(z.maxLength(100)) })

const usernameRule = deskFields.usernameRule.id
export const AcceptInvitation = z.extend(InvitationToken, {
  /** Plain letters and single separators, so that no username can imitate another one in the timeline. */
  username: z
    .string(usernameRule)
    .check(
      z.maxLength(100, usernameRule),
      z.trim(),
      z.minLength(3, usernameRule),
      z.maxLength(40, usernameRule),
      z.regex(/^[A-Za-z][A-Za-z0-9]*(?:[ ._-][A-Za-z0-9]+)*$/, usernameRule),
    ),
  password: NewPassword,
})
export type AcceptInvitation = z.infer<typeof AcceptInvitation>
