/** Result of a check: fine, a note, or a fault that the owner fixes as `nextStep` says. */
export type Finding = { subject: string } & (
  | { state: 'ok' | 'note'; says: string }
  | { state: 'fault'; says: string; nextStep: string }
)

export const fine = (subject: string, says: string): Finding => ({ subject, state: 'ok', says })
export const note = (subject: string, says: string): Finding => ({ subject, state: 'note', says })
export const fault = (subject: string, says: string, nextStep: string): Finding => ({
  subject,
  state: 'fault',
  says,
  nextStep,
})

const marks = { ok: 'ok   ', note: 'note ', fault: 'FAULT' } as const

export const lineOf = (finding: Finding): string => {
  const line = `${marks[finding.state]}  ${finding.subject.padEnd(20)}  ${finding.says}`
  return finding.state === 'fault' ? `${line}\n${' '.repeat(29)}${finding.nextStep}` : line
}
