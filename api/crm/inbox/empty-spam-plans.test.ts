import { expect, test } from 'vitest'
import { aLead, openInbox, readTab } from '../../testing/inbox.ts'
import { readPlans, SLOW_PLAN } from '../../testing/query-plan.ts'
import { firstSettings } from '../staff/studio/studio.ts'
import { emptySpam } from './empty-spam.ts'

const DAY = 24 * 60 * 60 * 1000
const spam = { ...aLead, name: 'http://casino.example', comment: 'Online casino bonus, guaranteed profits' }

test('spam that nobody touched is erased by indexes alone, without a look at the log of changes', async () => {
  const { visitor, desk, jobs, clock, deps } = await openInbox()
  for (let n = 0; n < 5; n++) await visitor.post('/api/leads', { ...spam, comment: `${spam.comment} ${n}` })
  await jobs.runDue()
  clock.advance((firstSettings.retentionDays + 1) * DAY)

  // The collector of statements has the type of a database.
  const plans = await readPlans(deps.db, (db) => emptySpam({ ...deps, db: db as typeof deps.db }))

  expect((await readTab(desk, 'spam')).counts.spam).toBe(0)
  for (const table of ['triage', 'outbox', 'submission', 'idempotency_key', 'recent_content'])
    expect(plans.join('\n')).toMatch(new RegExp(`\\b${table}\\b`))
  for (const plan of plans) {
    expect(plan).not.toMatch(SLOW_PLAN)
    expect(plan).not.toMatch(/\b(change|activity|suggestion)\b/)
  }
})
