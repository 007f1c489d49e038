import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateApi } from 'swagger-typescript-api'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderCalls, openOrderCalls } from '../testing/order-calls.ts'

let shop: OrderCalls
let address: string
let folder: string
beforeAll(async () => {
  shop = await openOrderCalls()
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  folder = await mkdtemp(join(tmpdir(), 'generated-client-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await shop.close()
})

/** A third-party program that only uses the document. */
const program = `
import { Api } from './client'

const form = { customerName: 'Siti Rahma', customerPhone: '081234567890', customerAddress: 'Jl. Kenanga No. 5, Bekasi' }

export const order = async (baseUrl: string) => {
  const { api } = new Api({ baseUrl })
  const one = await api.placeOrder({ ...form, packageType: '20pcs', quantity: 2 })
  const several = await api.placeOrder({
    ...form,
    packageType: '20pcs',
    items: [{ packageType: '20pcs', quantity: 2 }, { packageType: '100pcs', quantity: 1 }],
  })
  const { packageType, quantity, items } = several.data
  const again = await api.placeOrder({ ...form, packageType, quantity, items })
  return [one.data, several.data, again.data]
}

export const wrong = (baseUrl: string) => [
  // @ts-expect-error An order without a customer.
  () => new Api({ baseUrl }).api.placeOrder({ packageType: '20pcs' }),
]
`

/**
 * Generates a client from the served document and compiles it with the program.
 * @returns the compiler's errors
 */
const compileClient = async (): Promise<string[]> => {
  const spec = (await shop.call({ method: 'GET', url: '/api/openapi.json' })).json()
  const { files } = await generateApi({ spec, output: false, silent: true, httpClientType: 'fetch' })
  // The generator disables type checking of its output; here it must be checked.
  const client = files[0]?.fileContent.replace('// @ts-nocheck', '') ?? ''
  const source = join(folder, 'program.ts')
  await Promise.all([
    writeFile(join(folder, 'client.ts'), client),
    writeFile(source, program),
    writeFile(join(folder, 'package.json'), '{ "type": "commonjs" }'),
  ])
  const compiled = ts.createProgram([source], {
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.Node20,
    moduleResolution: ts.ModuleResolutionKind.Node16,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    // Only the client is checked, not the compiler's own DOM types.
    skipLibCheck: true,
  })
  const found = [...ts.getPreEmitDiagnostics(compiled), ...compiled.emit().diagnostics]
  return found.map(({ file, start, messageText }) => {
    const place = file && start !== undefined ? file.text.slice(start, start + 60) : ''
    return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')} ${place}`
  })
}

test('a client generated from the document compiles, and orders exactly what it asked for', async () => {
  expect(await compileClient()).toEqual([])
  const { order } = await import(pathToFileURL(join(folder, 'program.js')).href)
  const two = { packageType: '20pcs', quantity: 2 }
  const items = [two, { packageType: '100pcs', quantity: 1 }]
  expect(await order(address)).toMatchObject([
    { ...two, totalPrice: '116000.00', items: [two] },
    { ...two, totalPrice: '386000.00', items },
    { ...two, totalPrice: '386000.00', items },
  ])
})
