import { roles } from '@nokshi/contract/roles.ts'
import { Pending, PlacedText } from '@nokshi/contract/website/entries.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { makeStaff } from '../testing/make.ts'
import { listFiles, listUploads } from '../testing/pictures.ts'
import { problemOf } from '../testing/problem-of.ts'
import { testApp } from '../testing/test-app.ts'
import { callsOf, openWebsite } from '../testing/website.ts'
import { seedContent } from './seed.ts'

const DAY = 24 * 60 * 60 * 1000
const TAHMID = 'team-tahmid-rahman'
const MAJHI = 'case-study-majhi-ferry-tickets'
const secret = { en: 'Unreleased words', bn: 'অপ্রকাশিত', ar: 'غير منشور' }

function aMember(name: string) {
  return {
    name: { en: name },
    role: { en: 'Weaver' },
    line: { en: 'Weaves.' },
    description: { en: 'She weaves.' },
  }
}

test('a new installation is filled from the samples once, also by two processes at once', async () => {
  const app = await testApp()
  const second = await app.startSecondProcess()

  await Promise.all([
    seedContent(app.deps),
    seedContent(app.deps),
    app.visitor.at(second).get('/api/website/content'),
  ])
  const content = await (await app.visitor.get('/api/website/content')).json()

  expect(content.team).toHaveLength(11)
  expect(content.brand.name).toBe('Nokshi Studio')
  expect(await app.deps.db.selectFrom('contentState').selectAll().execute()).toEqual([{ id: 1, version: 1 }])
})

test('what is saved is a draft, what is published is there at once, and an unchanged language keeps its tag', async () => {
  const { edit, publish, publicContent, visitor, startSecondProcess } = await openWebsite()
  const tagOf = async (language: string) =>
    (await visitor.get(`/api/website/content?language=${language}`)).headers.get('etag') ?? ''
  const [english, arabic] = [await tagOf('en'), await tagOf('ar')]
  const { record } = await edit(TAHMID, { role: { en: 'Founder', bn: 'প্রতিষ্ঠাতা', ar: 'المدير' } })

  expect(record).toMatchObject({ state: 'changed', version: 2 })
  expect((await publicContent('ar')).team[0]?.role).toBe('المؤسس')

  const reply = await publish(record)
  expect(await reply.json()).toMatchObject({ siteVersion: 2, count: 1 })
  expect((await publicContent('ar')).team[0]?.role).toBe('المدير')
  const other = visitor.at(await startSecondProcess())
  expect((await (await other.get('/api/website/content?language=ar')).json()).team[0].role).toBe('المدير')
  expect(await tagOf('en')).toBe(english)
  expect(await tagOf('ar')).not.toBe(arabic)
  const known = await visitor.get('/api/website/content', { 'if-none-match': english })
  expect([known.status, await known.text()]).toEqual([304, ''])
})

test('no draft is public: not a new entry, a changed one, a copy, a hidden one, nor what a page refers to', async () => {
  const { add, edit, send, publish, editor, visitor, read } = await openWebsite()
  const { record } = await edit(TAHMID, { description: secret })
  await send('POST', `/api/crm/website/entries/${TAHMID}/duplicate`)
  const study = await add('case-study', {
    ...(await read(MAJHI)).draft,
    title: secret,
    slug: 'unreleased-words',
  })
  await edit('testimonial-shafiq-mia', { caseStudy: study.id })
  await publish(await read('testimonial-shafiq-mia'))
  const hidden = await add('team', { ...aMember('Unreleased words') })
  await publish(hidden)
  await send('POST', `/api/crm/website/entries/${hidden.id}/hide`, { isHidden: true })

  for (const path of [
    '/api/website/content',
    '/api/website/content?language=bn',
    '/api/website/content?language=ar',
  ]) {
    const text = await (await visitor.get(path)).text()
    expect(text).not.toMatch(/[Uu]nreleased.words|অপ্রকাশিত|غير منشور/)
  }
  for (const path of ['entries?kind=team', `entries/${TAHMID}`, 'preview-pass', 'pending'])
    expect((await visitor.get(`/api/crm/website/${path}`)).status).toBe(401)
  expect(record.state).toBe('changed')
  const { pass } = await (await editor.get('/api/crm/website/preview-pass')).json()
  const preview = (given: object) =>
    visitor.post('/api/website/preview', { pass, language: 'en', entry: TAHMID, ...given })
  expect(await (await preview({})).text()).toContain('Unreleased words')
  expect((await preview({ pass: 'made-up' })).status).toBe(403)
  expect((await preview({ entry: 'nobody' })).status).toBe(404)
})

