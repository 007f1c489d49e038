import type { SampleWords } from './seed-history.queries.ts'

const words = (list: string) => list.trim().split(/\s+/)

/** Common names, streets and notes of Bekasi and its neighbours. */
export const sampleWords: SampleWords = {
  firstNames: words(`
    Siti Dewi Rina Ayu Fitri Nur Putri Lestari Budi Agus Andi Rizky Hendra Yusuf Bambang Wahyu Maya
    Indah Ratna Eko`),

  lastNames: words(`
    Santoso Wijaya Rahmawati Hidayat Pratama Kusuma Nugroho Saputra Handayani Permata Siregar Lubis
    Wulandari Setiawan Maulana Anggraini`),

  streets: ['Melati', 'Mawar', 'Kenanga', 'Cempaka', 'Anggrek', 'Flamboyan', 'Merpati', 'Rajawali'],

  town: 'Kota Contoh',

  notes: ['Saus dipisah ya', 'Tanpa pedas', 'Titip di satpam', 'Tolong antar sebelum jam 12'],

  reviews: [
    'Kulitnya lembut dan isinya banyak, anak-anak minta lagi.',
    'Datang tepat waktu dan masih hangat. Sausnya juara.',
    'Sudah langganan untuk acara kantor, selalu habis duluan.',
    'Enak, halal, dan porsinya pas untuk keluarga.',
  ],
}
