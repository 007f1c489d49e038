/**
 * A reason why the shop cannot start or continue that the owner can fix: one sentence says what happened, one what to
 * do. `main.ts` prints both and stops, without a stack trace.
 */
export class StartProblem extends Error {
  readonly nextStep: string

  constructor(whatHappened: string, nextStep: string, options?: ErrorOptions) {
    super(whatHappened, options)
    this.name = 'StartProblem'
    this.nextStep = nextStep
  }

  /** Both sentences as printed. */
  get sentences(): string {
    return `${this.message} ${this.nextStep}`
  }
}
