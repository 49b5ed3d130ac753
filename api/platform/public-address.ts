import { BlockList, isIPv6 } from 'node:net'

/** IANA's special-purpose addresses, among them private networks and the metadata of clouds. */
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

/** Whether an address is public: not this machine, its network, or a cloud's metadata. */
export function isPublicAddress(address: string) {
  if (!isIPv6(address)) return !blocked.check(address, 'ipv4')
  return givenOut.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