test('a preview shows what is not saved yet, stores nothing, and refuses what the form would', async () => {
  const { read, editor, visitor, deps } = await openWebsite()
  const { pass } = await (await editor.get('/api/crm/website/preview-pass')).json()
  const { draft } = await read(TAHMID)
  const preview = (change: object) =>
    visitor.post('/api/website/preview', {
      ...{ pass, language: 'bn', entry: TAHMID },
      draft: { ...draft, ...change },
    })

  const { team } = await (await preview({ role: { en: 'Head', bn: 'প্রধান' }, slug: '' })).json()
  const refused = await preview({ role: { en: 'x'.repeat(200) } })

  expect(team[0]).toMatchObject({ role: 'প্রধান', slug: 'tahmid-rahman' })
  expect(refused.status).toBe(400)
  expect(Object.keys((await problemOf(refused)).fields ?? {})).toEqual(['role.en'])
  expect((await read(TAHMID)).draft).toEqual(draft)
  deps.now = () => Date.now() + DAY
  expect((await preview({})).status).toBe(403)
})

test('viewers read, members and owners write and publish', async () => {
  const app = await openWebsite()
  for (const role of roles) {
    const { client } = await makeStaff(app, role)
    const calls = callsOf(client)
    const { version, draft } = await calls.read(TAHMID)
    const statuses = [
      (await calls.patch(TAHMID, version, { ...draft, role: { en: `By a ${role}` } })).status,
      (await calls.publish({ id: TAHMID, version: version + 1 })).status,
      (await calls.upload()).status,
    ]
    expect([role, statuses]).toEqual([role, role === 'viewer' ? [403, 403, 403] : [200, 200, 201]])
  }
})

test('who was slower gets both versions, and nothing is lost', async () => {
  const { patch, read, editor } = await openWebsite()
  const { version, draft } = await read(TAHMID)
  await patch(TAHMID, version, { ...draft, role: { en: 'First' } })

  const reply = await problemOf(await patch(TAHMID, version, { ...draft, role: { en: 'Second' } }))

  expect(reply).toMatchObject({
    status: 409,
    code: 'entry-changed-elsewhere',
    params: { by: 'Nila Weaver', version: 2 },
  })
  expect(JSON.parse(String(reply.params?.draft)).role).toEqual({ en: 'First' })
  expect((await read(TAHMID)).draft.role).toEqual({ en: 'First' })
  expect((await editor.get('/api/crm/changes')).status).toBe(200)
})

test('publishing does not disturb who is editing', async () => {
  const { edit, publish, patch, read } = await openWebsite()
  const { record } = await edit(TAHMID, { role: { en: 'One' } })
  await publish(record)

  const later = await patch(TAHMID, record.version, { ...record.draft, role: { en: 'Two' } })

  expect(later.status).toBe(200)
  expect(await read(TAHMID)).toMatchObject({ state: 'changed', draft: { role: { en: 'Two' } } })
})

test('of two who publish the same at once one is told that nothing is left, and the version grows once', async () => {
  const app = await openWebsite()
  const { record } = await app.edit(TAHMID, { role: { en: 'Raced' } })
  const other = callsOf(app.editor.at(await app.startSecondProcess()))

  const replies = await Promise.all([app.publish(record), other.publish(record)])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await app.deps.db.selectFrom('contentState').select('version').execute()).toEqual([{ version: 2 }])
})

test('two who publish different entries at once both succeed, each with a version of its own', async () => {
  const app = await openWebsite()
  const other = callsOf(app.editor.at(await app.startSecondProcess()))
  const [{ record: one }, { record: two }] = [
    await app.edit(TAHMID, { role: { en: 'A' } }),
    await app.edit('team-nusrat-jahan', { role: { en: 'B' } }),
  ]
  const replies = await Promise.all([app.publish(one), other.publish(two)])
  const versions = await Promise.all(replies.map(async (reply) => (await reply.json()).siteVersion))
  expect(versions.sort()).toEqual([2, 3])
})

