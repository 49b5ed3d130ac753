import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { openWebsite } from '../testing/website.ts'
import { moveContent } from './command.ts'
import { publishDue } from './publish.ts'

const MAJHI = 'case-study-majhi-ferry-tickets'
const TAMRA = 'case-study-tamra-date-delivery'
const DAY = 24 * 60 * 60 * 1000

test('an error that was there before lets no other one through', async () => {
  const { add, publish, edit, send } = await openWebsite()
  const redirect = await add('redirect', { from: '/x', to: '/portfolio/majhi-ferry-tickets' })
  await publish(redirect)
  await send('POST', `/api/crm/website/entries/${MAJHI}/hide`, { isHidden: true })

  for (const to of ['/x', 'https://evil.example/', '/nowhere']) {
    const { record } = await edit(redirect.id, { to })
    expect([to, (await publish(record)).status]).toEqual([to, 409])
  }
})

test('a link to a path of the site that nobody answers is not published; one to a page, a redirect or a hub page is', async () => {
  const { editAndPublish, read, add, publish } = await openWebsite()
  const { draft } = await read('page-about')
  const callTo = (to: string) =>
    editAndPublish('page-about', {
      callToAction: { ...(draft.callToAction as object), action: { label: { en: 'Go' }, to } },
    })

  const { error, fields } = await problemOf(await callTo('/no-such-page'))
  expect(fields).toEqual({ 'page-about.callToAction.action.to': '/no-such-page is no page of this site.' })
  expect(error).not.toBe('')
  await publish(await add('redirect', { from: '/old', to: '/contact' }))
  for (const to of ['/contact#hours', '/portfolio/majhi-ferry-tickets', '/old', '/hub/rokeya-cooks'])
    expect([to, (await callTo(to)).status]).toEqual([to, 200])
  const text = (href: string) => [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }]
  const answer = (href: string) => ({
    answer: { en: { type: 'doc', content: [{ type: 'paragraph', content: text(href) }] } },
  })
  expect((await editAndPublish('question-how-do-i-start', answer('/no-such-page'))).status).toBe(409)
  expect((await editAndPublish('question-how-do-i-start', answer('/start-project'))).status).toBe(200)
})

test('what is written in one language alone is published, and stands in for the others', async () => {
  const { add, publish, publicContent } = await openWebsite()
  const question = { ar: 'هل تعملون عن بعد؟' }
  const entry = await add('question', { question, answer: { ar: 'نعم.' }, group: 'money', slug: 'remote' })

  expect((await publish(entry)).status).toBe(200)
  const { faqGroups } = await publicContent('en')
  expect(faqGroups.flatMap(({ questions }) => questions.map((one) => one.question))).toContain(question.ar)
})

test('undoing that an entry was added does not take away one that was published since', async () => {
  const { send, publish, undo, publicContent } = await openWebsite()
  const draft = {
    ...{ name: { en: 'Rina' }, role: { en: 'Weaver' }, line: { en: 'Weaves.' } },
    description: { en: 'She weaves.' },
  }
  const { record, changeId } = await (await send('POST', '/api/crm/website/entries', { kind: 'team', draft })).json()
  await publish(record)

  expect((await undo(changeId)).status).toBe(409)
  expect((await publicContent()).team.map(({ name }) => name)).toContain('Rina')
})

test('two case studies can swap their addresses, and an earlier version comes back though its address is taken', async () => {
  const { edit, publish, publicContent, read, editor, send } = await openWebsite()
  await edit(TAMRA, { slug: 'for-a-moment' })
  const first = await edit(MAJHI, { slug: 'tamra-date-delivery' })
  const second = await edit(TAMRA, { slug: 'majhi-ferry-tickets' })
  expect((await publish(first.record, second.record)).status).toBe(200)
  const { caseStudies, redirects } = await publicContent()
  expect(caseStudies.slice(0, 2).map(({ slug }) => slug)).toEqual(['tamra-date-delivery', 'majhi-ferry-tickets'])
  expect(redirects).toEqual([])

  const { items } = await (await editor.get(`/api/crm/website/entries/${MAJHI}/versions`)).json()
  expect(items.map(({ isLive }: { isLive: boolean }) => isLive)).toEqual([true, false])
  const reply = await send('POST', `/api/crm/website/versions/${items.at(-1).id}/bring-back`)
  expect(reply.status).toBe(200)
  expect((await read(MAJHI)).slug).toMatch(/^a-ferry-seat/)
})

test('a plan is at most some years ahead, and one that fails is given up once by several processes', async () => {
  const { edit, send, deps, clock, editor } = await openWebsite()
  const { record } = await edit(MAJHI, { line: { en: 'A new line.' } })
  const plan = (publishAt: number) =>
    send('POST', `/api/crm/website/entries/${MAJHI}/schedule`, { version: record.version, publishAt })
  expect((await plan(9e15)).status).toBe(400)
  expect((await plan(deps.now() + DAY)).status).toBe(200)
  await edit(MAJHI, { title: {} })
  clock.advance(2 * DAY)

  await Promise.all([publishDue(deps), publishDue(deps), publishDue(deps)])

  const { items } = await (await editor.get('/api/crm/changes')).json()
  const given = items.filter(({ summary }: { summary: string }) => /could not be published/.test(summary))
  expect(given).toHaveLength(1)
})

test('a file puts nothing back on the site as a draft, and one that would mix entries is refused in words', async () => {
  const { deps, send, publicContent } = await openWebsite()
  const file = join(mkdtempSync(join(tmpdir(), 'content-')), 'site.json')
  await moveContent(deps, ['export', file])
  await send('DELETE', '/api/crm/website/entries/team-zayan-malik')
  await moveContent(deps, ['import', file])
  expect((await publicContent()).team).toHaveLength(10)

  const { entries, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
  const of = (id: string) => entries.find((entry: { id: string }) => entry.id === id)
  const study = of(MAJHI)
  for (const wrong of [
    [{ ...study, id: 'team-tahmid-rahman' }],
    [{ ...of('page-about'), id: 'page-about-again' }],
    [study, study],
    Array.from({ length: 250 }, (_, at) => ({ ...study, id: `s-${at}`, draft: { ...study.draft, slug: `s-${at}` } })),
  ]) {
    writeFileSync(file, JSON.stringify({ ...rest, entries: wrong }))
    await expect(moveContent(deps, ['import', file])).rejects.toMatchObject({ name: 'Refusal' })
  }
})
