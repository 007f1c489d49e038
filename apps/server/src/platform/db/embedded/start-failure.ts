import { StartProblem } from '../../config/start-problem.ts'

/** The alternative when the built-in database does not start. */
export const orSetUrl = 'set DATABASE_URL to a PostgreSQL that already runs'

/** Messages of PostgreSQL's programs and the operating system, and what the owner can do. The first match is used. */
const meanings: readonly { says: RegExp; problem: (folder: string) => [string, string] }[] = [
  {
    says: /No space left on device|Check free disk space|ENOSPC|Disk quota exceeded|EDQUOT/,
    problem: (folder) => [
      `The disk that holds ${folder} is full.`,
      'Make room on it and start again; no stored data is lost.',
    ],
  },
  {
    says: /ENOTDIR|EEXIST.*mkdir/,
    problem: (folder) => [
      `${folder} cannot be created: a part of its path is not a folder.`,
      'Set DATA_DIR to a folder.',
    ],
  },
  {
    says: /lock file "postmaster\.pid" is empty/,
    problem: (folder) => [
      `An earlier start of the database in ${folder} was interrupted: its lock file is empty.`,
      `Make sure that no other shop uses this folder, delete ${folder}/data/postmaster.pid and start again.`,
    ],
  },
  {
    says: /error while loading shared libraries|Library not loaded|ld-linux|ENOENT.*(initdb|postgres)/,
    problem: () => [
      "PostgreSQL's programs cannot run on this system: a library they need is missing.",
      `Run "npm ci" in the project's folder and start again, or ${orSetUrl}.`,
    ],
  },
  {
    says: /EPERM.*spawn|spawn.*EPERM/,
    problem: () => [
      'PostgreSQL refuses to run as root, and this process may not switch to another account.',
      `Start the shop as an ordinary user, or ${orSetUrl}.`,
    ],
  },
  {
    says: /checkpoint record|PANIC|could not (open|read|access) (file|directory|status)|invalid data in file|required .* (file|directory)|is not a database cluster directory/,
    problem: (folder) => [
      `The database in ${folder} is damaged and does not start.`,
      `Keep a copy of the folder, then restore the latest backup; the reason is at the end of ${folder}/server.log.`,
    ],
  },
  {
    says: /Permission denied|Read-only file system|EACCES|EPERM|EROFS|permissions/,
    problem: (folder) => [
      `The database may not write to ${folder}.`,
      'Start the shop as the account that owns the folder, or set DATA_DIR to a folder this account may write to.',
    ],
  },
]

/**
 * Turns a failed start into a StartProblem.
 * @param output the output of the programs or the error message
 * @param folder `DATA_DIR/postgres`
 */
export function startFailure(output: string, folder: string, cause?: unknown): StartProblem {
  const meaning = meanings.find(({ says }) => says.test(output))
  const [whatHappened, nextStep] = meaning?.problem(folder) ?? [
    `The database in ${folder} did not start: ${lastWords(output)}`,
    `Read the end of ${folder}/server.log, or ${orSetUrl}.`,
  ]
  return new StartProblem(whatHappened, nextStep, { cause: cause ?? output })
}

function lastWords(output: string): string {
  const lines = output.trim().split('\n')
  const fatal = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? ''
  return fatal.replace(/^.*?(FATAL|PANIC|error):\s*/i, '').trim() || 'it gave no reason'
}
