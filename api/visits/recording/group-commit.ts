const BATCH_MAX = 100

/** Beacons within this time share a commit, during which SQLite blocks the process. */
const GATHER_MS = 3

interface Batch<Item> {
  items: Item[]
  committed: PromiseWithResolvers<void>
}

/**
 * Commits what arrives at the same time together, because a commit costs the same for one as for many. A
 * caller is answered after the commit of its item. While one batch commits, the next gathers.
 */
export function createGroupCommit<Item>(commit: (items: Item[]) => Promise<void>) {
  const waiting: Batch<Item>[] = []
  let isRunning = false

  async function commitAll() {
    for (let batch = waiting.shift(); batch; batch = waiting.shift())
      await commit(batch.items).then(batch.committed.resolve, batch.committed.reject)
    isRunning = false
  }

  function findRoom() {
    const last = waiting.at(-1)
    if (last && last.items.length < BATCH_MAX) return last
    const batch: Batch<Item> = { items: [], committed: Promise.withResolvers() }
    waiting.push(batch)
    return batch
  }

  return (item: Item) => {
    const batch = findRoom()
    batch.items.push(item)
    if (!isRunning) {
      isRunning = true
      setTimeout(commitAll, GATHER_MS)
    }
    return batch.committed.promise
  }
}
