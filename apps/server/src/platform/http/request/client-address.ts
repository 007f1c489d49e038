import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The eight groups of an IPv6 address, `::` expanded, without the zone. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right]
}

/**
 * The network address that limits count: IPv4 in full, IPv6 by its /64, since a subscriber has a whole /64. IPv4 inside
 * IPv6 counts as IPv4.
 */
export const countedAddress = (ip: string): string => {
  // Some proxies append the port, which differs per connection.
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(ip)?.[1]
  if (four) return four
  if (!isIPv6(ip)) return ip
  const prefix = groupsOf(ip)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/64`
}

export const clientAddress = ({ received }: FastifyRequest): string => received.address
