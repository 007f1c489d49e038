import { fillIndonesian, inEnglish, inIndonesian } from '../sentence.ts'

export const inventory = {
  title: inEnglish('Inventory', 'Stok'),
  notLoaded: inEnglish('Inventory could not be loaded.', 'Stok belum bisa dimuat.'),
  about: inIndonesian(
    'Setiap pesanan mengurangi stok dengan sendirinya. Paket tanpa kartu di sini tidak dibatasi.',
    'Every order takes from the stock by itself. A package without a card here is not limited.',
  ),
  none: inEnglish('No inventory items', 'Belum ada kartu stok'),
  active: inEnglish('Active', 'Dijual'),
  inactive: inEnglish('Inactive', 'Tidak dijual'),
  less: fillIndonesian('Kurangi stok {name}', 'Less stock of {name}'),
  lessAtEnd: fillIndonesian('Kurangi stok {name} (stok sudah 0)', 'Less stock of {name} (stock is 0)'),
  more: fillIndonesian('Tambah stok {name}', 'More stock of {name}'),
  atEnd: inIndonesian('Stok sudah 0', 'Stock is 0'),
  stockOf: fillIndonesian('Stok {name}', 'Stock of {name}'),
  out: inIndonesian('Stok habis', 'Out of stock'),
  low: inIndonesian('Stok menipis', 'Stock runs low'),
  minimum: inEnglish('Minimum Stock', 'Stok minimum'),
  unitPrice: inEnglish('Unit Price', 'Harga satuan'),
  lastRestocked: inEnglish('Last Restocked', 'Terakhir diisi'),
  never: inEnglish('Never', 'Belum pernah'),
  updated: inEnglish('Inventory Updated', 'Stok diperbarui'),
  failed: inEnglish('Error', 'Gagal'),
  notUpdated: inEnglish('Failed to update inventory', 'Stok belum tersimpan'),
  movedMeanwhile: fillIndonesian(
    'Stok sempat berubah menjadi {meanwhile}. Sekarang {now}.',
    'The stock had changed to {meanwhile}. Now it is {now}.',
  ),
} as const

/** 'Add Inventory Item'. */
export const inventoryItem = {
  add: inEnglish('Add Inventory Item', 'Tambah kartu stok'),
  close: inEnglish('Close', 'Tutup'),
  allThere: inIndonesian(
    'Semua paket sudah punya kartu stok. Ubah stoknya di kartu masing-masing.',
    'All packages have a stock card. Change the stock on their cards.',
  ),
  packageType: inEnglish('Package Type', 'Paket'),
  alreadyThere: fillIndonesian('{name}, sudah ada', '{name}, already there'),
  currentStock: inEnglish('Current Stock', 'Stok sekarang'),
  minimumStock: inEnglish('Minimum Stock', 'Stok minimum'),
  unitPrice: inEnglish('Unit Price (Rp)', 'Harga satuan (Rp)'),
  active: inEnglish('Active', 'Dijual'),
  created: inEnglish('Inventory Created', 'Kartu stok dibuat'),
  failed: inEnglish('Error', 'Gagal'),
  notCreated: inEnglish('Failed to create inventory item', 'Kartu stok belum dibuat'),
  addItem: inEnglish('Add Item', 'Tambah'),
  addingItem: inEnglish('Saving...', 'Menyimpan...'),
  edit: inIndonesian('Ubah', 'Edit'),
  editTitle: inIndonesian('Ubah paket', 'Edit the package'),
  minimum: inIndonesian('Stok minimum', 'Minimum stock'),
  minimumHint: inIndonesian('Diperingatkan mulai dari jumlah ini', 'You are warned from this count on'),
  price: inIndonesian('Harga satuan (Rp)', 'Unit price (Rp)'),
  priceHint: inIndonesian(
    'Catatan Anda sendiri. Harga jual ada di Pengaturan, Menu.',
    'For your own notes. Selling prices are in Settings, Menu.',
  ),
  sold: inIndonesian('Dijual', 'On sale'),
  soldHint: inIndonesian(
    'Paket yang tidak dijual tidak bisa dipesan',
    'A package that is not on sale cannot be ordered',
  ),
  notSaved: inIndonesian('Belum tersimpan', 'Not saved'),
  save: inIndonesian('Simpan', 'Save'),
} as const

/** «Catat stok»: received goods, waste, counts, and the history. */
export const stockRecord = {
  open: inIndonesian('Catat stok', 'Log stock'),
  whatHappened: inIndonesian('Apa yang terjadi?', 'What happened?'),
  received: inIndonesian('Jumlah masuk', 'Count received'),
  waste: inIndonesian('Jumlah terbuang', 'Count thrown away'),
  recount: inIndonesian('Jumlah sebenarnya', 'Real count'),
  stockNow: fillIndonesian('Stok sekarang {stock}', 'Stock now: {stock}'),
  note: inIndonesian('Keterangan', 'Remark'),
  countMissing: inIndonesian('Isi jumlahnya.', 'Fill in the count.'),
  tooMany: fillIndonesian('Stoknya hanya {stock}.', 'The stock is only {stock}.'),
  changedMeanwhile: fillIndonesian(
    'Stok berubah menjadi {stock} sejak formulir ini dibuka. Periksa jumlahnya, lalu simpan lagi.',
    'The stock has changed to {stock} since this form was opened. Check the count, then save again.',
  ),
  history: inIndonesian('Riwayat stok', 'Stock history'),
  historyNotLoaded: inIndonesian('Riwayat belum bisa dimuat.', 'The history could not be loaded.'),
  noChanges: inIndonesian('Belum ada perubahan.', 'No changes yet.'),
  lastChanges: fillIndonesian('{count} perubahan terakhir.', 'The last {count} changes.'),
} as const

/** Reasons of stock changes. */
export const stockReasons = {
  sold: inIndonesian('Terjual', 'Sold'),
  returned: inIndonesian('Kembali dari pembatalan', 'Back from a cancelled order'),
  received: inIndonesian('Stok masuk', 'Stock received'),
  waste: inIndonesian('Rusak atau terbuang', 'Damaged or thrown away'),
  recount: inIndonesian('Hitung ulang', 'Counted again'),
  manual: inIndonesian('Diubah', 'Changed'),
} as const
