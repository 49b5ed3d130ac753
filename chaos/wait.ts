import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EVERY_MS = 100

/** Waits until it is so; the seconds that took, or undefined when it did not become so in time. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  secondsMax: number,
  lookEveryMs = LOOK_EVERY_MS,
) {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  while (!(await isSo())) {
    if (seconds() > secondsMax) return undefined
    await delay(lookEveryMs)
  }
  return seconds()
}

/** Does the work for so many seconds. */
export async function forSeconds(count: number, work: (isOver: () => boolean) => Promise<unknown>) {
  const endsAt = performance.now() + count * 1000
  await work(() => performance.now() >= endsAt)
}
