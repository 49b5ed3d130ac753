import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LinkCheck } from '@nokshi/contract/linkhub/link-checks.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { describe, expect, test } from 'vitest'
import { listMails } from '../../testing/accounts.ts'
import { makeProfile } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { redirectTo, testInternet } from '../../testing/servers/test-internet.ts'
import { testApp } from '../../testing/test-app.ts'
import { listDeadLinks } from './dead-links.ts'

type Site = Parameters<typeof testInternet>[0][string]

const DAY = 24 * 60 * 60 * 1000
const ME = '/api/linkhubAuth/me'
const answering =
  (status: number, headers = {}): Site =>
  (_request, response) =>
    void response.writeHead(status, headers).end()

async function openPage(sites: Record<string, Site>, urls: string[], hasNames = true) {
  const { options, ...internet } = await testInternet(sites)
  const nobody = { servers: ['127.0.0.1:9'], patienceMs: 400 }
  const app = await testApp({
    dns: hasNames ? options.dns : nobody,
    outbound: { ...options.outbound, patienceMs: 2_000 },
  })
  const owner = await makeProfile(app)
  const edit = async (changes: object) => {
    const { version } = await owner.client.read(ME, OwnProfile)
    const json = { 'content-type': 'application/json' }
    return owner.client.send('PATCH', ME, json, JSON.stringify({ version, ...changes }))
  }
  const setLinks = (addresses: string[]) =>
    edit({ customLinks: addresses.map((url, at) => ({ id: `link-id-${at}`, title: `Link ${at}`, url })) })
  await setLinks(urls)
  const confirm = (emailVerified: number) => app.deps.db.updateTable('user').set({ emailVerified }).execute()
  await confirm(1)
  await app.jobs.runDue()
  return {
    ...app,
    ...internet,
    owner,
    confirm,
    edit,
    setLinks,
    /** A day later, with everything tried that is due by then. */
    async passDay() {
      app.clock.advance(DAY)
      await app.jobs.runDue()
    },
    /** The report of the week, which is due a few hours later. */
    async writeReport() {
      const { dayOfWeek } = Temporal.Instant.fromEpochMilliseconds(app.deps.now()).toZonedDateTimeISO(
        'Asia/Dhaka',
      )
      const json = { 'content-type': 'application/json' }
      await owner.client.send(
        'PUT',
        `${ME}/weekly-report`,
        json,
        JSON.stringify({ weekday: (dayOfWeek % 7) + 1 }),
      )
      app.clock.advance(DAY)
      return (await listMails(app, owner.user.email)).filter(({ subject }) => subject.startsWith('Your week'))
    },
    read: () => owner.client.read(`${ME}/link-checks`, LinkCheck.array()),
    see: async () => {
      const reply = await app.visitor.send('GET', '/api/linkhub/ada-rahman', { 'cache-control': 'no-cache' })
      return Profile.parse(await reply.json()).customLinks.map(({ url }) => url)
    },
    list: (...hosts: string[]) =>
      writeFileSync(join(app.deps.config.dataDir, 'bad-hosts.txt'), `# Phishing\n${hosts.join('\n')}\n`),
  }
}

