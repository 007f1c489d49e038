import { expect, test } from 'vitest'
import { bundleProgram, runProgram } from '../testing/child-program.ts'

test.each([
  ...['admin', 'backup', 'database', 'doctor', 'restore', 'seed'],
])('npm run %s tells on --help how it is called, as asked', async (name) => {
  const program = await bundleProgram(`cli/${name}.ts`)
  for (const option of ['--help', '-h']) {
    const child = runProgram(program, [option])
    // Of stdout, not stderr.
    expect(await child.nextLine()).toMatch(new RegExp(`^Usage: npm run ${name}\\b`))
    expect((await child.end()).code).toBe(0)
  }
})
