import type { DataTag, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../../platform/query-client.ts'

/** Where the windows of a browser tell each other which block they have saved. */
const CHANNEL = 'linkhub-blocks'
let watched: BroadcastChannel | undefined

/** What the server answered: shown here at once, and read anew by other windows. */
export function keepBlock<Value>({ queryKey }: { queryKey: DataTag<QueryKey, Value, Error> }, value: Value) {
  queryClient.setQueryData<Value>(queryKey, value)
  // The channel that this window listens to does not hear its own messages.
  const channel = watched ?? new BroadcastChannel(CHANNEL)
  channel.postMessage(queryKey)
  if (channel !== watched) channel.close()
}

/** Until the function that it returns is called. */
export function watchBlocks() {
  const channel = new BroadcastChannel(CHANNEL)
  watched = channel
  channel.addEventListener('message', ({ data }) => {
    if (Array.isArray(data)) void queryClient.invalidateQueries({ queryKey: data })
  })
  return () => {
    watched = undefined
    channel.close()
  }
}

/** What a form changed, and of the rest what another window has saved since the form was opened. */
export function mergeEdit<Edit extends object>(before: Edit, mine: Edit, now: Edit): Edit {
  const untouched = Object.entries(now).filter(([field]) => Reflect.get(mine, field) === Reflect.get(before, field))
  return { ...mine, ...Object.fromEntries(untouched) }
}

export function moveItem<Item>(items: Item[], isMeant: (item: Item) => boolean, to: number): Item[] {
  const meant = items.filter(isMeant)
  const others = items.filter((item) => !isMeant(item))
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, ...meant)
}
