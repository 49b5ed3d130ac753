import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { Change } from '@nokshi/contract/crm/history.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { StudioSettings } from '@nokshi/contract/crm/settings.ts'
import { describe, expect, test } from 'vitest'
import { aLead, openInbox, readTab } from '../../testing/inbox.ts'
import { makeStaff } from '../../testing/make.ts'
import { readDatabase } from '../../testing/read-database.ts'
import { firstSettings } from '../staff/studio/studio.ts'

const { privacy } = sampleContent.en

type Studio = Awaited<ReturnType<typeof openInbox>>

const DAY = 24 * 60 * 60 * 1000
const spam = { ...aLead, name: 'http://casino.example', comment: 'Online casino bonus, guaranteed profits' }

async function passDays({ clock, jobs }: Studio, days: number) {
  clock.advance(days * DAY)
  await jobs.runDue()
}

async function countSpam({ desk }: Studio) {
  return (await readTab(desk, 'spam')).counts.spam
}

/** All stored text that could name the sender or quote the message. */
async function readEverything({ deps }: Studio) {
  return (await readDatabase(deps)).toLowerCase()
}

describe('spam', () => {
  test('is kept as long as the owner wants, and then nothing of it is left', async () => {
    const studio = await openInbox()
    await studio.visitor.post('/api/leads', spam)
    await studio.jobs.runDue()

    await passDays(studio, firstSettings.retentionDays)
    const kept = await countSpam(studio)
    await passDays(studio, 1)

    expect([kept, await countSpam(studio)]).toEqual([1, 0])
    expect(await readEverything(studio)).not.toContain('casino')
  })

  test('is counted from when it was marked, and goes with everything that was made of it', async () => {
    const studio = await openInbox()
    const post = await studio.sendRequest({ company: 'Tea House', email: 'huda@teahouse.example' })
    await passDays(studio, firstSettings.retentionDays)
    await studio.act(post.id, 'spam')

    await passDays(studio, firstSettings.retentionDays)
    const kept = await countSpam(studio)
    await passDays(studio, 1)

    expect([kept, await countSpam(studio)]).toEqual([1, 0])
    expect((await studio.desk.get(`/api/crm/inbox/${post.id}`)).status).toBe(404)
    const everything = await readEverything(studio)
    for (const trace of ['huda', 'tea house', 'teahouse', post.reference.toLowerCase()])
      expect(everything).not.toContain(trace)
    const { items } = await studio.desk.read('/api/crm/changes', pageOf(Change))
    const gone = items.filter(({ summary }) => summary === 'About something that is gone for good')
    expect(gone).toHaveLength(2)
  })

  test('that was none stays, and so does everybody else', async () => {
    const studio = await openInbox()
    const other = await studio.sendLead({ name: 'Omar Aziz', contact: 'omar@example.com' })
    studio.clock.advance(1000)
    const post = await studio.sendLead()
    await studio.act(post.id, 'spam')
    await studio.act(post.id, 'not-spam')

    await passDays(studio, 400)

    const { items } = await readTab(studio.desk, 'new')
    expect(items.map(({ name }) => name).sort()).toEqual(['Huda Rahman', 'Omar Aziz'])
    expect((await studio.readContact(other.contact)).name).toBe('Omar Aziz')
  })

  test('from somebody the studio has worked with takes its text along, and leaves the contact', async () => {
    const studio = await openInbox()
    const post = await studio.sendLead({ comment: 'Rubbish words.' })
    const note = { kind: 'note', body: 'Called them.', contactId: post.contact?.id }
    await studio.desk.post('/api/crm/timeline', note)
    await studio.act(post.id, 'spam')

    await passDays(studio, firstSettings.retentionDays + 1)

    expect((await studio.readContact(post.contact)).name).toBe('Huda Rahman')
    expect(await studio.listSent(post.contact)).toEqual([])
    const lines = await studio.deps.db.selectFrom('activity').select('body').execute()
    expect(lines.flatMap(({ body }) => body ?? [])).toEqual(['Called them.'])
    expect(await countSpam(studio)).toBe(0)
  })

  test('is kept longer when an owner says so', async () => {
    const studio = await openInbox()
    const owner = await makeStaff(studio, 'owner')
    await owner.client.patch('/api/crm/settings', { retentionDays: 90 })
    await studio.visitor.post('/api/leads', spam)
    await studio.jobs.runDue()

    await passDays(studio, 90)
    const kept = await countSpam(studio)
    await passDays(studio, 1)

    expect([kept, await countSpam(studio)]).toEqual([1, 0])
  })

  test('in great numbers is gone in one round', async () => {
    const studio = await openInbox()
    for (let n = 0; n < 120; n++) await studio.visitor.post('/api/leads', { ...spam, comment: `${spam.comment} ${n}` })
    await studio.jobs.runDue()
    const before = await countSpam(studio)
    await passDays(studio, firstSettings.retentionDays + 1)

    expect([before, await countSpam(studio)]).toEqual([120, 0])
  })

  test('is kept no longer than the privacy page says', () => {
    const rows = privacy.sections.flatMap(({ table }) => table?.rows ?? [])

    const promise = rows.find(([what]) => what === 'Spam, and what the studio has thrown away')?.[1]

    expect(promise).toContain(`${firstSettings.retentionDays} days`)
    expect(promise).toContain(`${StudioSettings.shape.retentionDays.maxValue} days at most`)
  })
})

test('a line of the log that cannot be read keeps nothing from being erased', async () => {
  const studio = await openInbox()
  await studio.visitor.post('/api/leads', spam)
  await studio.jobs.runDue()
  const [post] = (await readTab(studio.desk, 'spam')).items
  await studio.act(post?.id ?? '', 'not-spam')
  await studio.act(post?.id ?? '', 'spam')
  await studio.deps.db
    .insertInto('change')
    .values({
      ...{ id: 'damaged', kind: 'spam', summary: 'casino', actorId: null, madeAt: 0, undoneAt: null },
      ...{ contactId: null, companyId: null, dealId: null },
      rows: `[{"id":"${post?.id}","casino`,
    })
    .execute()

  await passDays(studio, firstSettings.retentionDays + 1)

  expect(await countSpam(studio)).toBe(0)
  expect(await readEverything(studio)).not.toContain('casino')
})
