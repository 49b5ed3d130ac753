import type { DataTag, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../../platform/query-client.ts'

/** Where the windows of a browser tell each other which block they have saved. */
const CHANNEL = 'linkhub-blocks'

/** What the server answered: shown here at once, and read anew by other windows. */
export function keepBlock<Value>(queryKey: DataTag<QueryKey, Value, Error>, value: Value) {
  queryClient.setQueryData<Value>(queryKey, value)
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(queryKey)
  channel.close()
}

/** Until the function that it returns is called. */
export function watchBlocks() {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (Array.isArray(data)) void queryClient.invalidateQueries({ queryKey: data })
  })
  return () => channel.close()
}