test('what would go live is a list of changes by language, with what keeps it from it', async () => {
  const { edit, add, editor, publish, read } = await openWebsite()
  await edit(TAHMID, { role: { en: 'Founder', bn: 'নতুন', ar: 'المؤسس' } })
  const empty = await add('team', {})
  await edit('testimonial-shafiq-mia', { service: 'no-such-service' })

  const { items } = await editor.read('/api/crm/website/pending', Pending)
  const of = (id: string) => items.find(({ entry }) => entry.id === id)

  expect(of(TAHMID)).toMatchObject({
    ...{ isNew: false, languages: ['bn'], errors: [], warnings: [] },
    changes: [{ label: 'Role', language: 'bn', before: 'প্রতিষ্ঠাতা', after: 'নতুন' }],
  })
  expect(of(empty.id)?.errors.map(({ message }) => message)).toContain('Fill in «Name».')
  expect(of('testimonial-shafiq-mia')?.warnings).toMatchObject([{ code: 'reference-not-live' }])
  const refused = await problemOf(await publish(await read(TAHMID), empty))
  expect(refused).toMatchObject({ status: 409, code: 'invalid-fields' })
  expect(refused.message).toContain('Fill in «Role».')
  expect((await read(TAHMID)).state).toBe('changed')
})

test('every change can be undone, also a publication, and visitors see it at once', async () => {
  const { edit, publish, undo, publicContent, send, read } = await openWebsite()
  const { record, changeId } = await edit(TAHMID, { role: { en: 'New' } })
  const { changeId: publication } = await (await publish(record)).json()

  expect((await undo(publication)).status).toBe(200)
  expect((await publicContent()).team[0]?.role).toBe('Founder')
  expect((await read(TAHMID)).state).toBe('changed')
  expect((await undo(changeId)).status).toBe(200)
  expect((await read(TAHMID)).state).toBe('live')

  const hidden = await (
    await send('POST', `/api/crm/website/entries/${TAHMID}/hide`, { isHidden: true })
  ).json()
  expect((await publicContent()).team).toHaveLength(10)
  await undo(hidden.changeId)
  expect((await publicContent()).team).toHaveLength(11)
})

test('entries are ordered, copied, put into the trash and taken out of it', async () => {
  const { list, send, publicContent, editor, undo } = await openWebsite()
  const ids = (await list('team')).map(({ id }) => id)
  const order = await (
    await send('POST', '/api/crm/website/order', { kind: 'team', ids: ids.toReversed() })
  ).json()
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
  const versions = await deps.db
    .selectFrom('contentVersion')
    .select('id')
    .where('entryId', '=', TAHMID)
    .execute()
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
  const compared = await (
    await editor.get(`/api/crm/website/versions/${items[1].id}?with=${items[0].id}`)
  ).json()
  expect(
    compared.changes.map(({ language, after }: { language: string; after: string }) => [language, after]),
  ).toEqual([
    ['en', 'Third'],
    ['bn', 'তৃতীয়'],
    ['ar', 'الثالث'],
  ])

  await send('POST', `/api/crm/website/versions/${items[1].id}/bring-back`)

  expect(await read(TAHMID)).toMatchObject({ state: 'changed', draft: { role: { en: 'Second' } } })
  expect((await publicContent()).team[0]?.role).toBe('Third')
})

const Line = z.object({ siteVersion: z.number(), isLive: z.boolean() })

test('an entry is published at its time, once by two processes, and late when nobody was there', async () => {
  const { edit, send, clock, jobs, startSecondJobs, publicContent, deps, logged } = await openWebsite()
  const others = await startSecondJobs()
  const { record } = await edit(TAHMID, { role: { en: 'Planned' } })
  const at = deps.now() + DAY
  const schedule = (publishAt: number | null) =>
    send('POST', `/api/crm/website/entries/${TAHMID}/schedule`, { version: record.version, publishAt })
  expect((await problemOf(await schedule(deps.now()))).codes).toMatchObject({
    publishAt: { code: 'publish-in-past' },
  })
  await schedule(at)

  await jobs.runDue()
  expect((await publicContent()).team[0]?.role).toBe('Founder')

  clock.advance(2 * DAY)
  await Promise.all([jobs.runDue(), others.runDue()])
  await jobs.runDue()

  expect((await publicContent()).team[0]?.role).toBe('Planned')
  const versions = await deps.db
    .selectFrom('contentVersion')
    .selectAll()
    .where('entryId', '=', TAHMID)
    .execute()
  expect(versions).toHaveLength(2)
  expect(logged.filter((line) => line.includes('published late'))).toHaveLength(1)
})

