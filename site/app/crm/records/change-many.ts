import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { Success } from '@nokshi/contract/auth.ts'
import type { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { useMutation } from '@tanstack/react-query'
import { notify, notifyProblem, notifyWithAction } from '../../ui/notices/notify.ts'
import { sentenceOf } from '../parts/crm-states.tsx'
import { crmApi } from './crm-api.ts'
import { crmClient, invalidateAll } from './crm-client.ts'

/** One change of many records, which one press undoes. What was done can be said in words of their own. */
export function useChangeMany<Input extends { act: unknown }>(
  send: (input: Input) => Promise<ManyChanged>,
  onDone: () => void,
  describe: (count: number, act: Input['act']) => string = crmBulk.done,
) {
  return useMutation(
    {
      mutationFn: send,
      onSuccess({ count, failed, error, changeIds }, { act }) {
        void invalidateAll()
        if (failed > 0) notifyProblem(crmBulk.failed(failed), error ?? '')
        if (count > 0)
          notifyWithAction(describe(count, act), {
            label: crmFrame.undo,
            onPress: () => void undoMany(changeIds),
          })
        onDone()
      },
      onError: (error) => notifyProblem(crmFrame.notDone, sentenceOf(error)),
    },
    crmClient,
  )
}

async function undoMany(ids: string[]) {
  try {
    await crmApi('POST /api/crm/changes/undo', Success, { body: { ids } })
    notify(crmFrame.undone)
  } catch (error) {
    notifyProblem(crmFrame.notUndone, sentenceOf(error))
  } finally {
    void invalidateAll()
  }
}
