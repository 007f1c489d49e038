import { inIndonesian } from '../sentence.ts'

/** «Pengaturan»: navigation and load errors. */
export const settings = {
  sections: inIndonesian('Bagian pengaturan', 'Sections of the settings'),
  all: inIndonesian('Semua pengaturan', 'All settings'),
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

/** The form of a section. */
export const settingsForm = {
  save: inIndonesian('Simpan', 'Save'),
  saved: inIndonesian('Tersimpan', 'Saved'),
  notSaved: inIndonesian('Pengaturan belum tersimpan', 'The settings are not saved'),
} as const
