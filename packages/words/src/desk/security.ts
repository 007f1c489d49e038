import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** `/admin/keamanan`. */
export const securityPage = {
  demanded: inIndonesian(
    'Toko ini mewajibkan verifikasi dua langkah.',
    'This shop asks everyone for two-step verification.',
  ),
  demandedAbout: inIndonesian(
    'Aktifkan dulu di bawah ini. Sesudah itu semua halaman terbuka lagi.',
    'Turn it on below first. Then every page opens again.',
  ),
  auditAbout: inIndonesian(
    'Siapa mengubah apa di toko ini, dan kapan.',
    'Who changed what in this shop, and when.',
  ),
  openAudit: inIndonesian('Buka catatan', 'Open the log'),
} as const

/** The user's sessions. */
export const ownSessions = {
  title: inIndonesian('Perangkat yang masuk', 'Signed-in devices'),
  about: inIndonesian(
    'Ada yang tidak Anda kenal? Keluarkan, lalu ganti kata sandi. Tiap perangkat keluar sendiri sesudah 24 jam.',
    'Is there one you do not know? Sign it out, then change your password. Every device is signed out after 24 hours.',
  ),
  unknown: inIndonesian('Perangkat tidak dikenal', 'Unknown device'),
  isThis: inIndonesian('Perangkat ini', 'This device'),
  signedIn: inIndonesian('Masuk {at}', 'Signed in {at}'),
  signedInAndSeen: inIndonesian('Masuk {at} · terakhir dipakai {seen}', 'Signed in {at} · last used {seen}'),
  end: inIndonesian('Keluarkan', 'Sign out'),
  endOf: fillIndonesian('Keluarkan {device}', 'Sign out {device}'),
  endUnknown: inIndonesian('Keluarkan perangkat tidak dikenal', 'Sign out the unknown device'),
  ending: inIndonesian('Keluar…', 'Signing out…'),
  endOthers: inIndonesian('Keluarkan semua perangkat lain', 'Sign out all other devices'),
  endingOthers: inIndonesian('Mengeluarkan…', 'Signing out…'),
  notEnded: inIndonesian('Belum dikeluarkan', 'Not signed out'),
} as const
