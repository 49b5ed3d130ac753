import { crmReports } from '@nokshi/content/crm/moderation.ts'
import { DecisionMade, type PageDecision, Reopened } from '@nokshi/contract/moderation.ts'
import { crmApi } from '../records/crm-api.ts'
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
    done: (made, { page, decision }) => sentenceFor(made, page, decision),
    undo: ({ page, decision }, made) => (decision === 'restore' ? undefined : () => undoDecision(made, page, decision)),
    ...(onDone && { onDone }),
  })
}

function sentenceFor({ isChanged }: Made, { name }: Page, decision: PageDecision['decision']) {
  if (decision === 'suspend' && !isChanged) return crmReports.suspend.already(name)
  return crmReports[decision].done(name)
}

/** As it was before: what was taken down is there again, and the reports wait for somebody. */
async function undoDecision({ isChanged, closed, decidedAt }: Made, page: Page, decision: PageDecision['decision']) {
  if (decision === 'suspend' && isChanged)
    await crmApi('POST /api/crm/pages/{username}/decision', DecisionMade, {
      username: page.username,
      body: { decision: 'restore' },
    })
  if (closed > 0) await reopen(page, decidedAt)
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
