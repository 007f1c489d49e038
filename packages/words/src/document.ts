import { fillIndonesian, inIndonesian } from './sentence.ts'

/** Texts of documents for search engines and chat previews, and without scripts. */
export const documentWords = {
  description: inIndonesian(
    'Dimsum halal khas Indonesia, segar setiap hari. Pesan online.',
    'Halal Indonesian dimsum, fresh every day. Order online.',
  ),
  pictureOfShop: inIndonesian(
    'Sembilan siomay hangat di kukusan bambu, sambal di sampingnya',
    'Nine warm siomay in a bamboo steamer, with sambal beside it',
  ),
  needsScripts: inIndonesian(
    'Halaman ini memerlukan JavaScript. Kami juga melayani lewat telepon.',
    'This page needs JavaScript. We also help by phone.',
  ),
  callUs: fillIndonesian('Telepon {phone}', 'Call {phone}'),
  backHome: inIndonesian('Kembali ke beranda', 'Go back to the home page'),
} as const
