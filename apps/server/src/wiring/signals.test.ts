import { describe, expect, test } from 'vitest'
import { bundleProgram, runProgram } from '../testing/child-program.ts'

const program = await bundleProgram('testing/signal-child.ts')

async function start(...args: string[]) {
  const child = runProgram(program, args)
  await child.says('ready')
  return child
}

describe('a stop signal', () => {
  test.each([
    'SIGTERM',
    'SIGINT',
    'SIGHUP',
  ] as const)('%s lets the program finish, with exit code 0', async (signal) => {
    const child = await start()
    expect(await child.end(signal)).toEqual({ code: 0, signal: null })
    expect(child.output()).toContain('stopping')
  })

  test('twice at once, as Ctrl-C under npm does, counts once', async () => {
    const child = await start('500')
    child.process.kill('SIGINT')
    await child.says('stopping')
    expect(await child.end('SIGINT')).toEqual({ code: 0, signal: null })
    expect(child.output()).not.toContain('forced')
  })

  test('again, while stopping, ends the process at once with a failure', async () => {
    const child = await start('3600000')
    child.process.kill('SIGTERM')
    await child.says('stopping')
    const repeat = setInterval(() => child.process.kill('SIGTERM'), 100)
    expect(await child.end()).toEqual({ code: 1, signal: null })
    clearInterval(repeat)
    expect(child.output()).toContain('forced')
  })
})
