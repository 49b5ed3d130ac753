import { dashboard } from '@nokshi/content/dashboard.ts'
import { type QueryKey, useMutation } from '@tanstack/react-query'
import { queryClient } from '../../platform/query-client.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { notifyProblem } from '../../ui/notices/notify.ts'

/**
 * Changes of a block that is saved by itself, one after another: each may build on the one before. Without a
 * network they wait for it, and `waiting` says so. What is refused is read anew.
 */
export function useBlockChanges({ queryKey }: { queryKey: QueryKey }, failed: string) {
  const { mutate, isPending, isPaused } = useMutation(
    {
      mutationFn: (work: () => Promise<void>) => work(),
      scope: { id: String(queryKey) },
      onError: (error) => {
        notifyProblem(failed, shownSentence(error, ''))
        void queryClient.invalidateQueries({ queryKey })
      },
    },
    queryClient,
  )
  const waiting = (
    <p role="status" className="dash-note">
      {isPaused && dashboard.saving.waiting.network}
    </p>
  )
  return { change: mutate, isPending, waiting }
}
