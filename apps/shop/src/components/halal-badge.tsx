import { Badge } from '@dimsum/ui/badge.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import type { Message } from '@dimsum/words/sentence'
import { shopClaims } from '@dimsum/words/shop/shop-claims'
import { ShieldCheck } from 'lucide-react'

/** '100% Halal Certified' on the landing page and invoice, '100% Halal' in the order summary (product.md section 2). */
export function HalalBadge({ text = shopClaims.halalCertified }: { text?: Message }) {
  return (
    <Badge tone="halal">
      <ShieldCheck aria-hidden="true" className="size-4" strokeWidth={2} />
      <Say>{text}</Say>
    </Badge>
  )
}
