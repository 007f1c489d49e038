import { countOf } from '../counts.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Settings, «Tim». */
export const team = {
  notLoaded: inIndonesian('Tim belum bisa dimuat.', 'The team could not be loaded.'),
  members: inIndonesian('Anggota tim', 'Team members'),
  you: inIndonesian('(Anda)', '(you)'),
  signedIn: inIndonesian('Masuk di {devices}, terakhir {at}', 'Signed in on {devices}, last {at}'),
  devices: countOf('perangkat', 'device'),
  notSignedIn: inIndonesian('Tidak sedang masuk', 'Not signed in'),
  roleOf: fillIndonesian('Peran {username}', 'Role of {username}'),
  roleChanged: inIndonesian('Peran diganti', 'Role changed'),
  endSessions: inIndonesian('Keluarkan dari semua perangkat', 'Sign out of all devices'),
  sessionsEnded: fillIndonesian(
    '{username} dikeluarkan dari semua perangkat',
    '{username} is signed out of all devices',
  ),
  notDone: inIndonesian('Tidak jadi', 'Not done'),
} as const

/** Changing a member's role. */
export const roleChange = {
  title: fillIndonesian('Jadikan {username} {role}?', 'Make {username} {role}?'),
  change: inIndonesian('Ganti peran', 'Change role'),
  keep: inIndonesian('Jangan ganti', 'Keep the role'),
} as const

/** Removing a member. */
export const memberRemoval = {
  ask: inIndonesian('Hapus dari tim …', 'Remove from the team …'),
  title: fillIndonesian('Hapus {username} dari tim?', 'Remove {username} from the team?'),
  about: inIndonesian(
    'Ia langsung keluar dari semua perangkat dan tidak bisa masuk lagi. Yang pernah dikerjakannya tetap tercatat atas namanya.',
    'They are signed out of all devices at once and cannot sign in again. What they did stays under their name.',
  ),
  remove: inIndonesian('Hapus dari tim', 'Remove from the team'),
  keep: inIndonesian('Jangan hapus', 'Keep'),
  removed: fillIndonesian('{username} dihapus dari tim', '{username} is removed from the team'),
} as const

/** Inviting people, and open invitations. */
export const invitations = {
  title: inIndonesian('Undang ke tim', 'Invite to the team'),
  about: inIndonesian(
    'Tautannya berlaku untuk satu orang, satu kali, selama 48 jam. Ia memilih nama dan kata sandinya sendiri.',
    'The link is for one person, once, for 48 hours. They choose their own name and password.',
  ),
  role: inIndonesian('Peran', 'Role'),
  make: inIndonesian('Buat undangan', 'Make an invitation'),
  ready: fillIndonesian(
    'Undangan {role} siap. Kirim sekarang: tautannya hanya tampil sekali.',
    'The invitation ({role}) is ready. Send it now: the link is shown only once.',
  ),
  link: inIndonesian('Tautan undangan', 'Invitation link'),
  sendByWhatsapp: inIndonesian('Kirim lewat WhatsApp', 'Send on WhatsApp'),
  /** Message to the invited person. */
  message: fillIndonesian(
    'Undangan masuk tim sebagai {role}, berlaku 48 jam dan satu kali: {url}',
    'An invitation to join the team ({role}), valid for 48 hours and once: {url}',
  ),
  copy: inIndonesian('Salin tautan', 'Copy the link'),
  copied: inIndonesian('Tautan disalin', 'Link copied'),
  notCopied: inIndonesian('Salin tautannya dari kotak di atas', 'Copy the link from the box above'),
  open: inIndonesian('Undangan terbuka', 'Open invitations'),
  made: inIndonesian('dibuat {at} oleh {who}', 'made {at} by {who}'),
  validUntil: inIndonesian('berlaku sampai {at}', 'valid until {at}'),
  withdraw: inIndonesian('Batalkan', 'Withdraw'),
  withdrawOf: fillIndonesian('Batalkan undangan {role} nomor {id}', 'Withdraw invitation {id} ({role})'),
  withdrawn: inIndonesian('Undangan dibatalkan', 'Invitation withdrawn'),
} as const
