import { type Messages, sentenceOfMessage } from '../message-sentence.ts'
import type { Sentence } from '../sentence.ts'
import { deskFields, deskLimits, numberBetween, units } from './fields.ts'

const ofTheDesk: Messages = { fixed: Object.values(deskFields), numbered: Object.values(deskLimits) }

const range = /^Isi angka ([\d.]+) sampai ([\d.]+) (\w+)\.$/

/** Like {@link sentenceOfMessage}, with the messages of the desk's forms. */
export function sentenceOfDeskMessage(message: string): Sentence | string {
  const [, min, max, counted] = range.exec(message) ?? []
  const unit = Object.keys(units).find(
    (name): name is keyof typeof units => units[name as keyof typeof units].id === counted,
  )
  if (min === undefined || max === undefined || unit === undefined)
    return sentenceOfMessage(message, ofTheDesk)
  return numberBetween({ min: numberOf(min), max: numberOf(max), unit })
}

const numberOf = (written: string) => Number(written.replaceAll('.', ''))
