import { Pending } from '@nokshi/contract/website/entries.ts'
import { expect, test } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { testApp } from '../testing/test-app.ts'
import { aMember, callsOf, MAJHI, openWebsite, TAHMID } from '../testing/website.ts'
import { seedContent } from './seed.ts'

const DAY = 24 * 60 * 60 * 1000
const secret = { en: 'Unreleased words', bn: 'অপ্রকাশিত', ar: 'غير منشور' }

test('a new installation is filled from the samples once, also by two processes at once', async () => {
  const app = await testApp()
  const second = await app.startSecondProcess()

  await Promise.all([seedContent(app.deps), seedContent(app.deps), app.visitor.at(second).get('/api/website/content')])
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
  const study = await add('case-study', { ...(await read(MAJHI)).draft, title: secret, slug: 'unreleased-words' })
  await edit('testimonial-shafiq-mia', { caseStudy: study.id })
  await publish(await read('testimonial-shafiq-mia'))
  const hidden = await add('team', aMember('Unreleased words'))
  await publish(hidden)
  await send('POST', `/api/crm/website/entries/${hidden.id}/hide`, { isHidden: true })

  for (const path of ['/api/website/content', '/api/website/content?language=bn', '/api/website/content?language=ar']) {
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
    visitor.post('/api/website/preview', { ...{ pass, language: 'bn', entry: TAHMID }, draft: { ...draft, ...change } })

  const { team } = await (await preview({ role: { en: 'Head', bn: 'প্রধান' }, slug: '' })).json()
  const refused = await preview({ role: { en: 'x'.repeat(200) } })

  expect(team[0]).toMatchObject({ role: 'প্রধান', slug: 'tahmid-rahman' })
  expect(refused.status).toBe(400)
  expect(Object.keys((await problemOf(refused)).fields ?? {})).toEqual(['role.en'])
  expect((await read(TAHMID)).draft).toEqual(draft)
  deps.now = () => Date.now() + DAY
  expect((await preview({})).status).toBe(403)
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

  const hidden = await (await send('POST', `/api/crm/website/entries/${TAHMID}/hide`, { isHidden: true })).json()
  expect((await publicContent()).team).toHaveLength(10)
  await undo(hidden.changeId)
  expect((await publicContent()).team).toHaveLength(11)
})

test('an entry is published at its time, once by two processes, and late when nobody was there', async () => {
  const { edit, send, clock, jobs, startSecondJobs, publicContent, deps, logged } = await openWebsite()
  const others = await startSecondJobs()
  const { record } = await edit(TAHMID, { role: { en: 'Planned' } })
  const at = deps.now() + DAY
  const schedule = (publishAt: number | null) =>
    send('POST', `/api/crm/website/entries/${TAHMID}/schedule`, { version: record.version, publishAt })
  expect((await problemOf(await schedule(deps.now()))).codes).toMatchObject({ publishAt: { code: 'publish-in-past' } })
  await schedule(at)

  await jobs.runDue()
  expect((await publicContent()).team[0]?.role).toBe('Founder')

  clock.advance(2 * DAY)
  await Promise.all([jobs.runDue(), others.runDue()])
  await jobs.runDue()

  expect((await publicContent()).team[0]?.role).toBe('Planned')
  const versions = await deps.db.selectFrom('contentVersion').selectAll().where('entryId', '=', TAHMID).execute()
  expect(versions).toHaveLength(2)
  expect(logged.filter((line) => line.includes('published late'))).toHaveLength(1)
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
