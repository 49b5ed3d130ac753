import {
  MESSAGES_LISTED,
  type MessageList,
  MessageSettingsEdit,
  MessagesQuestion,
  messageLists,
  type OwnMessages,
  SpamRestoring,
} from '@nokshi/contract/messages.ts'
import { type Context, Hono } from 'hono'
import { requireUser } from '../auth/session.ts'
import { body, query } from '../http/validate.ts'
import { getOwnProfile } from '../linkhub/own-profile.ts'
import { isFormShown } from '../linkhub/present-profile.ts'
import type { PresentableProfile } from '../linkhub/queries.ts'
import { readMessageSettings } from '../linkhub/stored-profile.ts'
import { bodyInParts } from '../platform/body-in-parts.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { changeMessageSettings } from './change-message-settings.ts'
import { countFollowers, updateFollowerDeleted } from './follower-queries.ts'
import { keepSpam } from './keep-spam.ts'
import { readList, writeTable } from './present-message.ts'
import { countMessages, updateDeleted, updateSpamDeleted, updateSpamRestored } from './queries.ts'

/** For the owner of the page and nobody else: the studio has no call that reads messages. */
export function ownMessageRoutes(deps: Deps) {
  const ownerOnly = requireUser(deps)

  return new Hono()
    .get('/', ownerOnly, query(MessagesQuestion), async (c) =>
      c.json(await readPart(await ownProfile(c), c.req.valid('query'))),
    )
    .get('/export.csv', ownerOnly, query(MessagesQuestion), async (c) => {
      const { list } = c.req.valid('query')
      const profile = await ownProfile(c)
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="${profile.username}_${list}.csv"`)
      return c.body(bodyInParts(deps, writeTable(deps, profile, list)))
    })
    .put('/settings', ownerOnly, body(MessageSettingsEdit), async (c) => {
      await changeMessageSettings(deps, c.get('user'), c.req.valid('json'))
      return c.json({ success: true })
    })
    .delete('/spam', ownerOnly, async (c) => {
      const at = deps.now()
      await updateSpamDeleted(deps.db, (await ownProfile(c)).id, at)
      return c.json({ success: true, at })
    })
    .post('/spam/restore', ownerOnly, body(SpamRestoring), async (c) => {
      await updateSpamRestored(deps.db, (await ownProfile(c)).id, c.req.valid('json').at)
      return c.json({ success: true })
    })
    .delete('/:list/:id', ownerOnly, (c) => setDeleted(c, deps.now()))
    .post('/:list/:id/restore', ownerOnly, (c) => setDeleted(c, null))
    .post('/spam/:id/keep', ownerOnly, async (c) => {
      await keepSpam(deps, await ownProfile(c), c.req.param('id'))
      return c.json({ success: true })
    })

  function ownProfile(c: Context) {
    return getOwnProfile(deps.db, c.get('user').id)
  }

  async function readPart(
    profile: PresentableProfile,
    { list, after }: MessagesQuestion,
  ): Promise<OwnMessages> {
    const items = await readList(deps, profile, list, MESSAGES_LISTED + 1, after)
    const shown = items.slice(0, MESSAGES_LISTED)
    return {
      messageSettings: readMessageSettings(profile),
      isShown: isFormShown(profile),
      counts: {
        ...(await countMessages(deps.db, profile.id)),
        followers: await countFollowers(deps.db, profile.id),
      },
      items: shown,
      next: items.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    }
  }

  async function setDeleted(c: Context, at: number | null) {
    const list = readListName(c.req.param('list') ?? '')
    const profile = await ownProfile(c)
    const update = list === 'followers' ? updateFollowerDeleted : updateDeleted
    const changed = await update(deps.db, profile.id, c.req.param('id') ?? '', at)
    if (!changed) throw new Refusal('not-found', 'no-such-message')
    return c.json({ success: true })
  }
}

function readListName(input: string): MessageList {
  const list = messageLists.find((one) => one === input)
  if (!list) throw new Refusal('not-found', 'no-such-message')
  return list
}
