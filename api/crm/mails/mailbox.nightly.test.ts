import { InboxPage } from '@nokshi/contract/crm/inbox.ts'
import { expect, test, vi } from 'vitest'
import { startJobs } from '../../jobs.ts'
import { aMail, openMail } from '../../testing/mails.ts'
import { makeStaff } from '../../testing/make.ts'
import { testEngine } from '../../testing/test-database.ts'
import { fileMail } from './file-mail.ts'
import { createMailParser } from './mail-parser.ts'
import { mailboxOf } from './mailbox.ts'

type Studio = Awaited<ReturnType<typeof openMail>>

const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) =>
    aMail({ Subject: `Number ${from + n}`, 'Message-ID': `<${from + n}@tea.example>` }, `This is ${from + n}.`),
  )

async function listSubjects({ deps }: Studio) {
  const rows = await deps.db
    .selectFrom('mail')
    .innerJoin('activity', 'activity.id', 'mail.activityId')
    .select('mail.subject')
    .where('mail.direction', '=', 'in')
    .execute()
  return rows.map(({ subject }) => Number(subject.slice(7))).sort((one, two) => one - two)
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n)

test('two hundred mails at once are each filed once, with two processes at the mailbox', async () => {
  const studio = await openMail()
  const others = await studio.startSecondJobs()
  await studio.imap.deliver(numbered(200))
  await Promise.all([studio.jobs.runDue(), others.runDue()])
  await Promise.all([studio.jobs.runDue(), others.runDue()])
  expect(await listSubjects(studio)).toEqual(upTo(200))
  expect((await studio.imap.listFlags()).flat()).toEqual([])
})

// SQLite is for one process.
if (testEngine === 'postgres') {
  test('another process goes on when the first one is stopped', async () => {
    const studio = await openMail()
    const others = await studio.startSecondJobs()
    await studio.receive(...numbered(3))
    await studio.jobs.stop()
    await studio.imap.deliver(numbered(3, 3))
    await others.runDue()
    expect(await listSubjects(studio)).toEqual(upTo(6))
  })
}

test('a server that goes away in the middle loses nothing, and nothing comes twice', async () => {
  const studio = await openMail()
  await studio.imap.deliver(numbered(400))
  const fetching = studio.jobs.runDue()
  await expect.poll(() => listSubjects(studio).then((all) => all.length), { interval: 1 }).toBeGreaterThan(3)
  await studio.imap.goDown()
  await fetching
  await studio.jobs.runDue()
  const { client: owner } = await makeStaff(studio, 'owner')
  const { imap } = await (await owner.get('/api/crm/mailbox')).json()
  expect(imap.error).toContain('127.0.0.1: ')

  await studio.imap.comeUp()
  studio.clock.advance(10 * 60 * 1000)
  await studio.jobs.runDue()
  expect(await listSubjects(studio)).toEqual(upTo(400))
})

test('a process that ends between storing and filing a mail leaves it to the next one', async () => {
  const studio = await openMail()
  await studio.receive(...numbered(1), aMail({ From: 'Karim <karim@other.example>' }, 'A stranger asks.'))
  // As a kill leaves it: stored, and for the stranger the enquiry made, but nothing noted.
  await studio.deps.db
    .updateTable('mail')
    .set({ state: 'fetched', submissionId: null })
    .where('rule', '=', 'new')
    .execute()
  const parser = createMailParser()
  const { id } = await studio.deps.db
    .selectFrom('mail')
    .select('id')
    .where('state', '=', 'fetched')
    .executeTakeFirstOrThrow()
  await Promise.all([fileMail(studio.deps, parser, id), fileMail(studio.deps, createMailParser(), id)])
  parser.close()
  await studio.jobs.runDue()
  const { items } = await studio.desk.read('/api/crm/inbox', InboxPage)
  expect(items.filter(({ form }) => form === 'mail')).toMatchObject([{ name: 'Karim', timesSent: 1 }])
})

test('after a change of UIDVALIDITY known mails are recognised, and new ones filed', async () => {
  const studio = await openMail()
  await studio.receive(...numbered(5))
  await studio.imap.goDown()
  studio.imap.renumber()
  await studio.imap.comeUp()
  studio.clock.advance(10 * 60 * 1000)
  await studio.receive(...numbered(2, 5))
  expect(await listSubjects(studio)).toEqual(upTo(7))
})

test('what was in the mailbox before it was connected is not imported', async () => {
  const studio = await openMail()
  await studio.deps.db.deleteFrom('mailboxPosition').execute()
  await studio.imap.deliver(numbered(3))
  await studio.jobs.runDue()
  await studio.receive(...numbered(2, 3))
  expect(await listSubjects(studio)).toEqual([3, 4])
})

test('a new mail is there at once, because the server says so', async () => {
  const studio = await openMail()
  const jobs = startJobs(studio.deps)
  try {
    await expect
      .poll(() => studio.deps.db.selectFrom('mailboxPosition').select('fetchedAt').executeTakeFirst())
      .toBeTruthy()
    await studio.imap.deliver(numbered(1))
    await expect.poll(() => listSubjects(studio)).toEqual([0])
  } finally {
    await jobs.stop()
  }
})

test('a database that is away when the server tells of a mail ends nothing, and the mail is read later', async () => {
  const studio = await openMail()
  const mailbox = mailboxOf(studio.deps)
  await mailbox.sweep()
  // What nobody handles would end the process; here it fails the test.
  const broken = vi.spyOn(studio.deps.db, 'insertInto').mockImplementation(() => {
    throw new Error('The database is away.')
  })
  await studio.imap.deliver(numbered(1))
  await expect.poll(() => broken.mock.calls.length).toBeGreaterThan(0)
  broken.mockRestore()
  await studio.imap.deliver(numbered(1, 1))
  await expect.poll(() => listSubjects(studio)).toEqual([0, 1])
})

test('however often the server tells of mails, one sweep waits for its turn', async () => {
  const studio = await openMail()
  const mailbox = mailboxOf(studio.deps)
  const claims = vi.spyOn(studio.deps.db, 'insertInto')
  await Promise.all(Array.from({ length: 50 }, () => mailbox.sweep()))
  expect(claims.mock.calls.length).toBeLessThan(10)
})

test('a mail that the server cannot read itself is named, and those after it are filed', async () => {
  const studio = await openMail()
  await studio.imap.deliver(numbered(1))
  studio.imap.damage()
  await studio.imap.deliver(numbered(1, 1))
  for (let n = 0; n < 7; n++) {
    studio.clock.advance(10 * 60 * 1000)
    await studio.jobs.runDue()
  }
  expect(await listSubjects(studio)).toEqual([1])
  expect(await studio.others()).toMatchObject([
    { state: 'unreadable', error: expect.stringContaining('did not hand it over') },
  ])
})

test('a mail of 30 MB is named and not fetched', async () => {
  const studio = await openMail()
  await studio.receive(
    Buffer.concat([Buffer.from(aMail({ Subject: 'Large' })), Buffer.alloc(30 * 1024 * 1024, 'a\r\n')]),
  )
  expect(await studio.others()).toMatchObject([{ state: 'unreadable', error: expect.stringContaining('25 MB') }])
})
