import { onTestFinished } from 'vitest'
import { type DnsLines, startDnsmasq } from './start-dnsmasq.ts'

/** A name server that ends with the test. */
export async function testDnsmasq(first?: DnsLines) {
  const dns = await startDnsmasq(first)
  onTestFinished(dns.end)
  return dns
}