describe('a link', () => {
  test('is tried once a day, and said to be dead after two bad days, with since when', async () => {
    const { passDay, read, seen, clock, deps, owner, writeReport } = await openPage(
      { 'gone.example': answering(404), 'fine.example': answering(200) },
      ['http://gone.example/a', 'http://fine.example/'],
    )
    const tries = () => seen.filter((line) => line.startsWith('HEAD')).length

    await passDay()
    const first = deps.now()
    const afterOne = await read()
    clock.advance(DAY / 3)
    await passDay()
    const afterTwo = await read()
    const triesUntilThen = tries()
    const [report] = await writeReport()

    expect(triesUntilThen).toBe(4)
    expect(afterOne).toEqual([])
    expect(afterTwo).toEqual([
      { linkId: 'link-id-0', url: 'http://gone.example/a', state: 'dead', since: first },
    ])
    const { id } = await owner.client.read(ME, OwnProfile)
    expect(await listDeadLinks(deps.db, id, deps.now())).toEqual([
      { linkId: 'link-id-0', title: 'Link 0', url: 'http://gone.example/a', since: first },
    ])
    expect(report?.text).toContain('\n\nLink 0 leads nowhere since 16 November.\n\n')
    expect(report?.text).not.toContain('Link 1')
  })

  test('is forgiven with one good day, and judged anew with another address', async () => {
    let status = 500
    const { passDay, read, setLinks } = await openPage(
      {
        'shaky.example': (request, response) => answering(status)(request, response),
        'gone.example': answering(410),
      },
      ['http://shaky.example/', 'http://gone.example/'],
    )
    await passDay()
    status = 200
    await passDay()
    status = 500
    await passDay()
    expect((await read()).map(({ url }) => url)).toEqual(['http://gone.example/'])

    await setLinks(['http://shaky.example/', 'http://gone.example/elsewhere'])
    expect(await read()).toEqual([])
    await passDay()
    expect((await read()).map(({ url }) => url)).toEqual(['http://shaky.example/'])
  })

  test('is believed to be bad only after a GET, and not at all where a site keeps us out', async () => {
    const { passDay, read, seen, see } = await openPage(
      {
        'no-head.example': ({ method }, response) =>
          void response.writeHead(method === 'HEAD' ? 404 : 200).end(),
        'forbidden.example': answering(403),
        'busy.example': answering(429),
        'login.example': ({ url }, response) =>
          url === '/me'
            ? void response.writeHead(302, { location: '/accounts/login?next=me' }).end()
            : void response.end(),
        'linkedin.example': answering(999),
      },
      [
        'http://no-head.example/',
        'http://forbidden.example/',
        'http://busy.example/',
        'http://login.example/me',
        'http://linkedin.example/',
      ],
    )
    await passDay()
    await passDay()

    expect(seen.filter((line) => line.startsWith('GET'))).toEqual([
      'GET no-head.example/',
      'GET no-head.example/',
    ])
    expect((await read()).map(({ state }) => state)).toEqual(['closed', 'closed', 'closed', 'closed'])
    // Nothing is hidden because of a check.
    expect(await see()).toHaveLength(5)
  })

  // platform/outbound.test.ts has all addresses that nobody may be led to.
  test('never leads a check to a private address', async () => {
    const url = 'http://169.254.169.254/latest/meta-data'
    const { passDay, read, dialled, deps } = await openPage({ 'page.example': redirectTo(url) }, [
      'http://page.example/',
      'http://other.example/',
    ])
    // As if it had been stored by an older release with other rules.
    await deps.db.updateTable('customLink').set({ url }).where('url', '=', 'http://other.example/').execute()

    await passDay()

    expect((await read()).map(({ state }) => state)).toEqual(['closed', 'closed'])
    expect(new Set(dialled)).toEqual(new Set(['93.184.216.34:80']))
  })

  test('is tried by one of two processes, and again when the one that took it has died', async () => {
    const app = await openPage({ 'fine.example': answering(200) }, [
      'http://fine.example/a',
      'http://fine.example/b',
    ])
    const others = await app.startSecondJobs()
    app.clock.advance(DAY)
    await Promise.all([app.jobs.runDue(), others.runDue()])
    const tried = [...app.seen].sort()

    app.clock.advance(DAY)
    // Somebody took them, and was killed.
    await app.deps.db
      .updateTable('linkCheck')
      .set({ nextAt: app.deps.now() + 1 })
      .execute()
    await app.jobs.runDue()
    const whileLeased = app.seen.length
    app.clock.advance(60_000)
    await app.jobs.runDue()

    expect(tried).toEqual(['HEAD fine.example/a', 'HEAD fine.example/b'])
    expect(whileLeased).toBe(2)
    expect(app.seen).toHaveLength(4)
  })

  test('is not tried while nobody sees it, and forgotten when it is removed', async () => {
    const { passDay, edit, setLinks, seen, deps } = await openPage({ 'a.example': answering(200) }, [
      'http://a.example/hidden',
      'http://a.example/shown',
    ])
    await edit({ linkDetails: { 'link-id-0': { isHidden: true } } })
    await passDay()
    await setLinks([])
    await passDay()

    expect(seen).toEqual(['HEAD a.example/shown'])
    expect(await deps.db.selectFrom('linkCheck').selectAll().execute()).toEqual([])
  })

  test('is not called dead when it is our own line that is down', async () => {
    const urls = ['http://one.example/', 'http://two.example/', 'http://three.example/']
    const { passDay, read } = await openPage({}, urls, false)
    await passDay()
    await passDay()

    expect(await read()).toEqual([])
  })
})

test('links of an account whose address nobody has confirmed are not tried, but held against the list', async () => {
  const { confirm, passDay, list, see, seen } = await openPage({ 'fine.example': answering(200) }, [
    'http://fine.example/',
    'http://turned.example/',
  ])
  await confirm(0)
  list('turned.example')
  await passDay()
  const [hidden, calls] = [await see(), seen.length]
  list('another.example')
  await confirm(1)
  await passDay()

  expect([hidden, calls]).toEqual([['http://fine.example/'], 0])
  expect(await see()).toHaveLength(2)
  expect(seen).not.toHaveLength(0)
})

