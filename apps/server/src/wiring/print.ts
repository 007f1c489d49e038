/** Output for the person who started the shop; logging is separate. */
export const print = (...lines: string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}

export const printProblem = (sentences: string): void => {
  process.stderr.write(`\n${sentences}\n\n`)
}
