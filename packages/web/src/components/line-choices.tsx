import type { BothLanguages } from '@dimsum/domain/menu'
import { Say } from '@dimsum/ui/say.tsx'
import { ownText } from '@dimsum/words/sentence'

type LineChoicesProps = {
  /** `Isi: ayam · Sambal: dipisah`; nothing for a line without choices. */
  choices: BothLanguages | null
  className?: string
}

/** The choices of an order line in a row of their own, under the package's name. */
export const LineChoices = ({ choices, className = 'text-small text-kecap-700' }: LineChoicesProps) =>
  choices && <Say.span className={`block wrap-anywhere ${className}`}>{ownText(choices)}</Say.span>
