/** Announced when an order took a promotion code or gave it back: which codes can be used may have changed. */
export const promotionUses = 'promotion_uses'
