import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { signIn } from '@dimsum/words/desk/sign-in'
import type { Message } from '@dimsum/words/sentence'
import type { ComponentProps, ReactNode } from 'react'

type SignInStepProps = Pick<ComponentProps<'form'>, 'onSubmit'> & {
  fields: ReactNode
  /** Reason why the last try failed. */
  refusal: Message | undefined
  /** Label of the button. */
  label: Message
  isBusy: boolean
  /** Links besides the button. */
  children?: ReactNode
}

/** One step of the sign-in: fields, error, button. */
export function SignInStep({ fields, refusal, label, isBusy, children, ...form }: SignInStepProps) {
  return (
    <form {...form} noValidate className="grid grid-cols-1 gap-5">
      {fields}
      {refusal && <InlineAlert title={signIn.failed} detail={refusal} />}
      <Button type="submit" wide size="lg" busy={isBusy} busyText={signIn.signingIn}>
        {label}
      </Button>
      {children}
    </form>
  )
}
