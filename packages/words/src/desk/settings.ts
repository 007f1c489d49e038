import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** «Pengaturan»: navigation, search and load errors. */
export const settings = {
  sections: inIndonesian('Bagian pengaturan', 'Sections of the settings'),
  all: inIndonesian('Semua pengaturan', 'All settings'),
  search: inIndonesian('Cari pengaturan', 'Find a setting'),
  results: inIndonesian('Hasil pencarian', 'Results'),
  found: fillIndonesian('{count} ditemukan', '{count} found'),
  nothingFound: fillIndonesian('Tidak ada yang cocok dengan «{typed}»', 'Nothing matches “{typed}”'),
  notForYou: inIndonesian(
    'Bagian itu bukan untuk peran Anda. Minta pemilik kalau Anda memerlukannya.',
    'That section is not for your role. Ask the owner if you need it.',
  ),
  notThere: inIndonesian(
    'Bagian pengaturan itu tidak ada. Pilih dari daftar.',
    'There is no such section. Choose one from the list.',
  ),
  notLoaded: inIndonesian('Pengaturan belum bisa dimuat.', 'The settings could not be loaded.'),
} as const

/** Unsaved values: the save bar, marks at sections, the question before leaving. */
export const unsavedSettings = {
  bar: inIndonesian('Perubahan yang belum disimpan', 'Changes not saved yet'),
  in: inIndonesian('Belum disimpan:', 'Not saved:'),
  mark: inIndonesian('Belum disimpan', 'Not saved'),
  wrong: inIndonesian('Perlu diperbaiki', 'Needs fixing'),
  save: inIndonesian('Simpan', 'Save'),
  saved: inIndonesian('Tersimpan', 'Saved'),
  notSaved: inIndonesian('Belum tersimpan. Coba lagi.', 'Not saved. Try again.'),
  discard: inIndonesian('Buang', 'Discard'),
  discarded: inIndonesian('Perubahan dibuang', 'Changes discarded'),
  leaving: inIndonesian('Ada pengaturan yang belum disimpan', 'Some settings are not saved'),
  leavingAbout: inIndonesian(
    'Toko masih memakai pengaturan yang lama. Isian Anda tetap ada di tab ini sampai Anda menyimpan atau membuangnya.',
    'The shop still uses the old settings. What you typed stays in this tab until you save or discard it.',
  ),
  leave: inIndonesian('Pergi, simpan nanti', 'Leave, save later'),
  stay: inIndonesian('Tetap di sini', 'Stay here'),
  left: inIndonesian('Pengaturan belum disimpan', 'Settings not saved'),
  leftAbout: inIndonesian('Isian Anda masih ada di tab ini.', 'What you typed is still in this tab.'),
  back: inIndonesian('Kembali', 'Go back'),
} as const

/** Changes by another device while the form was edited. */
export const settingsElsewhere = {
  title: inIndonesian('Baru diubah di perangkat lain', 'Just changed on another device'),
  take: inIndonesian('Pakai ini', 'Use this'),
  takeOf: fillIndonesian('Pakai {name}: {value}', 'Use {name}: {value}'),
  isHere: inIndonesian('sudah ikut di sini', 'already filled in here'),
  notSaved: inIndonesian('Perubahan Anda belum tersimpan.', 'Your changes are not saved yet.'),
  contested: inIndonesian(
    '«Pakai ini» mengambil yang dari perangkat lain, Simpan menyimpan isian Anda.',
    '“Use this” takes what the other device set, Save keeps what you typed.',
  ),
  check: inIndonesian(
    'Isian Anda masih ada. Periksa, lalu tekan Simpan.',
    'What you typed is still here. Check it, then press Save.',
  ),
} as const
