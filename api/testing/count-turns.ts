/**
 * Counts turns of the event loop during some work, in which other requests could run, and the longest pause
 * as a share of the whole time. The share does not depend on the load of the machine.
 */
export async function countTurns<Result>(work: () => Promise<Result>) {
  const startedAt = performance.now()
  let turns = 0
  let longest = 0
  let lastAt = startedAt
  let isOver = false
  const turn = () => {
    turns++
    longest = Math.max(longest, performance.now() - lastAt)
    lastAt = performance.now()
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  try {
    const result = await work()
    turn()
    return { result, turns, longestShare: longest / (performance.now() - startedAt) }
  } finally {
    isOver = true
  }
}
