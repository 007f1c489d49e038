import { isFree } from '@dimsum/domain/awaited-payment'
import { hiddenAmount, maskedText } from '@dimsum/domain/masking'

/** The server omits amounts from roles without the right, and the charges that would explain a free order. */
export const isAmountHidden = (order: Parameters<typeof isFree>[0]): boolean =>
  order.totalPrice === hiddenAmount && !isFree(order)
/** True also when a customer at the door left no phone. */
export const isPhoneHidden = ({ customerPhone }: { customerPhone: string }): boolean =>
  customerPhone === maskedText || customerPhone === ''
