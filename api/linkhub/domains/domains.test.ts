import { createServer } from 'node:http'
import { OwnDomain } from '@nokshi/contract/linkhub/domains.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { describe, expect, test } from 'vitest'
import { confirmAddress, listMails } from '../../testing/accounts.ts'
import { makeProfile } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { listenLocally } from '../../testing/servers/listen-locally.ts'
import type { DnsLines } from '../../testing/servers/start-dnsmasq.ts'
import { testDnsmasq } from '../../testing/servers/test-dnsmasq.ts'
import { testApp } from '../../testing/test-app.ts'

const DOMAIN = '/api/linkhubAuth/me/domain'
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const OURS = ['host-record=domains.nokshi.studio,203.0.113.7']

/** An installation that offers domains, with a name server and a web server of its own. */
async function openStudio() {
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

type Studio = Awaited<ReturnType<typeof openStudio>>

async function makeCreator(app: Studio, username: string) {
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
async function zoneOf({ see }: Creator, zone = 'ada-quilts.com') {
  const { records = [] } = (await see()) ?? {}
  const txt = records.flatMap(({ type, value }) => (type === 'TXT' ? `txt-record=_linkhub.${zone},${value}` : []))
  return [...txt, `host-record=${zone},203.0.113.7,2001:db8::7`]
}

const permission = (app: Studio, query: string, headers: Record<string, string> = {}) =>
  app.anotherVisitor('127.0.0.1').send('GET', `/api/domains/permission?${query}`, headers)

describe('a domain', () => {
  test('waits for its records, is proven, and is live once it answers', async () => {
    const app = await openStudio()
    const ada = await makeCreator(app, 'ada-rahman')

    const connected = await ada.connect('https://Ada-Quilts.com./shop?x=1')
    const waiting = await ada.see()
    const refused = await permission(app, 'domain=ada-quilts.com')
    await app.setRecords(await zoneOf(ada))
    const proven = await ada.check()
    const allowed = await permission(app, 'domain=ADA-quilts.com.')
    const before = await ada.domain()
    await app.jobs.runDue()
    const live = await ada.see()

    expect(connected.status).toBe(200)
    expect(waiting).toMatchObject({ host: 'ada-quilts.com', alias: 'www.ada-quilts.com', state: 'waiting' })
    expect(waiting).toMatchObject({ problem: 'proof', zone: 'ada-quilts.com' })
    expect(waiting?.records.map(({ type, name }) => `${type} ${name}`)).toEqual([
      ...['TXT _linkhub', 'A @', 'AAAA @', 'CNAME www'],
    ])
    expect([refused.status, allowed.status]).toEqual([404, 200])
    expect(proven).toMatchObject({ state: 'proven', problem: null })
    expect(proven?.records.map(({ isFound }) => isFound)).toEqual([true, true, true, false])
    expect(before).toBeUndefined()
    expect(live).toMatchObject({ state: 'live', failingSince: null })
    expect(app.web.asked).toEqual(['ada-quilts.com'])
    expect(await ada.domain()).toBe('ada-quilts.com')
    expect(await ada.subjects()).toContain('ada-quilts.com was connected to your page')
  })

  test('below a zone is proven by a CNAME record, and a proof or a route alone proves nothing', async () => {
    const app = await openStudio()
    const ada = await makeCreator(app, 'ada-rahman')
    await ada.connect('shop.ada.com.bd')
    const [txt = '', cname] = await ada.wanted()
    const proof = `txt-record=_linkhub.shop.ada.com.bd,${txt.split(' ')[2]}`
    const route = 'cname=shop.ada.com.bd,domains.nokshi.studio'

    await app.setRecords([proof])
    const unrouted = await ada.check()
    await app.setRecords([route])
    const unproven = await ada.check()
    await app.setRecords([proof, 'host-record=shop.ada.com.bd,203.0.113.7,2001:db8::dead'])
    const stale = await ada.check()
    await app.setRecords([proof, 'host-record=shop.ada.com.bd,104.21.3.4'])
    const elsewhere = await ada.check()
    await app.setRecords([proof, route])
    const proven = await ada.check()

    expect([txt.split(' ', 2), cname]).toEqual([['TXT', '_linkhub.shop'], 'CNAME shop domains.nokshi.studio'])
    expect([unrouted?.problem, unproven?.problem, stale?.problem, elsewhere?.problem]).toEqual([
      ...['route', 'proof', 'route', 'route'],
    ])
    expect(stale?.records[1]).toMatchObject({ isFound: false, found: ['2001:db8::dead'] })
    expect(proven).toMatchObject({ state: 'proven', alias: null })
  })

  test('of www and bare is one: the one that was typed has the page, the other leads there', async () => {
    const app = await openStudio()
    const ada = await makeCreator(app, 'ada-rahman')
    await ada.connect('www.ada-quilts.com')
    await app.setRecords([...(await zoneOf(ada)), 'cname=www.ada-quilts.com,domains.nokshi.studio'])
    await ada.check()
    await app.jobs.runDue()
    const www = await ada.domain()
    const { token } = await app.deps.db.selectFrom('domain').select('token').executeTakeFirstOrThrow()

    // As many providers set it up.
    await app.setRecords([...(await zoneOf(ada)), 'cname=www.ada-quilts.com,ada-quilts.com'])
    await ada.connect('ada-quilts.com')
    await app.jobs.runDue()

    expect((await ada.see())?.records.map(({ isFound }) => isFound)).toEqual([true, true, true, true])
    expect(www).toBe('www.ada-quilts.com')
    expect(app.deps.domains.find('www.ada-quilts.com')?.primary).toBe('ada-quilts.com')
    expect(await ada.domain()).toBe('ada-quilts.com')
    expect(await app.deps.db.selectFrom('domain').select('token').execute()).toEqual([{ token }])
  })

  test('that is removed is gone at once, and back with the same records when that is undone', async () => {
    const app = await openStudio()
    const ada = await makeCreator(app, 'ada-rahman')
    await ada.connect('ada-quilts.com')
    await app.setRecords(await zoneOf(ada))
    await ada.check()
    await app.jobs.runDue()

    await ada.remove()
    const removed = [await ada.domain(), await ada.see(), app.deps.domains.find('ada-quilts.com')]
    const refused = await permission(app, 'domain=ada-quilts.com')
    await ada.connect('ada-quilts.com')
    await app.jobs.runDue()
    const back = await ada.domain()
    await ada.remove()
    app.clock.advance(2 * DAY)
    await app.jobs.runDue()

    expect(removed).toEqual([undefined, null, undefined])
    expect(refused.status).toBe(404)
    expect(back).toBe('ada-quilts.com')
    expect(await app.deps.db.selectFrom('domain').select('host').execute()).toEqual([])
  })
})

describe('a domain that fails', () => {
  async function openLive() {
    const app = await openStudio()
    const ada = await makeCreator(app, 'ada-rahman')
    await ada.connect('ada-quilts.com')
    const zone = await zoneOf(ada)
    await app.setRecords(zone)
    await ada.check()
    await app.jobs.runDue()
    const pass = async (hours: number) => {
      for (let hour = 0; hour < hours; hour++) {
        app.clock.advance(HOUR + 1)
        await app.jobs.runDue()
      }
    }
    return { ...app, app, ada, zone, pass }
  }

  test('is told twice, and free after seven days', async () => {
    const { app, ada, zone, pass } = await openLive()
    await app.setRecords(zone.slice(0, 1))
    app.clock.advance(1.3 * DAY)
    await app.jobs.runDue()
    const broken = await ada.see()
    const onHub = await ada.domain()
    const allowed = await permission(app, 'domain=ada-quilts.com')
    await pass(23)
    const quiet = (await ada.subjects()).length
    await pass(3)
    const told = (await ada.subjects()).length
    await pass(5 * 24)
    const toldTwice = (await ada.subjects()).length
    await pass(24)

    expect(broken).toMatchObject({ state: 'broken', problem: 'route' })
    expect(broken?.failingSince).toBe(broken?.checkedAt)
    expect([onHub, allowed.status]).toEqual([undefined, 200])
    expect([told - quiet, toldTwice - told]).toEqual([1, 1])
    expect((await ada.subjects()).at(-1)).toBe('Your domain ada-quilts.com was disconnected')
    expect([await ada.see(), app.deps.domains.find('ada-quilts.com')]).toEqual([null, undefined])
  })

  test('is out of service at the second look without its proof, and back with it', async () => {
    const { app, ada, zone, pass } = await openLive()
    await app.setRecords(zone.slice(1))
    app.clock.advance(1.3 * DAY)
    await app.jobs.runDue()
    const first = await ada.see()
    await pass(1)
    const second = await ada.see()
    const refused = await permission(app, 'domain=ada-quilts.com')
    const mails = await ada.subjects()
    await app.setRecords(zone)
    await pass(1)

    expect([first?.state, second?.state, refused.status]).toEqual(['broken', 'waiting', 404])
    expect(mails.at(-1)).toBe('Your domain ada-quilts.com no longer leads to your page')
    expect(await ada.see()).toMatchObject({ state: 'live', failingSince: null })
  })

  test('because it leads into the private network at the second look is not called there', async () => {
    const { app, ada, zone } = await openLive()
    const asked = app.web.asked.length
    await app.setRecords([...zone.slice(0, 1), 'host-record=ada-quilts.com,10.0.0.5,::1'])
    app.clock.advance(1.3 * DAY)
    await app.jobs.runDue()

    expect(await ada.see()).toMatchObject({ state: 'broken', problem: 'route' })
    // What is called is an address of ours, whatever the DNS says.
    expect([app.web.asked.length, [...app.web.called]]).toEqual([asked, ['203.0.113.7']])
  })

  test('because the name servers are down has not failed', async () => {
    const { app, ada, pass } = await openLive()
    await app.dns.stop()
    app.clock.advance(1.3 * DAY)
    await app.jobs.runDue()
    await pass(9 * 24)

    expect(await ada.see()).toMatchObject({ state: 'live', problem: null, failingSince: null })
    expect(await ada.domain()).toBe('ada-quilts.com')
  }, 120_000)

  test('is not given up by a check that got no answer from the name servers', async () => {
    const { app, ada, zone, pass } = await openLive()
    await app.setRecords(zone.slice(0, 1))
    app.clock.advance(1.3 * DAY)
    await app.jobs.runDue()
    await app.dns.stop()
    app.clock.advance(8 * DAY)
    await app.jobs.runDue()
    const unknown = await ada.see()
    await app.dns.change([...OURS, ...zone])
    await pass(1)

    expect(unknown).toMatchObject({ state: 'broken', problem: 'route' })
    expect(await ada.see()).toMatchObject({ state: 'live', failingSince: null })
  })

  test('to answer by HTTPS leaves the page at its hub address until it does', async () => {
    const { app, ada } = await openLive()
    app.web.isUp = false
    app.clock.advance(1.3 * DAY)
    await app.jobs.runDue()
    const waiting = await ada.see()
    const onHub = await ada.domain()
    app.web.isUp = true
    app.clock.advance(HOUR)
    await app.jobs.runDue()

    expect(waiting).toMatchObject({ state: 'proven', problem: 'certificate', failingSince: null })
    expect(onHub).toBeUndefined()
    expect(await ada.see()).toMatchObject({ state: 'live', problem: null })
  })
})

describe('the domain of somebody else', () => {
  test('is not to be had by a record that was left behind, nor with the token of another page', async () => {
    const app = await openStudio()
    const [ada, mallory] = [await makeCreator(app, 'ada-rahman'), await makeCreator(app, 'mallory-khan')]
    await ada.connect('ada-quilts.com')
    const zone = await zoneOf(ada)
    await app.setRecords(zone)
    await ada.check()
    await app.jobs.runDue()

    await mallory.connect('ada-quilts.com')
    const beside = await mallory.check()
    await ada.remove()
    const after = await mallory.check()
    app.clock.advance(2 * DAY)
    await app.jobs.runDue()
    const later = await mallory.check()

    expect([beside, after, later].map((seen) => [seen?.state, seen?.problem])).toEqual(
      Array(3).fill(['waiting', 'proof']),
    )
    expect(await mallory.domain()).toBeUndefined()
  })

  test('that was sold goes to whoever shows a record of their own, and its old page is told', async () => {
    const app = await openStudio()
    const [ada, bela] = [await makeCreator(app, 'ada-rahman'), await makeCreator(app, 'bela-roy')]
    await ada.connect('ada-quilts.com')
    const old = await zoneOf(ada)
    await app.setRecords(old)
    await ada.check()
    await app.jobs.runDue()

    await bela.connect('ada-quilts.com')
    // The zone was copied: the record of its seller is still in it.
    await app.setRecords([...old, ...(await zoneOf(bela)).slice(0, 1)])
    await bela.check()
    await app.jobs.runDue()
    await ada.connect('ada-quilts.com')
    const tried = await ada.see()

    expect([await ada.domain(), await bela.domain()]).toEqual([undefined, 'ada-quilts.com'])
    expect(await ada.subjects()).toContain('The domain ada-quilts.com now belongs to another page')
    expect(tried).toMatchObject({ state: 'waiting', problem: 'proof' })
  })

  test('that was sold is not to be had back by a record that its seller never used', async () => {
    const app = await openStudio()
    const [ada, bela] = [await makeCreator(app, 'ada-rahman'), await makeCreator(app, 'bela-roy')]
    await ada.connect('ada-quilts.com')
    const old = (await zoneOf(ada)).slice(0, 1)
    await app.setRecords(old)
    await ada.check()

    await bela.connect('ada-quilts.com')
    await app.setRecords([...old, ...(await zoneOf(bela))])
    await bela.check()
    await app.jobs.runDue()
    for (let day = 0; day < 3; day++) {
      app.clock.advance(DAY)
      await app.jobs.runDue()
    }

    expect([await ada.domain(), await bela.domain()]).toEqual([undefined, 'ada-quilts.com'])
    expect(await ada.see()).toBeNull()
  })

  test('has one page also when two prove it at the same moment', async () => {
    const app = await openStudio()
    const creators = [await makeCreator(app, 'ada-rahman'), await makeCreator(app, 'bela-roy')] as const
    for (const creator of creators) await creator.connect('ada-quilts.com')
    const zones = await Promise.all(creators.map((creator) => zoneOf(creator)))
    await app.setRecords([...zones.flatMap((zone) => zone.slice(0, 1)), ...(zones[0]?.slice(1) ?? [])])

    const second = await app.startSecondJobs()
    app.clock.advance(HOUR)
    await Promise.all([app.jobs.runDue(), second.runDue()])
    await app.jobs.runDue()

    expect(await app.deps.db.selectFrom('domain').select('state').execute()).toEqual([{ state: 'live' }])
    const shown = await Promise.all(creators.map((creator) => creator.domain()))
    expect(shown.filter((domain) => domain === 'ada-quilts.com')).toHaveLength(1)
  })
})

describe('what is no domain of a creator', () => {
  test.each([
    ...['', 'ada', '127.0.0.1', '0x7f.1', '[::1]', '*.ada.com', '_x.ada.com', 'ada.com:8080', 'ada@ada.com', '-a.com'],
    ...[`${'a'.repeat(64)}.com`, `${'a.'.repeat(130)}com`, 'ada..com'],
  ])('is not understood: %s', async (host) => {
    const app = await openStudio()
    const ada = await makeCreator(app, 'ada-rahman')
    expect((await problemOf(await ada.connect(host))).codes).toMatchObject({ host: { code: 'invalid-domain' } })
  })

  test('is refused', async () => {
    const app = await openStudio()
    const ada = await makeCreator(app, 'ada-rahman')
    const refused = {
      'domain-unusable': [
        ...['com.bd', 'github.io', 'ada.local', 'ada.test', 'ada.internal', 'ada.onion', 'app.localhost', 'foo.bar123'],
        ...['nokshi.studio', 'www.nokshi.studio', 'domains.nokshi.studio', 'x.nokshi.studio'],
      ],
      'domain-imitates': [
        ...['bkash.com', 'bkash-help.com.bd', 'bkash.offers.com', 'brac.bank.offers.com', 'nokshi-support.com'],
        // In Cyrillic alone, mixed with Latin, and with an accent.
        ...['\u0440\u0430\u0443\u0440\u0430\u04cf.com', 'b\u043aash.com', 'p\u00e1ypal.com', 'd\u0430raz.com'],
      ],
    }
    for (const [code, hosts] of Object.entries(refused))
      for (const host of hosts)
        expect([host, await (await ada.connect(host)).json()]).toEqual([host, expect.objectContaining({ code })])
  })

  test('may be written in any script, and is stored in Punycode', async () => {
    const app = await openStudio()
    const ada = await makeCreator(app, 'ada-rahman')
    await ada.connect('নকশা.বাংলা')
    const bangla = await ada.see()
    await ada.connect('كتب-ادا.com')
    const arabic = await ada.see()

    expect(bangla).toMatchObject({ host: 'নকশা.বাংলা', address: 'http://xn--p5b1b3b6a.xn--54b7fta0cc' })
    expect(arabic).toMatchObject({ host: 'كتب-ادا.com', state: 'waiting' })
  })
})

test('permission is given on this machine only, for served hosts only, and for a hundred new ones an hour', async () => {
  const app = await openStudio()
  const ada = await makeCreator(app, 'ada-rahman')
  await ada.connect('ada-quilts.com')
  await app.setRecords(await zoneOf(ada))
  await ada.check()
  const ask = async (query: string, headers = {}) => (await permission(app, query, headers)).status
  const local = 'domain=ada-quilts.com'

  const elsewhere = await app.anotherVisitor('203.0.113.9').send('GET', `/api/domains/permission?${local}`, {})
  const forwarded = await ask(local, { 'x-forwarded-for': '127.0.0.1' })
  const odd = []
  for (const query of [
    '',
    'domain=',
    `${local}&${local}`,
    'domain=127.0.0.1',
    `domain=${'a'.repeat(300)}`,
    'domain=*.com',
  ])
    odd.push(await ask(query))
  odd.push(await ask('domain=www.ada-quilts.com'), await ask('domain=www.nokshi.studio'))

  expect([elsewhere.status, forwarded, ...odd]).toEqual(Array(10).fill(404))
  expect(await ask(local)).toBe(200)

  await addProvenDomains(app, 120)
  const statuses = []
  for (let at = 0; at < 120; at++) statuses.push(await ask(`domain=shop-${at}.com`))
  const again = await ask('domain=shop-0.com')
  app.clock.advance(HOUR)
  const later = await ask('domain=shop-119.com')

  expect(statuses.filter((status) => status === 200)).toHaveLength(99)
  expect([statuses.at(-1), again, later]).toEqual([429, 200, 200])
})

/** Each on a page of its own. */
async function addProvenDomains({ deps }: Studio, count: number) {
  const row = await deps.db.selectFrom('domain').selectAll().executeTakeFirstOrThrow()
  const page = await deps.db.selectFrom('profile').selectAll().executeTakeFirstOrThrow()
  const owner = await deps.db.selectFrom('user').selectAll().executeTakeFirstOrThrow()
  for (let at = 0; at < count; at++) {
    const id = `many-${at}`
    await deps.db
      .insertInto('user')
      .values({ ...owner, id, email: `${id}@example.com` })
      .execute()
    await deps.db
      .insertInto('profile')
      .values({ ...page, id, ownerId: id, username: id })
      .execute()
    await deps.db
      .insertInto('domain')
      .values({ ...row, profileId: id, host: `shop-${at}.com` })
      .execute()
  }
  await deps.db.updateTable('liveMark').set({ fingerprint: 'another' }).where('name', '=', 'domains').execute()
  await deps.domains.refresh()
}

test('a stolen session connects nothing without the password, and neither does an address that nobody confirmed', async () => {
  const app = await openStudio()
  const ada = await makeCreator(app, 'ada-rahman')
  await app.deps.db.deleteFrom('sessionProof').execute()
  const stolen = await problemOf(await ada.connect('ada-quilts.com'))
  const { client } = await makeProfile(app, { username: 'bela-roy' })
  const unconfirmed = await client.send('PUT', DOMAIN, { 'content-type': 'application/json' }, '{"host":"bela.com"}')

  expect(stolen.code).toBe('proof-needed')
  expect((await problemOf(unconfirmed)).code).toBe('domain-unconfirmed')
})

test('without settings of the operator nobody is offered a domain', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)

  expect(await client.read(DOMAIN, OwnDomain)).toEqual({ isOffered: false, domain: null })
})
