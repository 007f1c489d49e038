import { Say } from '@dimsum/ui/say.tsx'
import type { PackageSale } from '../api/package-sale.ts'

/** Order deadline, delivery days and remaining quantity of a package; empty when it has no such limits. */
export const SaleNotes = ({ sale }: { sale: PackageSale }) =>
  sale.obstacle === null &&
  sale.notes.map((note) => (
    <Say.span key={note.id} className="block text-small font-medium text-kunyit-800">
      {note}
    </Say.span>
  ))
