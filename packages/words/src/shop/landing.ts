import { inIndonesian } from '../sentence.ts'

/** `/` (product.md section 2, Landing page). */
export const landing = {
  intro: inIndonesian(
    'Dimsum halal khas Indonesia dengan rasa otentik. Kami memakai bahan pilihan, mengolahnya dengan proses yang higienis, dan mengukusnya segar setiap hari.',
    'Halal dimsum, Indonesian style, with an authentic taste. We use choice ingredients, work hygienically, and steam it fresh every day.',
  ),
  heroPicture: inIndonesian(
    'Sembilan siomay hangat di kukusan bambu beralas daun pisang, sambal di sampingnya',
    'Nine hot siomay dumplings in a bamboo steamer lined with banana leaf, chilli sauce beside it',
  ),
  choosePackage: inIndonesian('Pilih paketnya', 'Choose your pack'),
  packagesHint: inIndonesian(
    'Halal, dibuat segar setiap hari. Jumlah dimsum di tiap foto sama dengan isi paketnya.',
    'Halal, made fresh every day. Each photo shows exactly as many dimsum as the pack holds.',
  ),
} as const

/** Section 'about'. */
export const whyUs = {
  title: inIndonesian('Kenapa dapur kami', 'Why our kitchen'),
  lead: inIndonesian(
    'Dapur kecil dengan satu pekerjaan: dimsum halal yang kami sendiri mau makan setiap hari.',
    'A small kitchen with one job: halal dimsum that we would eat every day ourselves.',
  ),
  picture: inIndonesian(
    'Semangkuk sambal merah di atas daun pisang',
    'A bowl of red chilli sauce on a banana leaf',
  ),
  halalTitle: inIndonesian('Bersertifikat halal', 'Halal certified'),
  halalNumber: inIndonesian(
    'Nomor sertifikat {number}. Silakan periksa sendiri di situs BPJPH.',
    'Certificate number {number}. Feel free to check it on the BPJPH website.',
  ),
  halal: inIndonesian(
    'Seluruh paket kami halal, dari bahan sampai cara mengolahnya.',
    'All our packs are halal, from the ingredients to the way we make them.',
  ),
  freshTitle: inIndonesian('Segar setiap hari', 'Fresh every day'),
  fresh: inIndonesian(
    'Dibuat segar setiap hari dengan proses yang higienis. Pesan sehari sebelumnya {dayAhead}, supaya dapur menyiapkannya khusus untuk Anda.',
    'Made fresh and hygienically every day. Order a day ahead {dayAhead}, so the kitchen can make it just for you.',
  ),
  priceTitle: inIndonesian('Harga sudah pasti', 'No surprises in the price'),
  price: inIndonesian(
    'Yang tertulis di menu itulah harga paketnya. Totalnya selalu terlihat sebelum Anda memesan.',
    'What the menu says is what a pack costs. You always see the total before you order.',
  ),
  trackTitle: inIndonesian('Pesanan bisa dilacak', 'Follow your order'),
  track: inIndonesian(
    'Cukup nomor pesanan dan nomor telepon. {link}',
    'All you need is your order number and phone number. {link}',
  ),
  trackLink: inIndonesian('Lihat posisi pesanan', 'See where your order is'),
} as const

/** Section 'contact'. */
export const contact = {
  title: inIndonesian('Hubungi kami', 'Contact us'),
  phone: inIndonesian('Telepon', 'Phone'),
  email: inIndonesian('Email', 'Email'),
  pickUpAt: inIndonesian('Ambil sendiri di {address}', 'Pick up your order at {address}'),
} as const
