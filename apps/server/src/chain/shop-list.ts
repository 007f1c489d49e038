import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { StartProblem } from '../platform/config/start-problem.ts'

const isOwnMachine = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** A password travels to it: encrypted, or not over a network at all. */
const Address = z.url({ protocol: /^https?$/ }).refine((text) => {
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || isOwnMachine(hostname)
}, 'must begin with https://')

/** One kitchen of the chain, and an account there with the right to its reports. */
const ChainShop = z.object({
  name: z.string().min(1),
  url: Address,
  username: z.string().min(1),
  password: z.string().min(1),
})
export type ChainShop = z.infer<typeof ChainShop>

const ShopList = z
  .array(ChainShop)
  .min(1)
  .refine((shops) => new Set(shops.map(({ name }) => name)).size === shops.length, 'has a name twice')

/**
 * Reads the kitchens from a JSON file: `[{ "name", "url", "username", "password" }]`.
 * @throws {StartProblem} when it is not there, others on this machine may read it, or a line of it is wrong
 */
export function readShopList(file: string): ChainShop[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    throw new StartProblem(`${file} cannot be read.`, 'Name a file that lists the shops.', { cause })
  }
  if (statSync(file).mode & 0o077)
    throw new StartProblem(`Others may read ${file}, and passwords stand in it.`, `Run: chmod 600 ${file}`)
  const { success, data, error } = ShopList.safeParse(jsonOrNothing(text))
  if (success) return data
  const [issue] = error.issues
  const place = issue?.path.join('.')
  throw new StartProblem(
    `${file} is no list of shops${place ? `: ${place}` : ''}: ${issue?.message}.`,
    'Each needs name, url, username and password, as docs/scaling.md shows.',
  )
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
