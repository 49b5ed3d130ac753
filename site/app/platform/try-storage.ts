/**
 * Reads or writes browser storage. Some browsers refuse it altogether, and in all of them it can be full:
 * then nothing is stored, and nothing breaks.
 */
export function tryStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
