import { StartProblem } from '../config/start-problem.ts'

/** Everything that can be wrong with a backup or its making; each has sentences of its own and one name for alarms. */
export const backupFaults = [
  'missing',
  'old',
  'cut',
  'altered',
  'wrong-key',
  'no-key',
  'newer',
  'not-a-backup',
  'disk-full',
  'not-writable',
  'target-not-empty',
  'target-in-use',
  'differs',
] as const
export type BackupFaultKind = (typeof backupFaults)[number]

/** A backup cannot be made, read or restored: what happened, and what the owner does next. */
export class BackupFault extends StartProblem {
  readonly kind: BackupFaultKind

  constructor(kind: BackupFaultKind, whatHappened: string, nextStep: string, options?: ErrorOptions) {
    super(whatHappened, nextStep, options)
    this.name = 'BackupFault'
    this.kind = kind
  }
}
