import { useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { LoginForm } from './login-form.tsx'

/** Sign-in: name and password, then a code for users with a second factor. */
export function SignIn() {
  const [step, setStep] = useState<'password' | 'code'>('password')
  return step === 'password' ? (
    <LoginForm onCodeNeeded={() => setStep('code')} />
  ) : (
    <CodeForm onStartOver={() => setStep('password')} />
  )
}
