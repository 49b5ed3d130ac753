import { onTestFinished, vi } from 'vitest'

/** For what goes by the system's own clock, as sessions and authenticator apps do: it stands still and moves when told. */
export function stopTheClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return { advance: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds) }
}
