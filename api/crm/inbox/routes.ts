import { Decline, InboxChange, InboxQuestion, Reply, type Triaged } from '@nokshi/contract/crm/inbox.ts'
import { type Context, Hono } from 'hono'
import { body, query } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffMember } from '../staff/session.ts'
import { countInbox, listInbox } from './list.ts'
import { logReply } from './reply.ts'
import { getSubmission } from './submission.ts'
import { triageMany } from './triage-many.ts'
import { closePost, declinePost, releasePost, reopenPost, takePost } from './triage-moves.ts'
import { markSpam, unmarkSpam } from './triage-spam.ts'
import { splitPost } from './triage-split.ts'

type Act = (deps: Deps, staff: StaffMember, id: string) => Promise<string | null>

export function inboxRoutes(deps: Deps) {
  const answer = async (c: Context, id: string, changeId: string | null) => {
    const reply: Triaged = { record: await getSubmission(deps.db, deps.now(), id), changeId }
    return c.json(reply)
  }
  const act = (decide: Act) => async (c: Context) => {
    const id = c.req.param('id') ?? ''
    return answer(c, id, await decide(deps, c.get('staff'), id))
  }
  return new Hono()
    .get('/', query(InboxQuestion), async (c) => {
      const { tab, cursor } = c.req.valid('query')
      return c.json(await listInbox(deps.db, deps.now(), tab, cursor))
    })
    .get('/counts', async (c) => c.json(await countInbox(deps.db)))
    .get('/:id', async (c) => c.json(await getSubmission(deps.db, deps.now(), c.req.param('id'))))
    .post('/bulk', body(InboxChange), async (c) =>
      c.json(await triageMany(deps, c.get('staff'), c.req.valid('json'))),
    )
    .post('/:id/take', act(takePost))
    .post('/:id/release', act(releasePost))
    .post('/:id/close', act(closePost))
    .post('/:id/decline', body(Decline), async (c) => {
      const id = c.req.param('id')
      return answer(c, id, await declinePost(deps, c.get('staff'), id, c.req.valid('json')))
    })
    .post('/:id/reopen', act(reopenPost))
    .post('/:id/spam', act(markSpam))
    .post('/:id/not-spam', act(unmarkSpam))
    .post('/:id/split', act(splitPost))
    .post('/:id/reply', body(Reply), async (c) => {
      const id = c.req.param('id')
      return answer(c, id, await logReply(deps, c.get('staff'), id, c.req.valid('json')))
    })
}
