/** Reasons for a rejected sign-in, password or change of the team. */
import { inEnglish, inIndonesian } from '../sentence.ts'

export const teamRefusals = {
  wrongCode: inEnglish(
    'Wrong code. If it was typed right, set the phone’s clock to automatic.',
    'Kode salah. Kalau sudah diketik dengan benar, atur jam HP ke otomatis.',
  ),
  wrongOldPassword: inEnglish('The old password is not right', 'Kata sandi lama salah'),
  wrongPassword: inEnglish('The password is not right', 'Kata sandi salah'),
  gone: inIndonesian('Orang ini sudah tidak di tim.', 'This person is no longer in the team.'),
  lastOwner: inIndonesian(
    'Pemilik terakhir tidak bisa dihapus atau diganti perannya.',
    'The last owner cannot be removed or given another role.',
  ),
  invitationOver: inIndonesian(
    'Undangan ini tidak berlaku lagi. Minta tautan baru kepada pemilik.',
    'This invitation is no longer valid. Ask the owner for a new link.',
  ),
  tooManyInvitations: inIndonesian(
    'Terlalu banyak undangan terbuka. Batalkan salah satu dulu.',
    'There are too many open invitations. Withdraw one first.',
  ),
  invitationUsed: inIndonesian(
    'Undangan ini sudah dipakai atau dibatalkan.',
    'This invitation has been used or withdrawn.',
  ),
  nameTaken: inIndonesian(
    'Nama ini sudah dipakai. Pilih nama lain.',
    'This name is taken. Choose another one.',
  ),
  ownFactorFirst: inIndonesian(
    'Pasang dulu verifikasi dua langkah untuk akun Anda sendiri.',
    'Set up two-step verification for your own account first.',
  ),
  factorDemanded: inIndonesian(
    'Verifikasi dua langkah diwajibkan untuk semua. Matikan kewajibannya dulu.',
    'Two-step verification is required for everybody. Switch the requirement off first.',
  ),
  tooManyDevices: inEnglish(
    'There are too many devices. Remove one first.',
    'Terlalu banyak perangkat. Hapus salah satu dulu.',
  ),
  unknownPushService: inIndonesian(
    'Layanan notifikasi browser ini tidak dikenal.',
    "This browser's notification service is not known.",
  ),
} as const

/** Reasons for a rejected password; its length limits are in `deskLimits`. */
export const passwordFaults = {
  tooSimple: inEnglish('Password is too simple', 'Kata sandi terlalu sederhana'),
  tooCommon: inEnglish(
    'Password is too common or too easy to guess',
    'Kata sandi terlalu umum atau mudah ditebak',
  ),
} as const
