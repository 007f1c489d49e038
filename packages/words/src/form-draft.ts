import { inIndonesian, type Sentence } from './sentence.ts'

/** A form that was closed or reloaded before it was sent, or changed by another device. */
export const formDraft = {
  restored: inIndonesian('Isian Anda yang belum disimpan.', 'What you typed and did not save.'),
  discard: inIndonesian('Buang', 'Discard'),
  closed: inIndonesian(
    'Ini terjadi di perangkat lain, jadi formulirnya ditutup.',
    'This happened on another device, so the form was closed.',
  ),
  unchanged: inIndonesian('Tidak ada yang diubah.', 'Nothing was changed.'),
  overtaken: inIndonesian(
    'Baru diubah di perangkat lain. Simpan lagi untuk memakai isian Anda.',
    'Just changed on another device. Save again to use what you typed.',
  ),
  storedValue: inIndonesian(
    (label: Sentence, value: Sentence) => `${label.id}: ${value.id || '(kosong)'}`,
    (label, value) => `${label.en}: ${value.en || '(empty)'}`,
  ),
} as const
