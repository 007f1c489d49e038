import { passwordLength } from '@dimsum/contract/password-length'
import type { OpenInvitation } from '@dimsum/contract/team'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCheckedFields } from '@dimsum/ui/use-checked-fields.ts'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { roleAbout, roleNames } from '@dimsum/words/desk/roles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { acceptInvitation } from '../../api/team.ts'

const long = (value: string) =>
  [...value].length < passwordLength.min ? `Paling sedikit ${passwordLength.min} huruf atau angka.` : ''
const named = (value: string) => (value.trim().length < 3 ? 'Paling sedikit 3 huruf.' : '')
const easy = 'Terlalu mudah ditebak. Pakai beberapa kata yang tidak berhubungan.'

/** The invited person's own name and password; then she signs in like everybody else. */
export function JoinForm({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const [, navigate] = useLocation()
  const [shown, setShown] = useState(false)
  const { field, submit } = useCheckedFields({ username: { check: named }, password: { check: long } })
  const join = useMutation({
    mutationFn: acceptInvitation,
    onSuccess: ({ username }) => {
      toast({
        title: `Selamat datang, ${username}`,
        description: 'Masuk dengan nama dan kata sandi Anda.',
        tone: 'success',
        lang: 'id',
      })
      navigate('/admin-login', { replace: true })
    },
  })
  const issue = (name: string) =>
    join.error instanceof ApiError ? join.error.issues.find(({ path }) => path === name) : undefined
  const [nameIssue, passwordIssue] = [issue('username'), issue('password')]
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={submit(({ username, password }) =>
        join.mutate({ token, username: username.trim(), password }),
      )}
    >
      <p>
        Anda diundang sebagai <strong>{roleNames[invitation.role].id}</strong>.{' '}
        {roleAbout[invitation.role].id} Undangan ini berlaku sampai{' '}
        <ShopDate at={invitation.expiresAt} format="short-time" />.
      </p>
      <TextField
        {...field('username')}
        {...(nameIssue && { error: nameIssue.message })}
        errorLang="id"
        label="Nama Anda"
        hint="Dipakai untuk masuk, dan tercatat pada yang Anda kerjakan"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('password')}
        {...(passwordIssue && { error: easy })}
        errorLang="id"
        label="Kata sandi"
        hint="Paling sedikit 12 huruf atau angka, misalnya empat kata yang tidak berhubungan"
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
      />
      <Checkbox
        name="show-password"
        label="Tampilkan kata sandi"
        checked={shown}
        onChange={({ target }) => setShown(target.checked)}
      />
      {join.isError && !nameIssue && !passwordIssue && <InlineAlert title={join.error.message} />}
      <Button type="submit" wide size="xl" busy={join.isPending} busyText="Menyimpan…">
        Gabung
      </Button>
    </form>
  )
}
