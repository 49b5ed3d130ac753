import type { Task } from '@nokshi/contract/crm/tasks.ts'
import { useMemo } from 'react'
import { createStore, useStore } from '../../platform/store.ts'
import { byDay } from './task-queries.ts'

/** So long a task that was ticked off here stays in its place, struck through. */
const SHOWN_MS = 5 * 60_000

const ticked = createStore<ReadonlyMap<string, Task>>(new Map())

/** Shows a task as done, in its place. */
export function rememberTicked(task: Task) {
  ticked.write(new Map(ticked.read()).set(task.id, task))
  setTimeout(() => forgetTicked(task.id), SHOWN_MS)
}

export function forgetTicked(id: string) {
  const others = new Map(ticked.read())
  if (others.delete(id)) ticked.write(others)
}

/** Open tasks together with those that were ticked off here a moment ago and belong among them. */
export function useWithTicked(open: Task[], belongs: (task: Task) => boolean) {
  const lately = useStore(ticked)
  return useMemo(() => {
    const still = open.filter((task) => isNewer(task, lately.get(task.id)))
    const ids = new Set(still.map(({ id }) => id))
    const struck = [...lately.values()].filter((task) => belongs(task) && !ids.has(task.id))
    return [...still, ...struck].toSorted(byDay)
  }, [open, lately, belongs])
}

/** A colleague may have opened it again meanwhile. */
function isNewer(task: Task, struck: Task | undefined) {
  return struck === undefined || task.version > struck.version
}
