import { setTimeout as delay } from 'node:timers/promises'

const EVERY_MS = 200

/** Somebody who asks for the same page again and again; each waits for their own answer, not for the one before. */
export function watchPage(url: string, path: string) {
  const statuses = new Map<number, number>()
  const asked = new Set<Promise<void>>()
  let longestMs = 0
  let isOver = false

  async function ask() {
    const askedAt = performance.now()
    const status = await fetch(url + path, { signal: AbortSignal.timeout(30_000) }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    longestMs = Math.max(longestMs, performance.now() - askedAt)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }

  const watching = (async () => {
    while (!isOver) {
      const question = ask().finally(() => asked.delete(question))
      asked.add(question)
      await delay(EVERY_MS)
    }
    await Promise.all(asked)
  })()

  return {
    async stop() {
      isOver = true
      await watching
      return { statuses, longestMs, answers: [...statuses.values()].reduce((sum, count) => sum + count, 0) }
    },
  }
}
