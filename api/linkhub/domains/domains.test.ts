import { OwnDomain } from '@nokshi/contract/linkhub/domains.ts'
import { describe, expect, test } from 'vitest'
import {
  connectLive,
  DAY,
  DOMAIN,
  type DomainStudio,
  HOUR,
  makeCreator,
  openDomains,
  permission,
  zoneOf,
} from '../../testing/domains.ts'
import { makeProfile } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'

describe('a domain', () => {
  test('waits for its records, is proven, and is live once it answers', async () => {
    const app = await openDomains()
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
    const app = await openDomains()
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
    const app = await openDomains()
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
    const app = await openDomains()
    const ada = await makeCreator(app, 'ada-rahman')
    await connectLive(app, ada)

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

describe('what is no domain of a creator', () => {
  test('is not understood, or refused', async () => {
    const app = await openDomains()
    const ada = await makeCreator(app, 'ada-rahman')
    for (const host of [
      ...[
        '',
        'ada',
        '127.0.0.1',
        '0x7f.1',
        '[::1]',
        '*.ada.com',
        '_x.ada.com',
        'ada.com:8080',
        'ada@ada.com',
        '-a.com',
      ],
      ...[`${'a'.repeat(64)}.com`, `${'a.'.repeat(130)}com`, 'ada..com'],
    ])
      expect((await problemOf(await ada.connect(host))).codes, host).toMatchObject({ host: { code: 'invalid-domain' } })
    app.clock.advance(HOUR)
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
    const app = await openDomains()
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
  const app = await openDomains()
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
async function addProvenDomains({ deps }: DomainStudio, count: number) {
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
  const app = await openDomains()
  const ada = await makeCreator(app, 'ada-rahman')
  await app.deps.db.deleteFrom('sessionProof').execute()
  const stolen = await problemOf(await ada.connect('ada-quilts.com'))
  const { client } = await makeProfile(app, { username: 'bela-roy' })
  const unconfirmed = await client.put(DOMAIN, { host: 'bela.com' })

  expect(stolen.code).toBe('proof-needed')
  expect((await problemOf(unconfirmed)).code).toBe('domain-unconfirmed')
})

test('without settings of the operator nobody is offered a domain', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)

  expect(await client.read(DOMAIN, OwnDomain)).toEqual({ isOffered: false, domain: null })
})
