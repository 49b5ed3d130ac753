import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import type { Config } from './config.ts'

/** Who wants to reach the inside of our network, or the machine itself. */
export class PrivateAddress extends Error {
  constructor() {
    super('This address is inside a private network.')
  }
}

/** IANA's special-purpose addresses: this host, private and shared networks, link-local (with the clouds' metadata), documentation, multicast. */
const privateFour: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Of IPv6 only 2000::/3 is given out; in it, these carry or stand for something else. */
const privateSix: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked = new BlockList()
for (const [net, prefix] of privateFour) blocked.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of privateSix) blocked.addSubnet(net, prefix, 'ipv6')
const givenOut = new BlockList()
givenOut.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string) {
  if (!isIPv6(address)) return !blocked.check(address, 'ipv4')
  return givenOut.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}

/**
 * The address to call, and no other: a name that is looked up again for the call itself may by then lead elsewhere.
 * One private address among several is enough to refuse them all.
 */
export async function resolvePublic(
  { allowsPrivateWebhooks }: Pick<Config, 'allowsPrivateWebhooks'>,
  url: URL,
) {
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true })
  if (!allowsPrivateWebhooks && !found.every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddress()
  const [first] = found
  if (!first) throw new Error('This name has no address.')
  return first
}
