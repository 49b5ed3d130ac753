import { onTestFinished, vi } from 'vitest'

/** Stops the system clock, which sessions and authenticator apps use, until it is advanced. */
export function stopTheClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return { advance: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds) }
}
