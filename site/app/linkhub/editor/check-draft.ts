import { socialFields } from '@nokshi/content/linkhub.ts'
import { type MoreProfile, NewContactMethods, NewMoreProfile } from '@nokshi/contract/linkhub/contact-methods.ts'
import { NewLinkDetail } from '@nokshi/contract/linkhub/link-details.ts'
import { NewLook } from '@nokshi/contract/linkhub/look.ts'
import { CustomLink, Socials } from '@nokshi/contract/linkhub.ts'
import { ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { firstIssueSentence, issueSentences } from '../../platform/issue-sentences.ts'
import { certainChatNumber } from '../fields/chat-number.ts'
import { type Draft, type DraftField, type DraftLink, planOf } from './draft.ts'

type SingleField = Exclude<DraftField, 'customLinks' | 'profiles'>

/** What the server would keep of a value, or why it would refuse it. */
interface Check<Value> {
  kept?: Value | undefined
  problem?: string | undefined
}

const optionalFields = { ...Socials.shape, ...NewContactMethods.shape }
const schemas = { ...ProfileEdit.shape, ...optionalFields, ...NewLook.shape }

function checkValue(field: SingleField, value: unknown, timeZone: string): Check<unknown> {
  if (field in optionalFields && isBlank(value)) return { kept: '' }
  const result = schemas[field].safeParse(value)
  if (!result.success) return { problem: firstIssueSentence(result) }
  if (field !== 'whatsapp' && field !== 'phone') return { kept: result.data }
  const number = certainChatNumber(String(result.data), timeZone)
  const { countryMissing, phoneCountryMissing } = socialFields
  return number ? { kept: number } : { problem: field === 'phone' ? phoneCountryMissing : countryMissing }
}

function checkLink({ id, title, url, ...plan }: DraftLink): Check<DraftLink> {
  const link = CustomLink.safeParse({ title, url })
  const details = NewLinkDetail.safeParse(planOf(plan))
  if (link.success && details.success) return { kept: { id, ...link.data, ...planOf(plan) } }
  return { problem: firstIssueSentence(link) ?? firstIssueSentence(details) }
}

function checkProfile(profile: MoreProfile): Check<MoreProfile> {
  const result = NewMoreProfile.safeParse(profile)
  if (result.success) return { kept: result.data }
  return isBlank(profile.value) ? {} : { problem: firstIssueSentence(result) }
}

export function fieldProblem(field: SingleField, value: string, timeZone = '') {
  return checkValue(field, value, timeZone).problem
}

export function profileProblem(profile: MoreProfile) {
  return checkProfile(profile).problem
}

export function linkProblems({ title, url }: DraftLink): { title?: string; url?: string } {
  return issueSentences(CustomLink.safeParse({ title, url }))
}

export function planProblem(link: DraftLink) {
  return firstIssueSentence(NewLinkDetail.safeParse(planOf(link)))
}

export function isComplete({ title, url }: DraftLink) {
  return !isBlank(title) && !isBlank(url)
}

interface CheckedField {
  /** As the server would keep it; as it was typed where it would refuse it. */
  stored: unknown
  /** What can be sent. In a list the saved item replaces one that is not right yet. */
  sendable: unknown
  problem?: string | undefined
}

export function checkField(draft: Draft, saved: Draft, field: DraftField): CheckedField {
  if (field === 'profiles')
    return checkList(draft.profiles, (one) => saved.profiles.find(({ kind }) => kind === one.kind), checkProfile)
  if (field === 'customLinks') {
    const savedLink = ({ id }: DraftLink) => saved.customLinks.find((link) => link.id === id)
    return checkList(draft.customLinks, savedLink, (link) =>
      // Nothing is wrong yet with a new link that is still being written.
      savedLink(link) || isComplete(link) ? checkLink(link) : { problem: planProblem(link) },
    )
  }
  const { kept, problem } = checkValue(field, draft[field], draft.timeZone)
  return { stored: kept ?? draft[field], sendable: kept, problem }
}

function checkList<Item>(
  items: Item[],
  savedItem: (item: Item) => Item | undefined,
  check: (item: Item) => Check<Item>,
): CheckedField {
  const checked = items.map((item) => ({ item, ...check(item) }))
  return {
    stored: checked.map(({ item, kept }) => kept ?? item),
    sendable: checked.flatMap(({ item, kept }) => kept ?? savedItem(item) ?? []),
    problem: checked.find(({ problem }) => problem !== undefined)?.problem,
  }
}
