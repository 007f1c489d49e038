import { packageCount } from '../packages.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** `/order` (product.md section 2, Order form). */
export const orderForm = {
  personalData: inIndonesian(
    'Nama, nomor telepon, dan alamat hanya dipakai untuk memproses dan mengantar pesanan ini. Baca {privacy}.',
    'We use your name, phone number and address only to prepare and deliver this order. Read our {privacy}.',
  ),
  messages: fillIndonesian(
    'Kabar tentang pesanan ini bisa dikirim {shop} lewat WhatsApp ke nomor di atas. Balas STOP untuk berhenti.',
    '{shop} may send news of this order by WhatsApp to the number above. Reply STOP to end it.',
  ),
  repeated: inIndonesian(
    'Diisi dari pesanan {number}. Periksa lagi, lalu pilih tanggalnya.',
    'Filled in from order {number}. Check it, then choose the day.',
  ),
  repeatedMasked: inIndonesian(
    'Diisi dari pesanan {number}, tanpa nama dan alamat. Periksa lagi, lalu pilih tanggalnya.',
    'Filled in from order {number}, without name and address. Check it, then choose the day.',
  ),
  gone: fillIndonesian(
    '{names} tidak dijual lagi, jadi sudah kami keluarkan dari pesanan ini.',
    '{names} is no longer sold, so we took it out of this order.',
  ),
  choiceGone: fillIndonesian(
    'Pilihan «{option}» untuk {name} sudah tidak ada. Silakan pilih lagi.',
    '“{option}” for {name} is no longer offered. Please choose again.',
  ),
  linkedGone: inIndonesian(
    'Paket dari tautan itu tidak dijual lagi. Pilih paket lain.',
    'The pack of that link is no longer sold. Choose another one.',
  ),
  kept: inIndonesian('Isian lain tetap ada.', 'Everything else is still here.'),
  submit: inIndonesian('Buat Pesanan', 'Place order'),
  submitting: inIndonesian('Memproses...', 'Processing...'),
} as const

/** Labels of its fields, in screen order. */
export const orderFields = {
  package: inIndonesian('Paket', 'Pack'),
  packageMissing: inIndonesian('Pilih salah satu paket', 'Choose one of the packs'),
  quantity: inIndonesian('Jumlah', 'Quantity'),
  fewer: inIndonesian('Kurangi jumlah', 'Fewer'),
  more: inIndonesian('Tambah jumlah', 'More'),
  packagesLeft: fillIndonesian('Tinggal {packages} untuk saat ini.', 'Only {packages} left at the moment.', {
    packages: packageCount,
  }),
  orderLimit: fillIndonesian(
    'Maksimal {most} paket ini per pesanan.',
    'At most {most} of this pack per order.',
  ),
  wantsMore: inIndonesian('Lebih dari {most}? {contact}', 'More than {most}? {contact}'),
  contactUs: inIndonesian('Hubungi kami', 'Contact us'),
  delivery: inIndonesian('Pengantaran', 'Delivery'),
  deliverToMe: inIndonesian('Antar ke alamat saya', 'Deliver to my address'),
  name: inIndonesian('Nama', 'Name'),
  nameHint: inIndonesian('Nama penerima', 'Who receives the order'),
  phone: inIndonesian('Nomor WhatsApp', 'WhatsApp number'),
  phoneHint: inIndonesian(
    'Minimal 10 angka, contoh 081234567890',
    'At least 10 digits, for example 081234567890',
  ),
  email: inIndonesian('Email', 'Email'),
  emailHint: inIndonesian('Boleh dikosongkan', 'You may leave this empty'),
  address: inIndonesian('Alamat', 'Address'),
  addressHint: inIndonesian(
    'Jalan, nomor, RT/RW, kelurahan, patokan',
    'Street, number, RT/RW, kelurahan, landmark',
  ),
  addressHintPickUp: inIndonesian(
    'Untuk data pesanan. Jalan, nomor, RT/RW, kelurahan, patokan',
    'For our records. Street, number, RT/RW, kelurahan, landmark',
  ),
  notes: inIndonesian('Catatan', 'Notes'),
  promotionCode: inIndonesian('Kode promo', 'Promotion code'),
} as const

/** Suggested notes; added to the order in the customer's language. */
export const readyNotes = {
  label: inIndonesian('Catatan siap pakai', 'Ready-made notes'),
  suggestions: [
    inIndonesian('Sambal dipisah', 'Chilli sauce on the side'),
    inIndonesian('Titip satpam', 'Leave with security'),
    inIndonesian('Telepon dulu', 'Call first'),
  ],
} as const

/** Button that expands a long menu. */
export const morePackages = inIndonesian('Tambah paket lain', 'Add another pack')

/** Quantity of a package, and the buttons beside it. */
export const packageQuantity = {
  first: fillIndonesian('Jumlah {name}', 'Quantity of {name}'),
  fewer: fillIndonesian('Kurangi {name}', 'Fewer of {name}'),
  more: fillIndonesian('Tambah {name}', 'More of {name}'),
} as const

/** Note about pick-up, in the form and after ordering; `address` may be empty. */
export const pickUp = inIndonesian(
  (address: string) => `Ambil sendiri di dapur kami${address && `: ${address}`}`,
  (address) => `Pick up at our kitchen${address && `: ${address}`}`,
)
