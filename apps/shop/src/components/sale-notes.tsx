import { Say } from '@dimsum/ui/say.tsx'
import type { PackageSale } from '../api/package-sale.ts'

/** Until when it can be ordered, for which days, and what is left; nothing for a package that is simply sold. */
export const SaleNotes = ({ sale }: { sale: PackageSale }) =>
  sale.obstacle === null &&
  sale.notes.map((note) => (
    <span key={note.id} className="block text-small font-medium text-kunyit-800">
      <Say>{note}</Say>
    </span>
  ))
