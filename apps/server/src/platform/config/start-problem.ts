/**
 * A reason the shop cannot start or go on that the owner can act on: one sentence says what happened, one what
 * to do next. `main.ts` prints both and stops; no stack trace for a full disk.
 */
export class StartProblem extends Error {
  readonly nextStep: string

  constructor(whatHappened: string, nextStep: string, options?: ErrorOptions) {
    super(whatHappened, options)
    this.name = 'StartProblem'
    this.nextStep = nextStep
  }

  /** Both sentences, as they are printed. */
  get sentences(): string {
    return `${this.message} ${this.nextStep}`
  }
}