test('what cannot be published when it is due is not tried for ever, and the log says why', async () => {
  const { edit, send, clock, jobs, editor, deps, read } = await openWebsite()
  const { record } = await edit(TAHMID, { role: { en: 'Planned' } })
  await send('POST', `/api/crm/website/entries/${TAHMID}/schedule`, {
    version: record.version,
    publishAt: deps.now() + 1,
  })
  await edit(TAHMID, { role: { en: '' } })
  clock.advance(1_000)
  await jobs.runDue()
  expect(await read(TAHMID)).toMatchObject({ state: 'changed', publishAt: null })
  const { items } = await (await editor.get('/api/crm/changes')).json()
  expect(items.map(({ summary }: { summary: string }) => summary)).toContain(
    'Tahmid Rahman could not be published as planned: Fill in «Role».',
  )
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
    (await problemOf(await patch(MAJHI, version, { ...draft, cover: { photo: { id: 'f'.repeat(32) } } })))
      .code,
  ).toBe('no-such-stored-picture')

  const reserved = await add('case-study', { ...draft, slug: 'new' })
  expect((await problemOf(await publish(reserved))).message).toContain('new is reserved')
  const away = await add('redirect', { from: '/old', to: 'https://evil.example/' })
  expect((await problemOf(await publish(away))).message).toContain('another site')
  const [one, two] = [
    await add('redirect', { from: '/a', to: '/b' }),
    await add('redirect', { from: '/b', to: '/a' }),
  ]
  expect((await problemOf(await publish(one, two))).message).toContain('back to itself')
  expect(
    (await problemOf(await send('POST', '/api/crm/website/entries', { kind: 'page', draft: {} }))).code,
  ).toBe('entry-needed')
  expect((await read(MAJHI)).version).toBe(version)
})

