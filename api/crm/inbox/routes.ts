import type { Context } from 'hono'
import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffMember } from '../staff/session.ts'
import { listInbox } from './list.ts'
import { logReply } from './reply.ts'
import { acceptSuggestion, dismissSuggestion } from './resolve-suggestion.ts'
import { getSubmission } from './submission.ts'
import { triageMany } from './triage-many.ts'
import {
  assignSubmission,
  closeSubmission,
  declineSubmission,
  releaseSubmission,
  reopenSubmission,
  splitSubmission,
  takeSubmission,
} from './triage-moves.ts'
import { markSpam, unmarkSpam } from './triage-spam.ts'

type Act = (deps: Deps, staff: StaffMember, id: string) => Promise<string | null>

export function inboxRoutes(deps: Deps) {
  const answer = async (id: string, changeId: string | null) => ({
    record: await getSubmission(deps.db, deps.now(), id),
    changeId,
  })
  const act =
    (decide: Act) =>
    async (c: Context, { id }: { id: string }) =>
      answer(id, await decide(deps, c.get('staff'), id))
  return implement({
    'GET /api/crm/inbox': (_c, { query }) => listInbox(deps.db, deps.now(), query),
    'GET /api/crm/inbox/{id}': (_c, { id }) => getSubmission(deps.db, deps.now(), id),
    'POST /api/crm/inbox/bulk': (c, { body }) => triageMany(deps, c.get('staff'), body),
    'POST /api/crm/inbox/{id}/take': act(takeSubmission),
    'POST /api/crm/inbox/{id}/assign': async (c, { id, body }) =>
      answer(id, await assignSubmission(deps, c.get('staff'), id, body)),
    'POST /api/crm/inbox/{id}/release': act(releaseSubmission),
    'POST /api/crm/inbox/{id}/close': act(closeSubmission),
    'POST /api/crm/inbox/{id}/decline': async (c, { id, body }) =>
      answer(id, await declineSubmission(deps, c.get('staff'), id, body)),
    'POST /api/crm/inbox/{id}/reopen': act(reopenSubmission),
    'POST /api/crm/inbox/{id}/spam': act(markSpam),
    'POST /api/crm/inbox/{id}/not-spam': act(unmarkSpam),
    'POST /api/crm/inbox/{id}/split': act(splitSubmission),
    'POST /api/crm/inbox/{id}/reply': async (c, { id, body }) =>
      answer(id, await logReply(deps, c.get('staff'), id, body)),
    'POST /api/crm/suggestions/{id}/accept': (c, { id }) => acceptSuggestion(deps, c.get('staff'), id),
    'POST /api/crm/suggestions/{id}/dismiss': (c, { id }) => dismissSuggestion(deps, c.get('staff'), id),
  })
}
