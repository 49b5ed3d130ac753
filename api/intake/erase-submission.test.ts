import { expect, test } from 'vitest'
import { transact } from '../database/connect.ts'
import { openInbox } from '../testing/inbox.ts'
import { eraseSubmissions } from './erase-submission.ts'

test('of a post that is erased nothing is left, neither its text nor the mail about it', async () => {
  const studio = await openInbox()
  const post = await studio.sendLead()
  await studio.visitor.post('/api/leads', { name: 'Omar', contact: 'omar@example.com', type: 'other' })
  await studio.jobs.runDue()

  await transact(studio.deps.db, (tx) => eraseSubmissions(tx, [post.id]))

  const mails = await studio.deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute()
  const kept = await studio.deps.db.selectFrom('submission').select('name').execute()
  const hashes = await studio.deps.db.selectFrom('recentContent').select('reference').execute()
  expect((await studio.desk.get(`/api/crm/inbox/${post.id}`)).status).toBe(404)
  expect(kept).toEqual([{ name: 'Omar' }])
  expect(mails.filter(({ payload }) => payload.includes('Huda'))).toEqual([])
  expect(mails.filter(({ payload }) => payload.includes('Omar'))).toHaveLength(1)
  expect(hashes.map(({ reference }) => reference)).not.toContain(post.reference)
})
