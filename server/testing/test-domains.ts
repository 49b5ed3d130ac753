import { testDnsmasq } from '@nokshi/api/testing/servers/test-dnsmasq.ts'
import { OwnDomain } from '@nokshi/contract/linkhub/domains.ts'
import { vi } from 'vitest'
import { findFreePort } from '../lifecycle/environment.ts'
import { createBrowser, registerAt } from './browser.ts'
import { runCommand } from './run-command.ts'
import { testCaddy } from './test-caddy.ts'
import { testData, testProduct } from './test-product.ts'

const DOMAIN = '/api/linkhubAuth/me/domain'

/** The product behind the Caddy of deploy/, with a name server for the domains of its creators. */
export async function testDomains() {
  const port = await findFreePort()
  const [dns, caddy, { env: place }] = [await testDnsmasq(), await testCaddy(port), await testData()]
  const siteUrl = `https://www.nokshi.studio:${caddy.https}`
  const env = {
    ...place,
    ...{ SITE_URL: siteUrl, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
    ...{ DOMAINS_HOST: 'domains.nokshi.studio', DOMAINS_ADDRESSES: '127.0.0.1', DNS_SERVERS: dns.server },
    NODE_EXTRA_CA_CERTS: caddy.root,
  }
  const product = await testProduct({ env: { ...env, PORT: String(port) } })
  const zones = new Map<string, string[]>()

  /** A creator with a page, whose domain has all records and is live. */
  async function makeLive(username: string, host: string) {
    const owner = await registerAt(product.url, `${username}@example.com`)
    const form = new FormData()
    const texts = { name: `Name of ${username}`, username, bio: 'I weave.' }
    for (const [name, value] of Object.entries(texts)) form.set(name, value)
    await owner.send('POST', '/api/linkhub', form)
    await runCommand('creators', env, 'confirm', `${username}@example.com`)
    const read = async () => OwnDomain.parse(await (await owner.get(DOMAIN)).json()).domain
    await owner.put(DOMAIN, { host })
    const { records = [] } = (await read()) ?? {}
    const token = records.find(({ type }) => type === 'TXT')?.value
    await setZone(host, [
      `txt-record=_linkhub.${host},${token}`,
      `host-record=${host},127.0.0.1`,
      `host-record=www.${host},127.0.0.1`,
    ])
    await owner.post(`${DOMAIN}/check`, {})
    await vi.waitFor(
      async () => {
        if ((await read())?.state !== 'live') throw new Error(JSON.stringify(await read()))
      },
      { timeout: 30_000, interval: 200 },
    )
    return { owner, read, origin: `https://${host}:${caddy.https}` }
  }

  async function setZone(host: string, lines: string[]) {
    zones.set(host, lines)
    await dns.change([...zones.values()].flat())
  }

  return { product, caddy, dns, env, siteUrl, makeLive, setZone, at: createBrowser }
}
