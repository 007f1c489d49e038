import { catalogue, packageTypes } from '@dimsum/domain/catalogue'
import { packageWords } from '@dimsum/words/packages'
import type { MenuPackage } from './menu.ts'

/** The menu out of the box: the specification's three packages (product.md section 3). */
export const builtInMenu = (): MenuPackage[] =>
  packageTypes.map((type) => {
    const { pieces, price, popular } = catalogue[type]
    const { shortName, description } = packageWords[type]
    return {
      packageType: type,
      name: { id: shortName.id, en: shortName.en },
      description: { id: description.id, en: description.en },
      pieces,
      price,
      badge: popular ? 'popular' : null,
      photo: null,
      soldOutUntil: null,
      orderFrom: null,
      orderUntil: null,
      deliverFrom: null,
      deliverUntil: null,
      orderLimit: null,
      left: null,
      choiceGroups: [],
    }
  })
