/** What a sample history is made of: everyday names, streets and wishes of Bekasi and its neighbours. */

export const firstNames = [
  'Siti',
  'Dewi',
  'Rina',
  'Ayu',
  'Fitri',
  'Nur',
  'Putri',
  'Lestari',
  'Budi',
  'Agus',
  'Andi',
  'Rizky',
  'Hendra',
  'Yusuf',
  'Bambang',
  'Wahyu',
  'Maya',
  'Indah',
  'Ratna',
  'Eko',
]

export const lastNames = [
  'Santoso',
  'Wijaya',
  'Rahmawati',
  'Hidayat',
  'Pratama',
  'Kusuma',
  'Nugroho',
  'Saputra',
  'Handayani',
  'Permata',
  'Siregar',
  'Lubis',
  'Wulandari',
  'Setiawan',
  'Maulana',
  'Anggraini',
]

export const streets = [
  'Melati',
  'Mawar',
  'Kenanga',
  'Cempaka',
  'Anggrek',
  'Flamboyan',
  'Merpati',
  'Rajawali',
]

/** Stands in every sample address: a shop that holds any other order is a real one. */
export const sampleTown = 'Kota Contoh'

export const notes = ['Saus dipisah ya', 'Tanpa pedas', 'Titip di satpam', 'Tolong antar sebelum jam 12']

export const reviewTexts = [
  'Kulitnya lembut dan isinya banyak, anak-anak minta lagi.',
  'Datang tepat waktu dan masih hangat. Sausnya juara.',
  'Sudah langganan untuk acara kantor, selalu habis duluan.',
  'Enak, halal, dan porsinya pas untuk keluarga.',
]
