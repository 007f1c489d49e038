import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { deskScreens } from '@dimsum/words/desk/screens'
import { signIn } from '@dimsum/words/desk/sign-in'
import { useState } from 'react'
import { CodeForm } from '../features/session/code-form.tsx'
import { LoginForm } from '../features/session/login-form.tsx'

/** /admin-login: name and password, then a code for users with a second factor. */
export default function AdminLoginPage() {
  const [asksCode, setAsksCode] = useState(false)
  return (
    <div className="grid min-h-dvh grid-cols-1 place-items-center bg-santan-100 px-4 py-10">
      <div className="w-full max-w-100">
        <Card className="p-6 shadow-raised sm:p-8">
          <SteamerMark className="size-12 text-pandan-700" />
          <Say.h1 tabIndex={-1} className="mt-4 mb-6 text-h1 font-extrabold">
            {deskScreens.login}
          </Say.h1>
          {asksCode ? (
            <CodeForm onStartOver={() => setAsksCode(false)} />
          ) : (
            <LoginForm onCodeNeeded={() => setAsksCode(true)} />
          )}
        </Card>
        <p className="mt-6 text-center">
          <RouteLink
            href="/"
            className="inline-flex min-h-12 items-center font-bold text-pandan-700 underline"
          >
            {signIn.backHome}
          </RouteLink>
        </p>
      </div>
    </div>
  )
}
