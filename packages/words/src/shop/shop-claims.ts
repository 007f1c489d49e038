import { inEnglish, inIndonesian } from '../sentence.ts'

/** Claims on several screens and prints (product.md section 1). */
export const shopClaims = {
  headline: inEnglish('Premium Halal Dimsum', 'Dimsum Halal Premium'),
  byFounder: inEnglish('by {founder}', 'oleh {founder}'),
  freshDaily: inIndonesian('Halal, dibuat segar setiap hari.', 'Halal, made fresh every day.'),
  halalCertified: inEnglish('100% Halal Certified', '100% Bersertifikat Halal'),
} as const
