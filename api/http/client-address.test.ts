import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'

async function addressSeen(trustedProxies: number, forwarded: string | undefined, remoteAddress = '10.0.0.1') {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustedProxies)))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await app.request('/', { headers }, { connection: { remoteAddress } })).text()
}

describe('the address of a client', () => {
  test.each<[string, number, string | undefined, string, string?]>([
    ['the socket, whatever the client claims', 0, '1.1.1.1', '10.0.0.1'],
    ['what our proxy saw', 1, '1.1.1.1', '1.1.1.1'],
    ['what our proxy saw, not what the client sent it', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['what the outer of two proxies saw', 2, '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    ['the socket when no proxy spoke', 1, undefined, '10.0.0.1'],
    ['what a proxy on this machine saw', 1, '1.1.1.1', '1.1.1.1', '127.0.0.1'],
    ['what a proxy of this network saw', 1, '1.1.1.1', '1.1.1.1', '::ffff:192.168.3.4'],
    ['the socket when it is no proxy of ours', 1, '1.1.1.1', '203.0.113.7', '203.0.113.7'],
    ['the socket just beside the private networks', 1, '1.1.1.1', '172.32.0.1', '172.32.0.1'],
  ])('is %s', async (_, proxies, forwarded, expected, remoteAddress) => {
    expect(await addressSeen(proxies, forwarded, remoteAddress)).toBe(expected)
  })

  test('is written plainly when IPv4 comes over IPv6', async () => {
    expect(await addressSeen(0, undefined, '::ffff:203.0.113.7')).toBe('203.0.113.7')
  })
})

test.each([
  ['203.0.113.7', { near: '203.0.113.7' }],
  ['2001:db8:1:2:aaaa::1', { near: '2001:db8:1:2', wide: '2001:db8:1' }],
  ['2001:db8:1:2::', { near: '2001:db8:1:2', wide: '2001:db8:1' }],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', { near: '2001:db8:1:2', wide: '2001:db8:1' }],
  ['::1', { near: '0:0:0:0', wide: '0:0:0' }],
  ['unknown', { near: 'unknown' }],
])('the network of %s is %o', (address, network) => {
  expect(networkOf(address)).toEqual(network)
})
