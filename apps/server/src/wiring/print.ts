/** Output for the person who started the shop; logging is separate. */
export const print = (...lines: string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}

export const printProblem = (sentences: string): void => {
  process.stderr.write(`\n${sentences}\n\n`)
}

/** A closed terminal or pipe must stop neither the shop nor a command in the middle of its work. */
export function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
