import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { clearHits, countHit, type Limit, undoHit } from './rate-limit.ts'

/** Whoever locks one row and waits for another may deadlock with somebody in the reverse order. */
test.each([
  ['taken back', undoHit],
  ['cleared', clearHits],
])('a hit that is %s holds no other row while it waits for one', async (_, undo) => {
  const { deps } = await testApp()
  const limit: Limit = { name: 'test', hits: 10, perSeconds: 60 }
  const { near, wide } = await countUntilWideSortsFirst(deps, limit)
  const subject = [{ near: near.name, wide: 'wide' }]
  const holder = await deps.db.startTransaction().execute()
  await sql`select 1 from rate where key = ${near.key} for update`.execute(holder)

  const undone = undo(deps, limit, subject)
  const isWaiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await isWaiting.execute(deps.db)).rows.length).toBe(1)
  const free = await sql`select 1 from rate where key = ${wide} for update skip locked`.execute(deps.db)
  await holder.rollback().execute()
  await undone

  expect(free.rows).toHaveLength(1)
})

/** In the order of keys as well as in that of the table, in which an engine may go through them. */
async function countUntilWideSortsFirst(deps: Parameters<typeof countHit>[0], limit: Limit) {
  await countHit(deps, limit, ['wide'])
  const [{ key: wide } = { key: '' }] = await listKeys(deps)
  for (let number = 0; ; number++) {
    const before = await listKeys(deps)
    const name = `near ${number}`
    await countHit(deps, limit, [name])
    const added = (await listKeys(deps)).find(({ key }) => before.every((row) => row.key !== key))
    if (added && added.key > wide) return { wide, near: { name, key: added.key } }
  }
}

function listKeys({ db }: Parameters<typeof countHit>[0]) {
  return db.selectFrom('rate').select('key').execute()
}
