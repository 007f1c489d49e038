import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { secondFactorSetup as words } from '@dimsum/words/desk/second-factor'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { beginSecondFactor, confirmSecondFactor } from '../../api/security.ts'
import { PasswordAndCodeForm } from './password-and-code.tsx'
import { QrCode } from './qr-code.tsx'

/** Setup of TOTP, up to the first valid code. */
export function SetUpSecondFactor({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const begin = useMutation({ mutationFn: beginSecondFactor })
  const steps = useRef<HTMLOListElement>(null)
  const isBegun = begin.data !== undefined
  // The pressed button was removed, so the steps take the focus.
  useEffect(() => {
    if (isBegun) steps.current?.focus()
  }, [isBegun])
  if (!begin.data) {
    return (
      <div className="grid gap-4">
        {begin.isError && <InlineAlert title={errorMessage(begin.error)} />}
        <div>
          <Button size="xl" busy={begin.isPending} busyText={words.preparing} onClick={() => begin.mutate()}>
            {words.switchOn}
          </Button>
        </div>
      </div>
    )
  }
  const { secret, uri } = begin.data
  return (
    <div className="grid gap-5">
      <ol ref={steps} tabIndex={-1} className="grid list-decimal gap-5 pl-5 marker:font-bold">
        <Say.li>{words.installApp}</Say.li>
        <li>
          <Say.p>{words.scan}</Say.p>
          <div className="my-3 -ml-5 sm:ml-0">
            <QrCode text={uri} label={words.qrCode} />
          </div>
          <Say.p>{words.typeKey}</Say.p>
          <p className="mt-1 font-mono wrap-anywhere" data-testid="secret">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </li>
        <Say.li>{words.writeCode}</Say.li>
      </ol>
      <PasswordAndCodeForm
        send={confirmSecondFactor}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
        action={words.switchOnNow}
        hint={words.codeHint}
      />
    </div>
  )
}
