import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCheckedFields } from '@dimsum/ui/use-checked-fields.ts'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { useMutation } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { logIn } from '../../api/session.ts'
import { useSignedIn } from './use-signed-in.ts'

/** The contract's rule in its words, without the schema library: this screen is small on purpose. */
const required = (name: string) => (value: string) => (value === '' ? `${name} is required` : '')

const refusal = 'Invalid username or password'

/** Name and password (product.md sections 2, 5 and 8). A refusal keeps what was typed and selects the password. */
export function LoginForm({ onCodeNeeded }: { onCodeNeeded: () => void }) {
  const signedIn = useSignedIn()
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(false)
  const { field, submit } = useCheckedFields({
    username: { check: required('Username') },
    password: { check: required('Password') },
  })

  const login = useMutation({
    mutationFn: logIn,
    onSuccess: (answer) => ('secondFactor' in answer ? onCodeNeeded() : signedIn(answer)),
    onError: (error) => {
      toast({ title: 'Login Failed', description: reasonOf(error), tone: 'danger', lang: 'en' })
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.select()
    },
  })

  return (
    <form
      ref={form}
      noValidate
      lang="en"
      className="grid grid-cols-1 gap-5"
      onSubmit={submit((values) => login.mutate(values))}
    >
      <TextField
        {...field('username')}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        {...field('password')}
        label="Password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        enterKeyHint="go"
        trailing={
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="inline-flex size-12 items-center justify-center rounded-input text-kecap-700 hover:bg-santan-100"
          >
            {shown ? (
              <EyeOff aria-hidden="true" className="size-5" />
            ) : (
              <Eye aria-hidden="true" className="size-5" />
            )}
          </button>
        }
      />
      {login.isError && (
        <InlineAlert title="Login Failed">
          <p>{reasonOf(login.error)}</p>
        </InlineAlert>
      )}
      <Button type="submit" wide size="lg" busy={login.isPending} busyText="Signing in...">
        Login
      </Button>
    </form>
  )
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.status !== 401 ? error.message : refusal