test('a link that was listed and leads elsewhere since is not tried either, before the address is confirmed', async () => {
  const { confirm, passDay, list, setLinks, seen } = await openPage({ 'fine.example': answering(200) }, [
    'http://turned.example/',
  ])
  await confirm(0)
  list('turned.example')
  await passDay()
  await setLinks(['http://fine.example/'])
  await passDay()

  expect(seen).toEqual([])
})

describe('a host of the operator’s list', () => {
  test('is refused on write with a sentence at its link, and so is everything below it', async () => {
    const { list, edit, setLinks, clock, see } = await openPage({}, ['http://fine.example/'])
    list('bad.example', '0.0.0.0 phish.example # hosts file')
    clock.advance(60_000)

    const reply = await setLinks(['http://fine.example/', 'https://www.bad.example/x'])
    const { codes } = await problemOf(reply)
    const other = await setLinks(['http://fine.example/', 'https://phish.example/'])

    expect([reply.status, other.status]).toEqual([400, 400])
    expect(codes?.['customLinks.1.url']?.code).toBe('listed-host')
    expect(await see()).toEqual(['http://fine.example/'])
    expect((await edit({ bio: 'New words' })).status).toBe(200)
  })

  test('may be a number that a link leads on to, however it is written', async () => {
    const { list, passDay, see } = await openPage(
      {
        'four.example': redirectTo('http://0x5db8d828/x'),
        'six.example': redirectTo('http://[2606:2800:220:1:248:1893:25c8:1946]/'),
        'near.example': redirectTo('http://93.184.216.41/'),
      },
      ['http://four.example/', 'http://six.example/', 'http://near.example/'],
    )
    list('93.184.216.40', '2606:2800:0220:0001:0248:1893:25c8:1946', '93.184.216.41 hosts-file.example')
    await passDay()

    expect(await see()).toEqual(['http://near.example/'])
  })

  test('takes a link off the page with the daily check, tells its owner, and gives it back', async () => {
    const { list, passDay, see, read, setLinks } = await openPage(
      { 'turned.example': answering(200), 'via.example': redirectTo('http://turned.example/') },
      ['http://turned.example/', 'http://via.example/'],
    )
    list('turned.example')
    await passDay()
    const [hidden, told] = [await see(), await read()]
    const stays = await setLinks(['http://turned.example/', 'http://via.example/', 'http://new.example/'])
    list('another.example')
    await passDay()

    expect(hidden).toEqual([])
    expect(told.map(({ state }) => state)).toEqual(['listed', 'listed'])
    expect(stays.status).toBe(200)
    expect(await see()).toHaveLength(3)
    expect(await read()).toEqual([])
  })

  test('takes a link off the contact too, for whoever has saved the one before', async () => {
    const { list, passDay, visitor } = await openPage({ 'turned.example': answering(200) }, [
      'http://turned.example/',
    ])
    const read = (etag = '') =>
      visitor.send('GET', '/api/linkhub/ada-rahman/contact.vcf', { 'if-none-match': etag })
    const before = await read()
    list('turned.example')
    await passDay()
    const after = await read(before.headers.get('etag') ?? '')

    expect([await before.text(), after.status]).toEqual([expect.stringContaining('turned.example'), 200])
    expect(await after.text()).not.toContain('turned.example')
  })

  test('takes links off pages soon after its listing', async () => {
    const { list, see, jobs, clock, seen } = await openPage({ 'fine.example': answering(200) }, [
      'http://turned.example/',
      'http://fine.example/',
    ])
    list('turned.example')
    for (let minute = 0; minute < 2; minute++) {
      clock.advance(60_000)
      await jobs.runDue()
    }

    expect(await see()).toEqual(['http://fine.example/'])
    expect(seen.length).toBeLessThanOrEqual(1)
  })

  test('is not where a go link leads, which says why in the language of the page', async () => {
    const { list, visitor, clock, edit } = await openPage({}, ['http://bad.example/', 'http://fine.example/'])
    list('bad.example')
    clock.advance(60_000)

    const refused = await visitor.get('/go/link-id-0', { accept: 'text/html' })
    const led = await visitor.get('/go/link-id-1')
    const inLanguage = async (language: string) => {
      await edit({ language })
      return (await visitor.get('/go/link-id-0', { accept: 'text/html' })).text()
    }
    const [bangla, arabic] = [await inLanguage('bn'), await inLanguage('ar')]

    expect([refused.status, refused.headers.get('location'), led.status]).toEqual([410, null, 302])
    expect(await refused.text()).toContain('list of harmful sites')
    expect(bangla).toContain('<html lang="bn" dir="ltr">')
    expect(bangla).toContain('ক্ষতিকর সাইটের তালিকায়')
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
    expect(arabic).toContain('للمواقع الضارة')
  })
})