test('an unreadable colour is refused with the nearest that can be read', async () => {
  const { edit, publish, read, publicContent } = await openWebsite()
  const { draft } = await read('brand')
  const colours = z.looseObject({ light: z.looseObject({}) }).parse(draft.colours)
  const { record } = await edit('brand', {
    colours: { ...colours, light: { ...colours.light, accent: '#E58BDB' } },
  })
  const { message } = await problemOf(await publish(record))
  const nearest = /is (#[0-9a-f]{6})\.$/.exec(message)?.[1] ?? ''
  const { record: better } = await edit('brand', {
    colours: { ...colours, light: { ...colours.light, accent: nearest } },
  })
  expect((await publish(better)).status).toBe(200)
  expect((await publicContent()).colours.light.accent).toBe(nearest)
})

test('a kind has at most 200 entries', async () => {
  const { add, send, deps } = await openWebsite()
  const row = await deps.db
    .selectFrom('contentEntry')
    .selectAll()
    .where('id', '=', TAHMID)
    .executeTakeFirstOrThrow()
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
  expect([content.team.map(({ name }) => name), content.caseStudies, content.testimonials]).toEqual([
    ['Ada'],
    [],
    [],
  ])
  await undo(removed.changeId)
  expect((await publicContent()).team).toHaveLength(11)
})

test('a picture is stored anew, upright and without its place, and kept while anything shows it', async () => {
  const app = await openWebsite()
  const { upload, editAndPublish, publicContent, visitor, edit, clock, jobs } = app
  const phone = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD0: { Orientation: '6', Copyright: 'A secret place' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const picture = await (await upload(new Blob([new Uint8Array(phone)]))).json()
  expect(picture).toMatchObject({ width: 600, height: 900 })

  await editAndPublish(TAHMID, {
    photo: { id: picture.id, alt: { en: 'Tahmid', ar: 'تهميد' }, focus: { x: 0.2, y: 0.3 } },
  })
  expect((await publicContent('ar')).team[0]?.photo).toEqual({
    ...{
      id: picture.id,
      src: `/images/${picture.id}-1920.webp`,
      width: 600,
      height: 900,
      alt: 'تهميد',
      focus: { x: 0.2, y: 0.3 },
    },
  })
  const file = await visitor.get(`/images/${picture.id}-320.webp`)
  const { width, height, exif, orientation } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  expect([width, height, exif, orientation]).toEqual([320, 480, undefined, undefined])

  const unused = await (await upload()).json()
  const { photo: _, ...draft } = (await edit(TAHMID, {})).record.draft
  await edit(TAHMID, { ...draft, photo: null })
  clock.advance(40 * DAY)
  await jobs.runDue()
  const files = listFiles(app)
  expect(files.some((name) => name.startsWith(unused.id))).toBe(false)
  expect(files.filter((name) => name.startsWith(picture.id))).toHaveLength(4)
  expect(await listUploads(app)).toEqual([])
})

test.each([
  [
    'a drawing that could run scripts',
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    'not-an-image',
  ],
  ['half a picture', '\x89PNG\r\n\x1a\n and no more', 'broken-image'],
])('%s is refused, whatever its name', async (_, text, code) => {
  const { upload } = await openWebsite()
  const reply = await problemOf(await upload(new Blob([Buffer.from(text, 'latin1')])))
  expect(reply).toMatchObject({ status: 415, codes: { picture: { code } } })
})

test('pictures of too many pixels or bytes are refused in words', async () => {
  const app = await openWebsite()
  const wide = await sharp({ create: { width: 12_000, height: 4_000, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  expect((await problemOf(await app.upload(new Blob([new Uint8Array(wide)])))).message).toContain(
    '40 megapixels',
  )
  expect((await problemOf(await app.upload(new Blob([new Uint8Array(11 * 1024 * 1024)])))).message).toContain(
    '10 MB',
  )
  expect((await problemOf(await app.upload(new Blob([new Uint8Array(30 * 1024 * 1024)])))).message).toContain(
    '10 MB',
  )
  expect(listFiles(app)).toEqual([])
})

test('a long page is saved whole, and one that is far too long is refused in words', async () => {
  const { read, patch } = await openWebsite()
  const { version, draft } = await read('page-privacy')
  const longer = { ...draft, intro: { en: 'a'.repeat(1_000), bn: 'ক'.repeat(1_000) } }
  expect(Buffer.byteLength(JSON.stringify(longer))).toBeGreaterThan(64 * 1024)
  expect((await patch('page-privacy', version, longer)).status).toBe(200)
  const reply = await problemOf(
    await patch('page-privacy', version, { ...draft, more: 'a'.repeat(600 * 1024) }),
  )
  expect(reply).toMatchObject({ status: 413, code: 'body-too-large' })
})

test('a publication that breaks off leaves everything as it was', async () => {
  const { edit, publish, publicContent, deps, read } = await openWebsite()
  const { record } = await edit(TAHMID, { role: { en: 'Never seen' } })
  // Whatever comes after the entry is written fails, as when the process is killed there.
  await deps.db.schema.alterTable('content_version').renameTo('content_version_away').execute()
  expect((await publish(record)).status).toBe(500)
  await deps.db.schema.alterTable('content_version_away').renameTo('content_version').execute()

  expect((await publicContent()).team[0]?.role).toBe('Founder')
  expect((await read(TAHMID)).state).toBe('changed')
  expect((await publish(record)).status).toBe(200)
  expect((await publicContent()).team[0]?.role).toBe('Never seen')
})

test('an editor learns which field a text of the site is, in each language, and nothing of drafts', async () => {
  const { edit, editor, visitor } = await openWebsite()
  await edit(TAHMID, { role: secret })
  const Texts = z.object({ items: PlacedText.array() })
  const placesOf = async (language: string, wanted: string) =>
    (await editor.read(`/api/crm/website/texts?language=${language}`, Texts)).items.filter(
      ({ text }) => text === wanted,
    )

  const inTeam = { id: TAHMID, path: 'name', page: null }
  expect(await placesOf('en', 'Tahmid Rahman')).toEqual([{ ...inTeam, text: 'Tahmid Rahman' }])
  expect(await placesOf('ar', 'تحميد رحمن')).toEqual([{ ...inTeam, text: 'تحميد رحمن' }])
  expect(await placesOf('en', 'Meet Our Team')).toMatchObject([{ path: 'heading', page: 'about' }])
  expect(await placesOf('en', secret.en)).toEqual([])
  expect((await visitor.get('/api/crm/website/texts?language=en')).status).toBe(401)
})
