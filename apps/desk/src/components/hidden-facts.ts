import { hiddenAmount, maskedText } from '@dimsum/domain/masking'

/** The server leaves out what a role may not see; no order costs nothing, so an amount of nothing is one left out. */
export const isAmountHidden = ({ totalPrice }: { totalPrice: string }): boolean => totalPrice === hiddenAmount
export const isPhoneHidden = ({ customerPhone }: { customerPhone: string }): boolean =>
  customerPhone === maskedText
