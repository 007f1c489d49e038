import { inIndonesian } from '../sentence.ts'

/** Note beside a form whose scripts have not loaded yet. */
export const formIsLate = inIndonesian(
  'Tombol ini belum siap karena sambungan lambat. Isian Anda tetap di sini: tunggu sampai tombolnya menyala. Kalau lama, hubungi kami di {phone}.',
  'This button is not ready yet because the connection is slow. What you wrote stays here: wait until the button lights up. If it takes long, call us at {phone}.',
)

/** Note in a form without scripts. */
export const formNeedsScripts = inIndonesian(
  'Formulir ini memerlukan JavaScript. Kami juga melayani lewat telepon: {phone}',
  'This form needs JavaScript. We also take orders by phone: {phone}',
)
