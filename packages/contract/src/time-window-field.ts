import { isWindowText } from '@dimsum/domain/time-windows'
import { deskFields } from '@dimsum/words/desk/fields'
import { z } from 'zod'

/** A time window as the owner enters it, `09:00-11:00` in WIB. */
export const TimeWindowField = z
  .string()
  .max(11, deskFields.windowWrong.id)
  .refine(isWindowText, deskFields.windowWrong.id)
