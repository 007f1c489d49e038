import { maskedText } from '@dimsum/domain/masking'

/** True also when a customer at the door left no phone. */
export const isPhoneHidden = ({ customerPhone }: { customerPhone: string }): boolean =>
  customerPhone === maskedText || customerPhone === ''
