import { inIndonesian } from '../sentence.ts'

/** Another device changed the field meanwhile. */
export const changedElsewhere = inIndonesian(
  'Baru diubah di perangkat lain.',
  'Just changed on another device.',
)
export const settingsChanged = inIndonesian(
  'Baru diubah di perangkat lain. Periksa, lalu simpan lagi.',
  'Just changed on another device. Check it, then save again.',
)
