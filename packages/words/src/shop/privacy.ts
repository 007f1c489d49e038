import { countOf } from '../counts.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** `/privasi`: the privacy policy (UU 27/2022). */
export const privacy = {
  lead: fillIndonesian(
    '{shop} hanya meminta data yang diperlukan untuk memasak, mengantar, dan menagih pesanan Anda.',
    '{shop} asks only for what it needs to cook, deliver and charge for your order.',
  ),
} as const

export const privacyKept = {
  title: inIndonesian('Data yang kami simpan', 'What we keep'),
  order: inIndonesian(
    'Dari pesanan: nama, nomor telepon, alamat, catatan, dan email kalau Anda isi.',
    'From an order: your name, phone number, address, notes, and your email if you give it.',
  ),
  payment: inIndonesian(
    'Dari pembayaran: cara bayar, jumlah, dan statusnya. Nomor kartu atau PIN tidak pernah sampai ke kami.',
    'From a payment: how you paid, the amount, and its status. Card numbers and PINs never reach us.',
  ),
  transferProof: inIndonesian(
    'Dari transfer manual: gambar bukti yang Anda kirim. Hanya kami yang melihatnya, dan dihapus bersama data pesanan.',
    'From a manual transfer: the picture of the proof you send. Only we see it, and it is deleted with the order’s data.',
  ),
  review: inIndonesian(
    'Dari ulasan: nama, isi ulasan, dan email kalau Anda isi.',
    'From a review: your name, what you wrote, and your email if you give it.',
  ),
} as const

export const privacyUse = {
  title: inIndonesian('Untuk apa', 'What it is for'),
  order: inIndonesian(
    'Data pesanan dipakai untuk memproses dan mengantar pesanan itu, menghubungi Anda tentangnya, dan mencatat penjualan. Tidak untuk iklan, dan tidak dijual kepada siapa pun.',
    'We use the data of an order to prepare and deliver it, to contact you about it, and to keep our sales records. Never for advertising, and we sell it to nobody.',
  ),
  review: inIndonesian(
    'Nama dan isi ulasan tampil di situs ini setelah kami setujui. Email pengulas tidak pernah ditampilkan.',
    'The name and text of a review appear on this site once we have approved them. A reviewer’s email is never shown.',
  ),
} as const

export const privacyReaders = {
  title: inIndonesian('Siapa yang melihatnya', 'Who sees it'),
  kitchen: inIndonesian(
    'Kami di dapur, dan pengantar pesanan Anda.',
    'We in the kitchen, and whoever delivers your order.',
  ),
  midtrans: inIndonesian(
    'Midtrans, kalau Anda membayar online: nama, telepon, email, dan total pesanan dikirim ke sana untuk memproses pembayaran.',
    'Midtrans, if you pay online: your name, phone, email and the order’s total are sent there to process the payment.',
  ),
  whatsapp: inIndonesian(
    'WhatsApp, kalau Anda sendiri mengirim pesan kepada kami lewat aplikasi itu.',
    'WhatsApp, if you yourself send us a message in that app.',
  ),
  whatsappMessages: inIndonesian(
    'Meta (WhatsApp), di luar Indonesia juga: nama, nomor telepon, dan kabar pesanan yang kami kirim lewat WhatsApp, serta balasan Anda. Balas STOP atau BERHENTI dan kami tidak mengirim lagi.',
    'Meta (WhatsApp), also outside Indonesia: your name, phone number and the news of orders that we send by WhatsApp, and your answers. Reply STOP or BERHENTI and we send no more.',
  ),
  others: inIndonesian(
    'Orang lain yang tahu nomor pesanan Anda hanya melihat isi dan statusnya. Nama, telepon, alamat, dan catatan disembunyikan sampai nomor telepon pemesan dimasukkan.',
    'Others who know your order number see only what it holds and its status. Name, phone, address and notes stay hidden until the phone number of the order is entered.',
  ),
} as const

export const privacyTime = {
  title: inIndonesian('Berapa lama disimpan', 'How long we keep it'),
  months: fillIndonesian(
    'Data pribadi di pesanan dan ulasan kami simpan {months}, lalu dihapus otomatis.',
    'We keep personal data in orders and reviews for {months}, then it is deleted automatically.',
    { months: countOf('bulan', 'month') },
  ),
  untilItEnds: inIndonesian(
    'Data pribadi di pesanan dan ulasan dihapus otomatis setelah masa simpannya habis.',
    'Personal data in orders and reviews is deleted automatically when its time is over.',
  ),
  backups: inIndonesian(
    'Salinannya di cadangan data ikut hilang sesudah itu. Anda boleh meminta kami menghapusnya lebih awal.',
    'Copies in our backups disappear after that. You may ask us to delete it sooner.',
  ),
} as const

export const privacyDevice = {
  title: inIndonesian('Di perangkat Anda', 'On your device'),
  text: inIndonesian(
    'Satu cookie mengingat bahwa pesanan itu milik Anda: 30 hari setelah memesan, atau 12 jam setelah nomor telepon dicocokkan. Isian yang belum dikirim disimpan di tab ini saja dan hilang saat tab ditutup. Tidak ada pelacak iklan.',
    'One cookie remembers that an order is yours: for 30 days after you order, or 12 hours after the phone number was matched. What you have not sent yet is kept in this tab alone and is gone when you close it. There are no advertising trackers.',
  ),
} as const

export const privacyRights = {
  title: inIndonesian('Hak Anda', 'Your rights'),
  text: inIndonesian(
    'Anda boleh meminta salinan data Anda, memperbaikinya, atau meminta kami menghapusnya. Sebutkan nomor pesanan; kami jawab paling lama 3 × 24 jam. Catatan penjualan tanpa data pribadi tetap kami simpan.',
    'You may ask for a copy of your data, have it corrected, or have us delete it. Tell us the order number; we answer within 3 × 24 hours. We keep sales records without personal data.',
  ),
  contact: inIndonesian('Hubungi {phone}.', 'Contact {phone}.'),
  contactOrMail: inIndonesian('Hubungi {phone} atau {email}.', 'Contact {phone} or {email}.'),
} as const
