/** A file of its own: what keeps every screen fresh names it, and few screens read codes. */
export const promotionCodesKey = ['admin', 'promotion-codes']
