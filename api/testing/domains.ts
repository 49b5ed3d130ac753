import { createServer } from 'node:http'
import { OwnDomain } from '@nokshi/contract/linkhub/domains.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { confirmAddress, listMails } from './accounts.ts'
import { makeProfile } from './make.ts'
import { listenLocally } from './servers/listen-locally.ts'
import type { DnsLines } from './servers/start-dnsmasq.ts'
import { testDnsmasq } from './servers/test-dnsmasq.ts'
import { testApp } from './test-app.ts'

export const DOMAIN = '/api/linkhubAuth/me/domain'
export const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR
const OURS = ['host-record=domains.nokshi.studio,203.0.113.7']

/** An installation that offers domains, with a name server and a web server of its own. */
export async function openDomains() {
  const dns = await testDnsmasq(OURS)
  const web = { isUp: true, asked: [] as (string | undefined)[], called: new Set<string>() }
  const port = await listenLocally(
    createServer(({ headers }, answer) => {
      web.asked.push(headers.host)
      answer.writeHead(web.isUp ? 200 : 421).end()
    }),
  )
  const app = await testApp({
    env: {
      DOMAINS_HOST: 'domains.nokshi.studio',
      DOMAINS_ADDRESSES: '203.0.113.7, 2001:0DB8:0::7',
      SITE_URL: 'http://www.nokshi.studio',
      DNS_SERVERS: dns.server,
    },
    dns: { patienceMs: 400 },
    outbound: {
      route: ({ address }) => {
        web.called.add(address)
        return { address: '127.0.0.1', port }
      },
    },
  })
  return { ...app, dns, web, setRecords: (lines: DnsLines) => dns.change([...OURS, ...lines]) }
}

export type DomainStudio = Awaited<ReturnType<typeof openDomains>>

export async function makeCreator(app: DomainStudio, username: string) {
  const { client, user } = await makeProfile(app, { username })
  await confirmAddress(app, user.email)
  const read = async (reply: Response | Promise<Response>) => OwnDomain.parse(await (await reply).json()).domain
  return {
    client,
    username,
    email: user.email,
    connect: (host: string) => client.put(DOMAIN, { host }),
    check: () => read(client.post(`${DOMAIN}/check`, {})),
    remove: () => client.delete(DOMAIN),
    see: () => read(client.get(DOMAIN)),
    subjects: async () => (await listMails(app, user.email)).map(({ subject }) => subject),
    domain: async () => Profile.parse(await (await app.visitor.get(`/api/linkhub/${username}`)).json()).domain,
    /** The lines of the zone that this page wants. */
    wanted: async () =>
      ((await read(client.get(DOMAIN)))?.records ?? []).map(({ type, name, value }) => `${type} ${name} ${value}`),
  }
}

type Creator = Awaited<ReturnType<typeof makeCreator>>

/** What an owner enters at the provider of the domain. */
export async function zoneOf({ see }: Creator, zone = 'ada-quilts.com') {
  const { records = [] } = (await see()) ?? {}
  const txt = records.flatMap(({ type, value }) => (type === 'TXT' ? `txt-record=_linkhub.${zone},${value}` : []))
  return [...txt, `host-record=${zone},203.0.113.7,2001:db8::7`]
}

export const permission = (app: DomainStudio, query: string, headers: Record<string, string> = {}) =>
  app.anotherVisitor('127.0.0.1').send('GET', `/api/domains/permission?${query}`, headers)

/** Connects ada-quilts.com, and lets it be checked; answers the zone. */
export async function connectLive(app: DomainStudio, creator: Creator) {
  await creator.connect('ada-quilts.com')
  const zone = await zoneOf(creator)
  await app.setRecords(zone)
  await creator.check()
  await app.jobs.runDue()
  return zone
}
