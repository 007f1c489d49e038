import { isFree } from '@dimsum/domain/awaited-payment'
import { hiddenAmount, maskedText } from '@dimsum/domain/masking'

/** The server leaves out what a role may not see: the amount, and the charges that would tell why an order is free. */
export const isAmountHidden = (order: Parameters<typeof isFree>[0]): boolean =>
  order.totalPrice === hiddenAmount && !isFree(order)
/** Also where a customer at the door left none. */
export const isPhoneHidden = ({ customerPhone }: { customerPhone: string }): boolean =>
  customerPhone === maskedText || customerPhone === ''
