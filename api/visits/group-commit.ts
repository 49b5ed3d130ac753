/** As many as one transaction takes; more wait for the next. */
const BATCH_MAX = 500

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (fault: unknown) => void
}

/**
 * Commits what arrives at the same time together, because a commit costs the same for one as for many. Each caller
 * hears only after the commit that holds its item. While one batch commits, the next gathers.
 */
export function createGroupCommit<Item, Result>(commit: (items: Item[]) => Promise<Result[]>) {
  const waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  async function commitAll() {
    while (waiting.length > 0) await commitBatch(waiting.splice(0, BATCH_MAX))
    isRunning = false
  }

  async function commitBatch(batch: Waiting<Item, Result>[]) {
    try {
      const results = await commit(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, index) => {
        resolve(results[index] as Result) // `commit` answers one result per item, in their order
      })
    } catch {
      // One of them may have spoilt it for all, so each is tried on its own and fails, if it must, on its own.
      await Promise.all(batch.map(commitAlone))
    }
  }

  async function commitAlone({ item, resolve, reject }: Waiting<Item, Result>) {
    try {
      const [result] = await commit([item])
      resolve(result as Result) // one item, one result
    } catch (fault) {
      reject(fault)
    }
  }

  return (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isRunning) return
      isRunning = true
      setImmediate(commitAll)
    })
}
