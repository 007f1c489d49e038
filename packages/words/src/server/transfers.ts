import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Reasons why a proof of a transfer is refused. */
export const transferRefusals = {
  notAwaited: inIndonesian(
    'Pesanan ini tidak menunggu transfer, jadi bukti tidak diperlukan.',
    'This order awaits no transfer, so no proof is needed.',
  ),
  tooMany: fillIndonesian(
    'Sudah ada {max} bukti untuk pesanan ini. Kabari kami lewat WhatsApp kalau ada yang keliru.',
    'This order has {max} proofs already. Tell us on WhatsApp if something is wrong.',
  ),
} as const
