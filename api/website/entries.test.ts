import { PlacedText } from '@nokshi/contract/website/entries.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { problemOf } from '../testing/problem-of.ts'
import { aMember, MAJHI, openWebsite, TAHMID } from '../testing/website.ts'

const DAY = 24 * 60 * 60 * 1000
const Line = z.object({ siteVersion: z.number(), isLive: z.boolean() })

test('entries are ordered, copied, put into the trash and taken out of it', async () => {
  const { list, send, publicContent, editor, undo } = await openWebsite()
  const ids = (await list('team')).map(({ id }) => id)
  const order = await (await send('POST', '/api/crm/website/order', { kind: 'team', ids: ids.toReversed() })).json()
  expect((await publicContent()).team[0]?.name).toBe('Zayan Malik')
  expect(
    (await problemOf(await send('POST', '/api/crm/website/order', { kind: 'team', ids: ids.slice(1) }))).code,
  ).toBe('order-outdated')
  await undo(order.changeId)
  expect((await publicContent()).team[0]?.name).toBe('Tahmid Rahman')

  const { record: copy } = await (await send('POST', `/api/crm/website/entries/${TAHMID}/duplicate`)).json()
  expect(copy).toMatchObject({ slug: 'tahmid-rahman-2', state: 'draft', title: 'Tahmid Rahman' })
  expect((await publicContent()).team).toHaveLength(11)

  await send('DELETE', `/api/crm/website/entries/${TAHMID}`)
  expect((await publicContent()).team).toHaveLength(10)
  const trash = await (await editor.get('/api/crm/trash')).json()
  expect(trash.items).toMatchObject([{ kind: 'contentEntry', title: 'Tahmid Rahman' }])
  await send('POST', `/api/crm/trash/contentEntry/${TAHMID}/restore`)
  expect((await publicContent()).team[0]?.name).toBe('Tahmid Rahman')
  expect((await problemOf(await send('DELETE', '/api/crm/website/entries/brand'))).code).toBe('entry-needed')
})

test('what nobody took out of the trash is gone for good after a month, with its versions', async () => {
  const { send, clock, jobs, deps } = await openWebsite()
  await send('DELETE', `/api/crm/website/entries/${TAHMID}`)
  clock.advance(31 * DAY)
  await jobs.runDue()
  const left = await deps.db.selectFrom('contentEntry').select('id').where('id', '=', TAHMID).execute()
  const versions = await deps.db.selectFrom('contentVersion').select('id').where('entryId', '=', TAHMID).execute()
  expect([left, versions]).toEqual([[], []])
})

test('every published version is seen, compared and brought back as a draft, with languages that were empty', async () => {
  const { editAndPublish, editor, send, read, publicContent } = await openWebsite()
  await editAndPublish(TAHMID, { role: { en: 'Second' } })
  await editAndPublish(TAHMID, { role: { en: 'Third', bn: 'তৃতীয়', ar: 'الثالث' } })
  const { items } = await (await editor.get(`/api/crm/website/entries/${TAHMID}/versions`)).json()
  expect(items.map(({ siteVersion, isLive }: z.infer<typeof Line>) => [siteVersion, isLive])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ])
  const compared = await (await editor.get(`/api/crm/website/versions/${items[1].id}?with=${items[0].id}`)).json()
  expect(compared.changes.map(({ language, after }: { language: string; after: string }) => [language, after])).toEqual(
    [
      ['en', 'Third'],
      ['bn', 'তৃতীয়'],
      ['ar', 'الثالث'],
    ],
  )

  await send('POST', `/api/crm/website/versions/${items[1].id}/bring-back`)

  expect(await read(TAHMID)).toMatchObject({ state: 'changed', draft: { role: { en: 'Second' } } })
  expect((await publicContent()).team[0]?.role).toBe('Third')
})

test('a case study that moves leaves a redirect, without chain or circle when it moves on or back', async () => {
  const { editAndPublish, publicContent } = await openWebsite()
  const redirects = async () => (await publicContent()).redirects
  await editAndPublish(MAJHI, { slug: 'second' })
  expect(await redirects()).toEqual([{ from: '/portfolio/majhi-ferry-tickets', to: '/portfolio/second' }])
  await editAndPublish(MAJHI, { slug: 'third' })
  expect(await redirects()).toEqual([
    { from: '/portfolio/majhi-ferry-tickets', to: '/portfolio/third' },
    { from: '/portfolio/second', to: '/portfolio/third' },
  ])
  await editAndPublish(MAJHI, { slug: 'majhi-ferry-tickets' })
  expect(await redirects()).toEqual([
    { from: '/portfolio/second', to: '/portfolio/majhi-ferry-tickets' },
    { from: '/portfolio/third', to: '/portfolio/majhi-ferry-tickets' },
  ])
  const content = await publicContent()
  expect(content.testimonials[0]?.caseStudy).toBe('majhi-ferry-tickets')
})

