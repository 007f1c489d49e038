import { relative } from 'node:path'
import { root } from '../prepare/project.mjs'

/** Prefix of the lines in a test program's output that `progress.mjs` reads. */
export const mark = '@progress '

/**
 * @typedef {{ event: 'start' | 'end', name: string, failed?: boolean, why?: string }} TestEvent
 *   `name` is the file and the title of the test, `why` the error's message
 * @param {TestEvent} event
 */
const send = (event) => process.stdout.write(`\n${mark}${JSON.stringify(event)}\n`)

const vitestName = (test) => `${relative(root, test.module.moduleId)} > ${test.fullName}`
const playwrightName = (test) => `${relative(root, test.location.file)}:${test.location.line} > ${test.title}`

/** Reports the start and end of each test: the first two methods are called by Vitest, the last two by Playwright. */
export default class ProgressReporter {
  onTestCaseReady(test) {
    send({ event: 'start', name: vitestName(test) })
  }

  onTestCaseResult(test) {
    send({
      event: 'end',
      name: vitestName(test),
      failed: test.result().state === 'failed',
      why: test.result().errors?.[0]?.message,
    })
  }

  onTestBegin(test) {
    send({ event: 'start', name: playwrightName(test) })
  }

  onTestEnd(test, { error }) {
    send({
      event: 'end',
      name: playwrightName(test),
      failed: test.outcome() === 'unexpected',
      why: error?.message,
    })
  }
}
