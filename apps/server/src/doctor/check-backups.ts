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
    const says = 'The shop makes none by itself.'
    const nextStep = 'Set BACKUP_DIR in .env, best to another disk, and restart the shop.'
    return [
      payment.mode === 'production'
        ? fault('Backups', says, nextStep)
        : note('Backups', `${says} ${nextStep}`),
    ]
  }
  try {
    const { name, rows } = await checkNewestBackup(folder, keyFile, new Date())
    return [
      fine('Backups', `${name} is fresh, whole and opens with the key: ${rows} rows.`),
      ...(isOneDisk(folder, dataDir)
        ? [note('Backups', `${folder} is on the disk of the data: have it copied to another machine.`)]
        : []),
      note('Backups', `A copy of ${keyFile} belongs where the backups are not. Only you can look.`),
    ]
  } catch (error) {
    if (error instanceof StartProblem) return [fault('Backups', error.message, error.nextStep)]
    return [fault('Backups', (error as Error).message, 'npm run backup says more.')]
  }
}

const isOneDisk = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && statSync(one).dev === statSync(other).dev