test('bad input is refused in words, and nothing changes', async () => {
  const { patch, read, add, publish, send } = await openWebsite()
  const { version, draft } = await read(MAJHI)
  const fieldsOf = async (fields: object) => {
    const { status, fields: said } = await problemOf(await patch(MAJHI, version, { ...draft, ...fields }))
    return [status, said]
  }
  expect(await fieldsOf({ slug: 'a/b' })).toEqual([400, { slug: expect.stringContaining('small letters') }])
  expect(await fieldsOf({ slug: 'kolka-sari-shop' })).toEqual([
    409,
    { slug: expect.stringContaining('kolka-sari-shop') },
  ])
  expect(await fieldsOf({ title: { en: 'a'.repeat(121) } })).toEqual([
    400,
    { 'title.en': expect.stringContaining('120') },
  ])
  expect(await fieldsOf({ country: 'XX' })).toEqual([400, { country: expect.any(String) }])
  expect(
    (await problemOf(await patch(MAJHI, version, { ...draft, cover: { photo: { id: 'f'.repeat(32) } } }))).code,
  ).toBe('no-such-stored-picture')

  const reserved = await add('case-study', { ...draft, slug: 'new' })
  expect((await problemOf(await publish(reserved))).message).toContain('new is reserved')
  const away = await add('redirect', { from: '/old', to: 'https://evil.example/' })
  expect((await problemOf(await publish(away))).message).toContain('another site')
  const [one, two] = [await add('redirect', { from: '/a', to: '/b' }), await add('redirect', { from: '/b', to: '/a' })]
  expect((await problemOf(await publish(one, two))).message).toContain('back to itself')
  expect((await problemOf(await send('POST', '/api/crm/website/entries', { kind: 'page', draft: {} }))).code).toBe(
    'entry-needed',
  )
  expect((await read(MAJHI)).version).toBe(version)
})

test('a kind has at most 200 entries', async () => {
  const { add, send, deps } = await openWebsite()
  const row = await deps.db.selectFrom('contentEntry').selectAll().where('id', '=', TAHMID).executeTakeFirstOrThrow()
  const more = Array.from({ length: 188 }, (_, n) => ({ ...row, id: `more-${n}`, slug: `more-${n}` }))
  await deps.db.insertInto('contentEntry').values(more).execute()
  await add('team', aMember('The last'))
  const refused = await problemOf(await send('POST', '/api/crm/website/entries', { kind: 'team' }))
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('at most 200') })
})

test('the samples that are left are removed together, and come back by one undo', async () => {
  const { edit, publish, send, publicContent, undo } = await openWebsite()
  await publish((await edit(TAHMID, { name: { en: 'Ada' }, isSample: false })).record)
  const removed = await (
    await send('POST', '/api/crm/website/samples/remove', { kinds: ['team', 'case-study', 'testimonial'] })
  ).json()
  expect(removed.count).toBe(10 + 8 + 9)
  const content = await publicContent()
  expect([content.team.map(({ name }) => name), content.caseStudies, content.testimonials]).toEqual([['Ada'], [], []])
  await undo(removed.changeId)
  expect((await publicContent()).team).toHaveLength(11)
})

test('a long page is saved whole, and one that is far too long is refused in words', async () => {
  const { read, patch } = await openWebsite()
  const { version, draft } = await read('page-privacy')
  const longer = { ...draft, intro: { en: 'a'.repeat(1_000), bn: 'ক'.repeat(1_000) } }
  expect(Buffer.byteLength(JSON.stringify(longer))).toBeGreaterThan(64 * 1024)
  expect((await patch('page-privacy', version, longer)).status).toBe(200)
  const reply = await problemOf(await patch('page-privacy', version, { ...draft, more: 'a'.repeat(600 * 1024) }))
  expect(reply).toMatchObject({ status: 413, code: 'body-too-large' })
})

test('an editor learns which field a text of the site is, in each language, and nothing of drafts', async () => {
  const { edit, editor, visitor } = await openWebsite()
  await edit(TAHMID, { role: { en: 'Unreleased words' } })
  const Texts = z.object({ items: PlacedText.array() })
  const placesOf = async (language: string, wanted: string) =>
    (await editor.read(`/api/crm/website/texts?language=${language}`, Texts)).items.filter(
      ({ text }) => text === wanted,
    )

  const inTeam = { id: TAHMID, path: 'name', page: null }
  expect(await placesOf('en', 'Tahmid Rahman')).toEqual([{ ...inTeam, text: 'Tahmid Rahman' }])
  expect(await placesOf('ar', 'تحميد رحمن')).toEqual([{ ...inTeam, text: 'تحميد رحمن' }])
  expect(await placesOf('en', 'Meet Our Team')).toMatchObject([{ path: 'heading', page: 'about' }])
  expect(await placesOf('en', 'Unreleased words')).toEqual([])
  expect((await visitor.get('/api/crm/website/texts?language=en')).status).toBe(401)
})
