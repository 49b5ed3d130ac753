import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { describe, expect, test } from 'vitest'
import { answering, DAY, openLinks } from '../../testing/link-checks.ts'
import { redirectTo } from '../../testing/servers/test-internet.ts'
import { listDeadLinks } from './dead-links.ts'

const ME = '/api/linkhubAuth/me'

describe('a link', () => {
  test('is tried once a day, and said to be dead after two bad days, with since when', async () => {
    const { passDay, read, seen, clock, deps, owner, writeReport } = await openLinks(
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
    expect(afterTwo).toEqual([{ linkId: 'link-id-0', url: 'http://gone.example/a', state: 'dead', since: first }])
    const { id } = await owner.client.read(ME, OwnProfile)
    expect(await listDeadLinks(deps.db, id, deps.now())).toEqual([
      { linkId: 'link-id-0', title: 'Link 0', url: 'http://gone.example/a', since: first },
    ])
    expect(report?.text).toContain('\n\nLink 0 has not worked since 16 November.\n\n')
    expect(report?.text).not.toContain('Link 1')
  })

  test('is forgiven with one good day, and judged anew with another address', async () => {
    let status = 500
    const { passDay, read, setLinks } = await openLinks(
      { 'shaky.example': (request, response) => answering(status)(request, response), 'gone.example': answering(410) },
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
    const { passDay, read, seen, see } = await openLinks(
      {
        'no-head.example': ({ method }, response) => void response.writeHead(method === 'HEAD' ? 404 : 200).end(),
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

    expect(seen.filter((line) => line.startsWith('GET'))).toEqual(['GET no-head.example/', 'GET no-head.example/'])
    expect((await read()).map(({ state }) => state)).toEqual(['closed', 'closed', 'closed', 'closed'])
    // Nothing is hidden because of a check.
    expect(await see()).toHaveLength(5)
  })

  // platform/outbound.test.ts has all addresses that nobody may be led to.
  test('never leads a check to a private address', async () => {
    const url = 'http://169.254.169.254/latest/meta-data'
    const { passDay, read, dialled, deps } = await openLinks({ 'page.example': redirectTo(url) }, [
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
    const app = await openLinks({ 'fine.example': answering(200) }, ['http://fine.example/a', 'http://fine.example/b'])
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
    const { passDay, edit, setLinks, seen, deps } = await openLinks({ 'a.example': answering(200) }, [
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
    const { passDay, read } = await openLinks({}, urls, false)
    await passDay()
    await passDay()

    expect(await read()).toEqual([])
  })
})

test('links of an account whose address nobody has confirmed are not tried, but held against the list', async () => {
  const { confirm, passDay, list, see, seen } = await openLinks({ 'fine.example': answering(200) }, [
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
  const { confirm, passDay, list, setLinks, seen } = await openLinks({ 'fine.example': answering(200) }, [
    'http://turned.example/',
  ])
  await confirm(0)
  list('turned.example')
  await passDay()
  await setLinks(['http://fine.example/'])
  await passDay()

  expect(seen).toEqual([])
})
