import { setTimeout as delay } from 'node:timers/promises'
import type { Run } from './scenario.ts'

/** Waits until it is so; the seconds that took, or undefined if it was not so in time. */
export async function until(isSo: () => boolean | Promise<boolean>, secondsMax: number, everyMs = 100) {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  while (!(await isSo())) {
    if (seconds() > secondsMax) return undefined
    await delay(everyMs)
  }
  return seconds()
}

/** Work that goes on until the returned function is called. */
export function inBackground(work: (isOver: () => boolean) => Promise<unknown>) {
  let isOver = false
  const done = work(() => isOver)
  return () => {
    isOver = true
    return done
  }
}

/** How often each status was answered; 0 is no answer. */
export type Statuses = Map<number, number>

export function count(statuses: Statuses, status: number, times = 1) {
  statuses.set(status, (statuses.get(status) ?? 0) + times)
}

export function describe(statuses: Statuses) {
  const sorted = [...statuses].sort(([one], [two]) => one - two)
  return sorted.map(([status, times]) => `${times} × ${status || 'no answer'}`).join(', ')
}

/** Requests without an answer are no violation: their senders repeat them. */
export function checkStatuses({ check }: Run, statuses: Statuses, allowed: number[] = []) {
  for (const [status, times] of statuses)
    check(status < 400 || allowed.includes(status), `${times} answers with status ${status}`)
}

/** Requests a page five times a second, answered or not. It must be there all the time. */
export function pollPage(run: Run, address: string) {
  const statuses: Statuses = new Map()
  const requests: Promise<void>[] = []
  let longestMs = 0
  const timer = setInterval(() => requests.push(request()), 200)
  async function request() {
    const startedAt = performance.now()
    const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => {})
    longestMs = Math.max(longestMs, performance.now() - startedAt)
    count(statuses, answer?.status ?? 0)
  }
  return async () => {
    clearInterval(timer)
    await Promise.all(requests)
    checkStatuses(run, statuses)
    run.check(longestMs <= 3_000, `a hub page took ${longestMs.toFixed(0)} ms`)
    return `hub page ${describe(statuses)}, at most ${longestMs.toFixed(0)} ms`
  }
}
