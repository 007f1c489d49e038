import { StartProblem } from '../config/start-problem.ts'

/** Faults of backups; each has its own message and a name for alarms. */
export type BackupFaultKind =
  | ('missing' | 'old' | 'cut' | 'altered' | 'wrong-key' | 'no-key' | 'newer' | 'not-a-backup')
  | ('disk-full' | 'not-writable' | 'target-not-empty' | 'target-not-ours' | 'target-in-use' | 'differs')

/** A backup cannot be made, read or restored: the message says what happened and what to do. */
export class BackupFault extends StartProblem {
  readonly kind: BackupFaultKind

  constructor(kind: BackupFaultKind, whatHappened: string, nextStep: string, options?: ErrorOptions) {
    super(whatHappened, nextStep, options)
    this.name = 'BackupFault'
    this.kind = kind
  }
}

export const newer = (name: string) =>
  new BackupFault(
    'newer',
    `${name} was made by a newer version of the shop.`,
    'Restore it with that version, or with any later one.',
  )

export const cut = (name: string) =>
  new BackupFault(
    'cut',
    `${name} is incomplete: its end is missing.`,
    'Use the backup before it; nothing was changed.',
  )

/** For age files this includes truncation: age reports both alike. */
export const altered = (name: string, cause?: unknown) =>
  new BackupFault(
    'altered',
    `${name} is damaged: it was changed after it was made, or its end is missing.`,
    'Use the backup before it; nothing was changed.',
    { cause },
  )
