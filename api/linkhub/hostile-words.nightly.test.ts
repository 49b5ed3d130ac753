import { Profile } from '@nokshi/contract/linkhub.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { restorePage, suspendPage } from '../moderation/decide-on-page.ts'
import { readCsvCell } from '../platform/csv.ts'
import type { Client } from '../testing/client.ts'
import { hostileAddress, hostileText } from '../testing/fuzz/hostile.ts'
import { tagsOf } from '../testing/fuzz/tags-of.ts'
import { editProfile, makeProfile, readOwnProfile } from '../testing/make.ts'
import { testSmtp } from '../testing/servers/test-smtp.ts'
import { testApp } from '../testing/test-app.ts'

/** The same at every run: a test that fails, fails for everybody. */
const seed = 20_261_115
const HOUR = 60 * 60 * 1000

const someWords = fc.record({ name: hostileText, bio: hostileText, title: hostileText })
type Words = typeof someWords extends fc.Arbitrary<infer Value> ? Value : never

/** The page with these words; undefined when they were refused, and then it was said which. */
async function say(client: Client, { name, bio, title }: Words) {
  const { version } = await readOwnProfile(client)
  const customLinks = [
    { title, url: 'https://shop.example.com/?a=1,2;3' },
    { title: 'Blog', url: 'blog.example.com' },
  ]
  const reply = await editProfile(client, { version, name, bio, customLinks })
  if (reply.status === 200) return readOwnProfile(client)
  expect(reply.status).toBe(400)
  const named = Object.keys(Problem.parse(await reply.json()).fields ?? {})
  expect(named.filter((field) => !/^(name|bio|customLinks\.0\.title)$/.test(field))).toEqual([])
  return undefined
}

/** No controls, nothing that turns what follows, no half characters, and one spelling of each letter. */
function expectTidy(text: string) {
  expect(text).not.toMatch(/(?![\n\t])\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
  expect(text.isWellFormed()).toBe(true)
  expect(text).toBe(text.normalize('NFC'))
}

test('hostile words are kept as tidy words, or refused by the name of their field', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  let kept = 0

  await fc.assert(
    fc.asyncProperty(someWords, async (words) => {
      if (!(await say(client, words))) return
      kept++
      const page = await app.visitor.read('/api/linkhub/ada-rahman', Profile)
      for (const text of [page.name, page.bio, page.customLinks[0]?.title ?? '']) expectTidy(text)
      for (const text of [page.name, page.customLinks[0]?.title]) expect(text).not.toMatch(/[\n\t]/)
    }),
    { seed, numRuns: 100 },
  )
  expect(kept).toBeGreaterThan(50)
})

test('hostile words run nowhere in the download: not in a table, not in the data', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  const download = async () => {
    // Twenty an hour.
    app.clock.advance(HOUR)
    const reply = await client.get('/api/linkhubAuth/me/export')
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
    return (name: string) => strFromU8(files[name] ?? new Uint8Array())
  }

  await fc.assert(
    fc.asyncProperty(someWords, async (words) => {
      const page = await say(client, words)
      if (!page) return
      const read = await download()

      const [title = ''] = page.customLinks.map((link) => link.title)
      const [, first = []] = readTable(read('links.csv'))
      const cell = first[1] ?? ''
      expect(readCsvCell(cell)).toBe(title)
      // Wherever a spreadsheet may begin a cell, what stands there is no formula.
      expect(cell).not.toMatch(/(?:^|[;\t\r\n])[\s"\p{Cf}]*[=+\-@＋－＝＠]/u)
      expect(readTable(read('links.csv')).map((row) => row.length)).toEqual([3, 3, 3, 3])
      expect(JSON.parse(read('profile.json'))).toMatchObject({ name: page.name, bio: page.bio })
    }),
    { seed, numRuns: 40 },
  )
})

/** As a spreadsheet reads it (RFC 4180). */
function readTable(csv: string) {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test('hostile words about a page are words in the mails that carry them', async () => {
  const smtp = await testSmtp()
  const app = await testApp({ env: smtp.env })
  await makeProfile(app)
  const send = async (details: string, reason: string) => {
    // Beyond ten an hour they come as one summary.
    app.clock.advance(HOUR)
    const email = 'victim@example.com'
    const reply = await app.visitor.post('/api/linkhub/ada-rahman/reports', { reason: 'scam', details, email })
    await suspendPage(app.deps, 'staff', 'ada-rahman', reason)
    await restorePage(app.deps, 'staff', 'ada-rahman')
    await app.jobs.runDue()
    const mails = smtp.mails.splice(0)
    expect(reply.status).toBe(201)
    return mails.map(({ headers, html }) => [headers.subject, Object.keys(headers).sort(), tagsOf(html)]).toSorted()
  }
  await app.jobs.runDue()
  smtp.mails.splice(0)
  const harmless = await send('They asked for my PIN.', 'It sells fake tickets.')

  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (details, reason) => {
      expect(await send(details, `x${reason}`)).toEqual(harmless)
    }),
    { seed, numRuns: 25 },
  )
  expect(harmless).toHaveLength(3)
})

test('whatever stands in the address of a link, it leads to a plain web page or is refused', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  const isPlain = (url: string) => {
    const { protocol, username, password, hostname } = new URL(url)
    return /^https?:$/.test(protocol) && username + password === '' && /^[a-z0-9_.-]+\.[a-z0-9-]+$/.test(hostname)
  }

  await fc.assert(
    fc.asyncProperty(hostileAddress, async (url) => {
      const { version } = await readOwnProfile(client)
      const reply = await editProfile(client, { version, customLinks: [{ title: 'x', url }] })
      expect([200, 400]).toContain(reply.status)
      const page = await app.visitor.read('/api/linkhub/ada-rahman', Profile)
      for (const link of page.customLinks) expect(isPlain(link.url)).toBe(true)
    }),
    { seed, numRuns: 60 },
  )
})
