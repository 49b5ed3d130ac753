import { crmReports } from '@nokshi/content/crm/moderation.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { DecisionMade, type PageDecision, Reopened } from '@nokshi/contract/moderation.ts'
import { notify, notifyProblem, notifyWithAction } from '../../ui/notices/notify.ts'
import { sentenceOf } from '../parts/crm-states.tsx'
import { crmApi } from '../records/crm-api.ts'
import { invalidateAll } from '../records/crm-client.ts'
import { useChange } from '../records/use-change.ts'

interface Page {
  username: string
  name: string
}

interface Input extends PageDecision {
  page: Page
}

type Made = ReturnType<typeof DecisionMade.parse>

/** Decides about a page. The notice about it takes the decision back. */
export function useDecision(onDone?: () => void) {
  return useChange({
    send: ({ page: { username }, ...body }: Input) =>
      crmApi('POST /api/crm/pages/{username}/decision', DecisionMade, { username, body }),
    onDone(made, { page, decision }) {
      const sentence = sentenceFor(made, page, decision)
      const undo = decision === 'restore' ? undefined : () => undoDecision(made, page, decision)
      if (undo) notifyWithAction(sentence, { label: crmFrame.undo, onPress: () => void undo() })
      else notify(sentence)
      onDone?.()
    },
  })
}

function sentenceFor({ isChanged }: Made, { name }: Page, decision: PageDecision['decision']) {
  if (decision === 'suspend' && !isChanged) return crmReports.suspend.already(name)
  return crmReports[decision].done(name)
}

/** As it was before: what was taken down is there again, and the reports wait for somebody. */
async function undoDecision(
  { isChanged, closed, decidedAt }: Made,
  page: Page,
  decision: PageDecision['decision'],
) {
  try {
    if (decision === 'suspend' && isChanged)
      await crmApi('POST /api/crm/pages/{username}/decision', DecisionMade, {
        username: page.username,
        body: { decision: 'restore' },
      })
    if (closed > 0) await reopen(page, decidedAt)
    notify(crmFrame.undone)
  } catch (error) {
    notifyProblem(crmFrame.notUndone, sentenceOf(error))
  } finally {
    void invalidateAll()
  }
}

/** Lets reports wait again that were decided some time ago. */
export function useReopening() {
  return useChange({
    send: ({ page, decidedAt }: { page: Page; decidedAt: number }) => reopen(page, decidedAt),
    done: (_, { page }) => crmReports.reopen.done(page.name),
  })
}

function reopen({ username }: Page, decidedAt: number) {
  return crmApi('POST /api/crm/pages/{username}/reopen', Reopened, { username, body: { decidedAt } })
}
