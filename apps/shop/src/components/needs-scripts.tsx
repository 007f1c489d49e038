import { Say } from '@dimsum/ui/say.tsx'
import { ShopPhoneLink } from '@dimsum/web/components/phone-link.tsx'
import { formNeedsScripts } from '@dimsum/words/shop/form-needs-scripts'

/** Stands in a form whose button is hidden where scripts are off (`needs-scripts` and `without-scripts`, base.css). */
export function NeedsScripts() {
  return (
    <p className="without-scripts rounded-input bg-kunyit-100 p-4 font-medium text-kunyit-800">
      <Say parts={{ phone: <ShopPhoneLink /> }}>{formNeedsScripts}</Say>
    </p>
  )
}
