import { Say } from '@dimsum/ui/say.tsx'
import { useHydrated } from '@dimsum/ui/use-hydrated.ts'
import { ShopPhoneLink } from '@dimsum/web/components/phone-link.tsx'
import { formIsLate, formNeedsScripts } from '@dimsum/words/shop/form-needs-scripts'

const noteStyle = 'rounded-input bg-kunyit-100 p-4 font-medium text-kunyit-800'

/**
 * Notice in a form whose submit button is hidden without scripts (classes `needs-scripts` and `without-scripts` in
 * base.css).
 */
export function NeedsScripts() {
  return (
    <Say.p className={`without-scripts ${noteStyle}`} parts={{ phone: <ShopPhoneLink /> }}>
      {formNeedsScripts}
    </Say.p>
  )
}

/** Notice beside the submit button of a prerendered form. CSS shows it when the scripts are late (base.css). */
export function FormIsLate() {
  if (useHydrated()) return null
  return (
    <Say.p
      className={`late-scripts w-full text-small ${noteStyle}`}
      parts={{ phone: <ShopPhoneLink className="whitespace-nowrap underline" /> }}
    >
      {formIsLate}
    </Say.p>
  )
}
