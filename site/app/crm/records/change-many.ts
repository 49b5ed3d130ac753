import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { Success } from '@nokshi/contract/auth.ts'
import type { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { notifyProblem } from '../../ui/notices/notify.ts'
import { crmApi } from './crm-api.ts'
import { useChange } from './use-change.ts'

/** One change of many records, which one press undoes. What was done can be said in words of their own. */
export function useChangeMany<Input extends { act: unknown }>(
  send: (input: Input) => Promise<ManyChanged>,
  onDone: () => void,
  describe: (count: number, act: Input['act']) => string = crmBulk.done,
) {
  return useChange({
    send,
    done: ({ count }, { act }) => (count > 0 ? describe(count, act) : undefined),
    undo:
      (_, { changeIds: ids }) =>
      () =>
        crmApi('POST /api/crm/changes/undo', Success, { body: { ids } }),
    onDone({ failed, error }) {
      if (failed > 0) notifyProblem(crmBulk.failed(failed), error ?? '')
      onDone()
    },
  })
}
