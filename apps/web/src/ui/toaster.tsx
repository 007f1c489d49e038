import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import * as Primitive from 'radix-ui/toast'
import { useSyncExternalStore } from 'react'
import { currentToast, dismissToast, subscribeToToasts, type ToastTone } from './toast-store.ts'

const tones: Record<ToastTone, { edge: string; icon: typeof Info; ink: string }> = {
  neutral: { edge: 'border-l-kecap-600', icon: Info, ink: 'text-kecap-600' },
  success: { edge: 'border-l-pandan-700', icon: CircleCheck, ink: 'text-pandan-700' },
  danger: { edge: 'border-l-cabai-600', icon: CircleAlert, ink: 'text-cabai-600' },
}

/**
 * Draws the toast: 5000 ms, paused by hover, focus and a hidden window; swiped away to the right past 50 px
 * (spec section 9). Full width at the top on phones, bottom right and at most 420 px from medium screens up.
 */
export default function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  return (
    <Primitive.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notifikasi">
      {message && <ToastCard key={message.id} {...message} />}
      <Primitive.Viewport
        label="Notifikasi ({hotkey})"
        className="fixed inset-x-0 top-14 z-60 flex flex-col p-3 outline-none md:top-auto md:right-0 md:bottom-0 md:left-auto md:w-full md:max-w-toast md:p-4 print:hidden"
      />
    </Primitive.Provider>
  )
}

function ToastCard({
  id,
  open,
  title,
  description,
  tone = 'neutral',
  lang,
  action,
  cause = 'user',
}: NonNullable<ReturnType<typeof currentToast>>) {
  const { edge, icon: Icon, ink } = tones[tone]
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) dismissToast(id)
      }}
      type={cause === 'user' ? 'foreground' : 'background'}
      lang={lang}
      className={`motion-toast flex items-start gap-3 rounded-card border border-l-4 border-garis bg-white py-2 pr-1 pl-4 shadow-floating ${edge}`}
    >
      <Icon aria-hidden="true" className={`mt-2.5 size-6 shrink-0 ${ink}`} strokeWidth={1.75} />
      <div className="min-w-0 flex-1 py-2">
        <Primitive.Title className="font-bold">{title}</Primitive.Title>
        {description && (
          <Primitive.Description className="text-small text-kecap-700">{description}</Primitive.Description>
        )}
      </div>
      {action && (
        <Primitive.Action
          altText={action.label}
          onClick={action.onPress}
          className="min-h-11 self-center rounded-button px-3 font-bold text-pandan-700 hover:bg-santan-100"
        >
          {action.label}
        </Primitive.Action>
      )}
      <Primitive.Close
        aria-label="Tutup"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-button hover:bg-santan-100"
      >
        <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </Primitive.Close>
    </Primitive.Root>
  )
}
