import { mark } from './progress-reporter.mjs'

/** Milliseconds between two lines where the output is not a terminal. */
const lineEvery = 30_000
const redrawEvery = 500
const errorLines = 6

/** @param {number} ms */
const clock = (ms) => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Shows running files, numbers of finished and failed tests, and the elapsed time: one line that is redrawn on a
 * terminal, otherwise a line every 30 seconds. A failed test is printed at once with the first line of its error.
 * @param {{ out?: NodeJS.WriteStream, now?: () => number }} [options]
 */
export function progress({ out = process.stdout, now = () => performance.now() } = {}) {
  const startedAt = now()
  /** @type {Set<string>} */
  const running = new Set()
  /** A short test may be reported as ended before it is reported as started. @type {Set<string>} */
  const ended = new Set()
  let done = 0
  let failed = 0

  const text = () => {
    const names = [...running]
      .map((name) => name.split(' > ')[0])
      .filter((name, at, all) => all.indexOf(name) === at)
    return `${clock(now() - startedAt)}  ${done} done, ${failed} failed, running: ${names.join(', ') || 'nothing yet'}`
  }
  const clear = () => out.isTTY && out.write('\r\u001b[K')
  const draw = () =>
    out.isTTY ? out.write(`\r\u001b[K${text().slice(0, out.columns - 1)}`) : out.write(`${text()}\n`)
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  /** Prints a line above the progress line. @param {string} line */
  const print = (line) => {
    clear()
    out.write(`${line}\n`)
  }

  return {
    /**
     * Handles one line of a test program.
     * @param {string} line
     * @returns {boolean} whether the line was meant for here
     */
    read(line) {
      if (!line.startsWith(mark)) return false
      /** @type {import('./progress-reporter.mjs').TestEvent} */
      const { event, name, failed: hasFailed, why = '' } = JSON.parse(line.slice(mark.length))
      if (event === 'start') {
        if (!ended.delete(name)) running.add(name)
        return true
      }
      if (!running.delete(name)) ended.add(name)
      done += 1
      if (hasFailed) {
        failed += 1
        print([`failed: ${name}`, ...why.split('\n').slice(0, errorLines)].filter(Boolean).join('\n        '))
      }
      return true
    },
    print,
    text,
    start() {
      timer = setInterval(draw, out.isTTY ? redrawEvery : lineEvery)
    },
    stop() {
      clearInterval(timer)
      clear()
    },
  }
}
