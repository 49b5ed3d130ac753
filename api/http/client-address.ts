import { BlockList, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Config } from '../platform/config.ts'
import type { Network } from '../platform/rate-limit.ts'

/** The connection of a request; empty for requests in memory. */
export interface Connection {
  remoteAddress?: string | undefined
}

export interface Bindings {
  connection?: Connection
}

/** Each proxy appends the address it saw: the n-th from the end is the last that a client cannot forge. */
export function clientAddress(c: Context, trustedProxies: number): string {
  return addressOf(connectionOf(c), c.req.header('x-forwarded-for'), trustedProxies)
}

export function connectionOf(c: Context): Connection {
  // Hono types its bindings as anything; `server/` hands in these.
  return (c.env as Bindings | undefined)?.connection ?? {}
}

export function addressOf({ remoteAddress }: Connection, forwardedFor: string | undefined, trustedProxies: number) {
  const direct = stripMapping(remoteAddress ?? 'unknown')
  if (!isFromProxy({ remoteAddress }, trustedProxies)) return direct
  const forwarded = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  const claimed = forwarded.at(-trustedProxies)
  return claimed ? stripMapping(claimed) : direct
}

export function clientNetwork({ config }: { config: Pick<Config, 'trustProxy'> }, c: Context) {
  return networkOf(clientAddress(c, config.trustProxy))
}

/** IPv4 addresses are shared, so each is a network. A home has an IPv6 /64, an office or server a /48. */
export function networkOf(address: string): Network {
  if (!isIPv6(address)) return { near: address }
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
  return { near: groups.slice(0, 4).join(':'), wide: groups.slice(0, 3).join(':') }
}

const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

/** Our proxies are on this machine or in its private network (RFC 1918, 4193); others may forge addresses. */
export function isFromProxy({ remoteAddress }: Connection, trustedProxies: number) {
  if (trustedProxies === 0 || remoteAddress === undefined) return false
  const address = stripMapping(remoteAddress)
  return near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

function stripMapping(address: string) {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}
