/**
 * Reads or writes what the browser keeps. Some browsers refuse storage altogether, and all of them have only so much:
 * then nothing is kept, and nothing breaks.
 */
export function tryStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
