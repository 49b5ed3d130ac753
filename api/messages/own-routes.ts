import type { User } from '@nokshi/contract/auth.ts'
import {
  MESSAGES_LISTED,
  type MessageList,
  type MessageSettings,
  type MessagesQuestion,
  messageLists,
  type OwnMessages,
} from '@nokshi/contract/messages.ts'
import type { Context } from 'hono'
import { transact } from '../database/connect.ts'
import { implement, success } from '../http/implement.ts'
import { changeBlocks } from '../linkhub/change-blocks.ts'
import { getOwnProfile } from '../linkhub/own-profile.ts'
import { isFormShown } from '../linkhub/present-profile.ts'
import { type PresentableProfile, updateProfile } from '../linkhub/queries.ts'
import { readMessageSettings } from '../linkhub/stored-profile.ts'
import { bodyInParts } from '../platform/body-in-parts.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { follow } from './follow.ts'
import { countFollowers } from './follower-queries.ts'
import { readList, writeTable } from './present-message.ts'
import {
  countMessages,
  countUnread,
  deleteMessages,
  updateDeleted,
  updateKept,
  updateRead,
  updateSpamDeleted,
  updateSpamRestored,
} from './queries.ts'

/** For the owner of the page and nobody else: the studio has no call that reads messages. */
export function ownMessageRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me/messages': async (c, { query }) => readPart(await ownProfile(c), query),
    'GET /api/linkhubAuth/me/messages/unread': async (c) => ({
      unread: await countUnread(deps.db, (await ownProfile(c)).id),
    }),
    'POST /api/linkhubAuth/me/messages/read': async (c, { body }) =>
      success(updateRead(deps.db, (await ownProfile(c)).id, body.upTo, deps.now())),
    'GET /api/linkhubAuth/me/messages/export.csv': async (c, { query }) => {
      const { list } = query
      const profile = await ownProfile(c)
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="${profile.username}_${list}.csv"`)
      return c.body(bodyInParts(deps, writeTable(deps, profile, list)))
    },
    'PUT /api/linkhubAuth/me/messages/settings': (c, { body }) =>
      success(changeMessageSettings(deps, c.get('user'), body)),
    'DELETE /api/linkhubAuth/me/messages/spam': async (c) => {
      const at = deps.now()
      await updateSpamDeleted(deps.db, (await ownProfile(c)).id, at)
      return { success: true, at }
    },
    'POST /api/linkhubAuth/me/messages/spam/restore': async (c, { body }) =>
      success(updateSpamRestored(deps.db, (await ownProfile(c)).id, body.at)),
    'DELETE /api/linkhubAuth/me/messages/{list}/{id}': (c, place) => setDeleted(c, place, deps.now()),
    'POST /api/linkhubAuth/me/messages/{list}/{id}/restore': (c, place) => setDeleted(c, place, null),
    'POST /api/linkhubAuth/me/messages/spam/{id}/keep': async (c, { id }) =>
      success(keepSpam(deps, await ownProfile(c), id)),
  })

  function ownProfile(c: Context) {
    return getOwnProfile(deps.db, c.get('user').id)
  }

  async function readPart(profile: PresentableProfile, { list, after }: MessagesQuestion): Promise<OwnMessages> {
    const items = await readList(deps, profile, list, MESSAGES_LISTED + 1, after)
    const shown = items.slice(0, MESSAGES_LISTED)
    return {
      messageSettings: readMessageSettings(profile),
      isShown: isFormShown(profile),
      counts: { ...(await countMessages(deps.db, profile.id)), followers: await countFollowers(deps.db, profile.id) },
      items: shown,
      next: items.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    }
  }

  async function setDeleted(c: Context, { list: name, id }: { list: string; id: string }, at: number | null) {
    const list = readListName(name)
    const profile = await ownProfile(c)
    const table = list === 'followers' ? 'follower' : 'message'
    const changed = await updateDeleted(deps.db, table, profile.id, id, at)
    if (!changed) throw new Refusal('not-found', 'no-such-message')
    return { success: true } as const
  }
}

function readListName(input: string): MessageList {
  const list = messageLists.find((one) => one === input)
  if (!list) throw new Refusal('not-found', 'no-such-message')
  return list
}

export function changeMessageSettings(deps: Deps, user: User, messageSettings: MessageSettings) {
  return changeBlocks(deps, user.id, (tx, { id }) =>
    updateProfile(tx, id, { messageSettings: JSON.stringify(messageSettings) }),
  )
}

/** Unmarks spam. A sender who wanted news follows the page. */
async function keepSpam(deps: Deps, page: PresentableProfile, id: string) {
  await transact(deps.db, async (tx) => {
    const message = await updateKept(tx, page.id, id)
    if (!message) throw new Refusal('not-found', 'no-such-message')
    const { consent, receivedAt } = message
    if (consent !== null) await follow(tx, deps, page, { ...message, consent, at: receivedAt })
    // A message without text was only a consent.
    if (message.text === '') await deleteMessages(tx, [id])
  })
}
