import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import { proposeUsername } from '@nokshi/contract/linkhub/propose-username.ts'
import { quoteUsername, Username } from '@nokshi/contract/linkhub.ts'
import type { Availability } from '@nokshi/contract/profile-edit.ts'
import { sayIn } from '@nokshi/contract/sentences/in-language.ts'
import { reasonOf } from '@nokshi/contract/sentences/issue-reason.ts'
import { plainNamesOf } from '@nokshi/contract/website/brand-names.ts'
import { brandOf } from '../platform/content.ts'
import type { Deps } from '../platform/deps.ts'
import { listTakenUsernames, listUsernamesOfOwner } from './queries.ts'
import { isReserved } from './reserved-usernames.ts'

interface Asker {
  ownerId?: string | undefined
  timeZone?: string | undefined
}

/** Whether the name can be taken now. The names somebody has or had are free for them alone. */
export async function checkAvailability(
  deps: Pick<Deps, 'db' | 'siteContent'>,
  language: SiteLanguage['code'],
  typed: string,
  { ownerId, timeZone }: Asker,
): Promise<Availability> {
  const { db } = deps
  const input = typed.toLowerCase()
  const { data: username, error } = Username.safeParse(input)
  if (username === undefined) {
    return {
      username: quoteUsername(input),
      isAvailable: false,
      reason: error?.issues[0] && sayIn(language, reasonOf(error.issues[0])),
      suggestions: await suggestUsernames(deps, input, timeZone),
    }
  }
  const own = ownerId === undefined ? [] : await listUsernamesOfOwner(db, ownerId)
  if (own.includes(username)) return { username, isAvailable: true, suggestions: [] }
  // Nothing is offered that looks like a reserved name.
  if (isReserved(username, plainNamesOf(brandOf(deps))))
    return { username, isAvailable: false, reason: sayIn(language, { code: 'username-reserved' }), suggestions: [] }
  if ((await listTakenUsernames(db, [username])).length === 0) return { username, isAvailable: true, suggestions: [] }
  return {
    username,
    isAvailable: false,
    reason: sayIn(language, { code: 'username-taken' }),
    suggestions: await suggestUsernames(deps, username, timeZone),
  }
}

const SUGGESTIONS_MAX = 3

async function suggestUsernames(deps: Pick<Deps, 'db' | 'siteContent'>, typed: string, timeZone: string | undefined) {
  const names = plainNamesOf(brandOf(deps))
  const drafts = draftUsernames(typed, timeZone).filter((draft) => !isReserved(draft, names))
  if (drafts.length === 0) return []
  const taken = await listTakenUsernames(deps.db, drafts)
  return drafts.filter((draft) => !taken.includes(draft)).slice(0, SUGGESTIONS_MAX)
}

/** Leaves room for what is added, within the 30 characters of a username. */
const STEM_MAX = 22

/** As people there shorten their country. */
const countries: Record<string, string> = { 'Asia/Dhaka': 'bd', 'Asia/Dubai': 'uae', 'Asia/Riyadh': 'ksa' }

function draftUsernames(typed: string, timeZone = '') {
  const stem = proposeUsername(typed, STEM_MAX)
  if (stem === '') return []
  const places = [countries[timeZone] ?? '', proposeUsername(timeZone.split('/')[1] ?? '')]
  return [
    stem,
    ...places.filter((place) => place !== '').map((place) => `${stem}-${place}`),
    `the-${stem}`,
    `${stem}-hub`,
    `its-${stem}`,
    `${stem}-online`,
  ].filter((draft) => Username.safeParse(draft).success)
}
