import { inIndonesian } from '../sentence.ts'

/** Values of settings. */
export const settingValues = {
  languagesOfNow: inIndonesian('Campuran, seperti semula', 'Mixed, as at first'),
  yes: inIndonesian('ya', 'yes'),
  no: inIndonesian('tidak', 'no'),
  picture: inIndonesian('ada gambar', 'a picture'),
  leastOrder: inIndonesian('minimum', 'least order'),
  freeFrom: inIndonesian('gratis mulai', 'free from'),
  ordering: {
    open: inIndonesian('buka', 'open'),
    paused: inIndonesian('jeda', 'paused'),
    closed: inIndonesian('tutup', 'closed'),
  },
} as const
