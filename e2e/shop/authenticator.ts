import { codeOfStep, stepAt } from '../../apps/server/src/testing/authenticator.ts'

/**
 * An authenticator app (RFC 6238). Each code is of a later time step than the one before, because the server accepts
 * each step once.
 */
export class Authenticator {
  private readonly secret: string
  private lastStep = 0

  constructor(secret: string) {
    this.secret = secret
  }

  /** At most one step ahead of the clock, as the server allows; a third code within one step is too early. */
  nextCode(): string {
    const step = Math.max(stepAt(new Date()), this.lastStep + 1)
    this.lastStep = step
    return codeOfStep(this.secret, step)
  }
}
