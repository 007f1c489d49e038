import { fillEnglish, inEnglish } from '../sentence.ts'

/** Reviews on the landing page (product.md section 2). */
export const reviews = {
  title: inEnglish('Customer Reviews', 'Ulasan Pelanggan'),
  average: inEnglish('{average} from {count} reviews', '{average} dari {count} ulasan'),
  averageStars: inEnglish(
    (average: number) => average.toFixed(1),
    (average) => average.toFixed(1).replace('.', ','),
  ),
  byStars: inEnglish('Reviews by stars', 'Ulasan menurut bintang'),
  stars: inEnglish(
    (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    (count) => `${count} bintang`,
  ),
  showMore: inEnglish('Show more reviews', 'Lihat ulasan lain'),
  loading: inEnglish('Loading…', 'Memuat…'),
  none: inEnglish('No reviews yet', 'Belum ada ulasan'),
  beFirst: inEnglish('Be the first to share your experience!', 'Jadilah yang pertama berbagi pengalaman!'),
  notLoaded: inEnglish('Reviews could not be loaded.', 'Ulasan belum bisa dimuat.'),
  tryAgain: inEnglish('Try again', 'Coba lagi'),
  more: inEnglish('Read all of it', 'Baca selengkapnya'),
  less: inEnglish('Show less', 'Ringkas'),
  verified: inEnglish('Verified buyer', 'Pembeli terverifikasi'),
  reply: fillEnglish('Reply from {shop}', 'Balasan {shop}'),
  write: inEnglish('Write Review', 'Tulis Ulasan'),
} as const
