import { type Db, transact } from '../database/connect.ts'
import { deleteMarks } from '../intake/queries.ts'
import { deleteRowsAbout } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { deleteFollowers, listOldFollowers } from './follower-queries.ts'
import type { Target } from './forget-link.ts'
import { deleteMessages, findSender, listLeftBy, listOldMessages } from './queries.ts'

/** Bounded by the parameters of one statement. */
const AT_ONCE = 200

type Erasing = Pick<Deps, 'db'>

/** Deletes them with their marks and mails. */
async function eraseAll(tx: Db, ids: string[]) {
  await deleteRowsAbout(tx, ids)
  await deleteMarks(tx, ids)
  await deleteMessages(tx, ids)
  await deleteFollowers(tx, ids)
}

async function eraseListed({ db }: Erasing, list: (db: Db, limit: number) => Promise<{ id: string }[]>) {
  let erased = AT_ONCE
  while (erased === AT_ONCE) {
    erased = await transact(db, async (tx) => {
      const ids = (await list(tx, AT_ONCE)).map(({ id }) => id)
      if (ids.length > 0) await eraseAll(tx, ids)
      return ids.length
    })
  }
}

/** Deletes what the link names, or all from the same address or number. */
export async function forget(deps: Erasing, { profileId, id, isAll }: Target) {
  const sender = isAll ? await findSender(deps.db, profileId, id) : undefined
  if (!sender) return transact(deps.db, (tx) => eraseAll(tx, [id]))
  for (const table of ['message', 'follower'] as const)
    await eraseListed(deps, (db, limit) => listLeftBy(db, table, profileId, sender, limit))
}

/** In small steps, because deleting blocks SQLite. */
export async function eraseOld(
  deps: Erasing,
  age: { receivedBefore: number; deletedBefore: number; askedBefore: number },
) {
  await eraseListed(deps, (db, limit) => listOldMessages(db, age, limit))
  await eraseListed(deps, (db, limit) => listOldFollowers(db, age, limit))
}
