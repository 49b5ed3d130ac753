import { setTimeout as delay } from 'node:timers/promises'
import { firstSettings, writeSettings } from '@nokshi/api/crm/staff/studio/studio.ts'
import { connectDatabase, type Db } from '@nokshi/api/database/connect.ts'
import { migrateToLatest } from '@nokshi/api/database/migrate.ts'
import { zonedTime } from '@nokshi/api/platform/zoned-time.ts'
import { growPages } from '../../bench/growth/grow-pages.ts'
import { createClient } from '../client.ts'
import { referencesOf, verifyPosts } from '../load.ts'
import { failures, SLOW, startMailServer, toSender, toStudio } from '../mail-server.ts'
import { checkStatuses, until } from '../observe.ts'
import { install, launch, onFreePort, start } from '../product.ts'
import type { Run } from '../scenario.ts'

export async function mail(run: Run) {
  const smtp = await startMailServer(run)
  const site = await install(run, smtp.env)
  const product = await start(run, site)
  const leads = createClient([product.url], 'lead')
  const waits: string[] = []
  for (const failure of Object.keys(failures)) {
    run.say(`the mail server ${failure}`)
    await smtp.fail(failure)
    await Promise.all(Array.from({ length: 8 }, leads.sendNext))
    await delay(3_000)
    await smtp.fail()
    // The product tries a server that failed again after 5 s, then 10, then 20.
    const mails = await smtp.awaitMails(site, referencesOf(leads), 60, [toStudio, toSender])
    waits.push(`${failure}: ${mails.seconds?.toFixed(0)}`)
  }
  const repeated = smtp.countRepeated()
  run.check(repeated === 0, `${repeated} mails came again although their receipt was sent`)
  const stored = await verifyPosts(run, site, [leads])
  const longest = leads.longestMs.toFixed(0)
  // A lead does not wait for its mail; this is for a busy machine.
  run.check(leads.longestMs <= 3_000, `a lead waited ${longest} ms`)
  checkStatuses(run, leads.statuses)
  run.report({
    injected: `8 leads during each of ${waits.length} failures of the mail server, 3 s each, then it works`,
    acknowledged: `${leads.acknowledged.size} leads, at most ${longest} ms each`,
    observed: [
      `${stored}, ${smtp.arrivals.size} mails, ${smtp.countTwice()} of them twice`,
      `seconds until all had arrived: ${waits.join('; ')}`,
    ].join('; '),
    note: 'A mail whose receipt was lost must come twice; both have the same Message-ID',
  })
}

/** Weekly reports and morning digests are sent by schedule: nobody would notice a missing or a second one. */
export async function weekly(run: Run) {
  const smtp = await startMailServer(run)
  // So that a kill happens while some are being sent.
  await smtp.fail(SLOW)
  const site = await install(run, smtp.env)
  const sites = run.engine === 'PostgreSQL' ? [site, await onFreePort(site)] : [site]
  const { db, close } = connectDatabase(site.address)
  run.defer(() => void close())
  const recipients = await makeDueMails(db)
  const countWritten = async () => (await db.selectFrom('outbox').select('id').execute()).length

  async function killWhile(what: string, isSo: () => boolean | Promise<boolean>) {
    run.say(`to be killed while mails ${what}`)
    const products = sites.map((one) => launch(run, one))
    // Often enough to kill before all are written.
    const seconds = await until(isSo, 40, 2)
    await Promise.all(products.map(({ kill }) => kill()))
    run.check(seconds !== undefined, `no mails ${what} in time`)
  }
  await killWhile('are written', async () => (await countWritten()) > 0)
  const written = await countWritten()
  await killWhile('are sent', () => smtp.arrivals.size > 0)
  const sent = smtp.arrivals.size

  await smtp.fail()
  await Promise.all(sites.map((one) => start(run, one)))
  const delivered = () => new Set([...smtp.arrivals.values()].map(({ to }) => to))
  const listMissing = () => recipients.filter((address) => !delivered().has(address))
  // On PostgreSQL mails that were being sent wait until their lease ends.
  await until(() => listMissing().length === 0, 70)
  const missing = listMissing()
  run.check(missing.length === 0, `${missing.length} got no mail, such as ${missing[0]}`)
  const tooMany = smtp.arrivals.size - delivered().size
  run.check(tooMany === 0, `${tooMany} mails too many`)
  run.report({
    injected: [
      `kill -9 of ${sites.length === 1 ? 'the process' : 'two processes'} while weekly reports and digests`,
      `are written (${written} were) and while they are sent (${sent} had been)`,
    ].join(' '),
    acknowledged: `${recipients.length} owners and members are due`,
    observed: `${smtp.arrivals.size} mails to ${recipients.length - missing.length} of them`,
    note: `${smtp.countTwice()} came twice, with the same Message-ID (killed between the mail server's 250 and the commit)`,
  })
}

const HOUR = 60 * 60 * 1000

/** Inserts due weekly reports and digests. Returns the addresses that must get a mail. */
async function makeDueMails(db: Db) {
  await migrateToLatest(db)
  const now = Date.now()
  for (const statement of growPages({ from: 1, to: 40 })) await statement.execute(db)
  const profiles = await db.selectFrom('profile').select(['id', 'timeZone']).execute()
  const plans = profiles.map(({ id, timeZone }) => ({
    ...{ profileId: id, nextAt: now - HOUR, emptyWeeks: 0 },
    // Yesterday's report is still sent.
    weekday: zonedTime(timeZone, now - 24 * HOUR).dayOfWeek,
  }))
  await db.insertInto('weeklyReportPlan').values(plans).execute()

  const at = new Date(now).toISOString()
  const members = Array.from({ length: 10 }, (_, index) => ({
    ...{ id: `member-of-chaos-${index}`, name: `Member ${index}`, email: `member-${index}@example.com` },
    ...{ role: 'member' as const, disabledAt: null, createdAt: at, updatedAt: at },
  }))
  await db.insertInto('staff').values(members).execute()
  // Digests are written from eight until noon.
  const morning = Intl.supportedValuesOf('timeZone').find((zone) => zonedTime(zone, now).hour === 9)
  const settings = writeSettings({ ...firstSettings, timeZone: morning ?? 'UTC' })
  const studio = { id: 1, ownerId: members[0]?.id ?? '', baseCurrency: 'BDT', settings, claimedAt: now }
  await db.insertInto('studio').values(studio).execute()
  const tasks = members.map(({ id }) => ({
    ...{ id: `task-of-${id}`, version: 1, createdAt: now, updatedAt: now, deletedAt: null },
    ...{ title: 'Call back', kind: 'call' as const, dueDay: '2026-01-01', doneAt: null },
    ...{ assigneeId: id, dealId: null, contactId: null, companyId: null, createdBy: null },
  }))
  await db.insertInto('task').values(tasks).execute()
  return [...profiles.map((_, at) => `person-${at + 1}@example.com`), ...members.map(({ email }) => email)]
}
