import { checkFolder } from './doctor/check-machine.ts'
import { idleLines, loadSettings } from './platform/config/config.ts'
import { StartProblem } from './platform/config/start-problem.ts'
import { print, printProblem, surviveClosedOutput } from './wiring/print.ts'
import { runShop } from './wiring/run-shop.ts'

/** The server's program. When it cannot start, it prints the reason and exits with code 1. */
surviveClosedOutput()

try {
  const settings = loadSettings()
  for (const sentence of idleLines()) print(sentence)
  const { folder } = settings.backup
  const backups = folder === undefined ? undefined : await checkFolder('BACKUP_DIR', folder)
  if (backups?.state === 'fault') print(`${backups.subject}: ${backups.says} ${backups.nextStep}`)
  await runShop(settings)
} catch (error) {
  printProblem(
    error instanceof StartProblem
      ? error.sentences
      : `The shop cannot start. ${error instanceof Error ? error.stack : String(error)}`,
  )
  process.exit(1)
}
