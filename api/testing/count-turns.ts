/**
 * How often the event loop went round while some work was done, which is how often others could be answered; and which part of the
 * whole time the longest wait between two rounds was. A busy machine makes both longer, so it leaves their ratio.
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
