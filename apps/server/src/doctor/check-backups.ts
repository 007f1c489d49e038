import { existsSync, statSync } from 'node:fs'
import { checkNewestBackup } from '../platform/backup/check-backup.ts'
import type { Settings } from '../platform/config/config.ts'
import { StartProblem } from '../platform/config/start-problem.ts'
import { type Finding, fault, fine, note } from './finding.ts'

/** Whether the latest backup can be opened with the key and is on another disk than the data. */
export const checkBackups = async ({
  backup: { folder, keyFile },
  dataDir,
  payment,
}: Pick<Settings, 'backup' | 'dataDir' | 'payment'>): Promise<Finding[]> => {
  if (folder === undefined) {
    const says = 'There are no automatic backups.'
    const nextStep = 'Set BACKUP_DIR in .env, best on another disk, and restart the shop.'
    return [
      payment.mode === 'production'
        ? fault('Backups', says, nextStep)
        : note('Backups', `${says} ${nextStep}`),
    ]
  }
  try {
    const { name, rows } = await checkNewestBackup(folder, keyFile, new Date())
    return [
      fine('Backups', `${name} is recent, complete and readable with the key: ${rows} rows.`),
      ...(isOneDisk(folder, dataDir)
        ? [note('Backups', `${folder} is on the same disk as the data: copy it to another machine.`)]
        : []),
      note(
        'Backups',
        `Keep a copy of ${keyFile} in another place than the backups. The doctor cannot check this.`,
      ),
    ]
  } catch (error) {
    if (error instanceof StartProblem) return [fault('Backups', error.message, error.nextStep)]
    return [fault('Backups', (error as Error).message, 'Run npm run backup for details.')]
  }
}

const isOneDisk = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && statSync(one).dev === statSync(other).dev
