import { packageName } from '@dimsum/domain/menu'
import { ownText, type Sentence } from './sentence.ts'

/** `Paket Sedang (20 pcs)`, for a package of the menu or an order line. */
export const nameOfPackage = (item: Parameters<typeof packageName>[0]): Sentence => ownText(packageName(item))
