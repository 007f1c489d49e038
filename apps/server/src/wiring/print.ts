/** Lines for the owner who started the shop; the log has its own. */
export const print = (...lines: string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}

export const printProblem = (sentences: string): void => {
  process.stderr.write(`\n${sentences}\n\n`)
}
