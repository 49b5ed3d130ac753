import { socialFields } from '@nokshi/content/linkhub.ts'
import { NewWays } from '@nokshi/contract/linkhub/contact-methods.ts'
import { NewLinkDetail } from '@nokshi/contract/linkhub/link-details.ts'
import { type MoreProfile, NewMoreProfile } from '@nokshi/contract/linkhub/more-profiles.ts'
import { CustomLink, Socials } from '@nokshi/contract/linkhub.ts'
import { ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import { type SocialKind, socialKinds } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { firstIssueSentence, issueSentences } from '../../platform/issue-sentences.ts'
import { certainChatNumber } from './chat-number.ts'
import { type DraftLink, planOf } from './draft-lists.ts'
import type { Draft } from './edit-draft.ts'

/** Why the words of a field cannot be saved as they are; undefined when they can. */
export function wordsProblem(field: 'name' | 'bio' | 'username', value: string) {
  return firstIssueSentence(ProfileEdit.shape[field].safeParse(value))
}

export function socialProblem(kind: SocialKind, value: string | undefined, timeZone: string) {
  const sentence = firstIssueSentence(Socials.shape[kind].safeParse(value))
  return sentence ?? (kind === 'whatsapp' ? chatProblem(value, timeZone) : undefined)
}

/** A number of nobody knows which country would lead to a stranger. */
export function chatProblem(value: string | undefined, timeZone: string) {
  if (!value || isBlank(value)) return undefined
  return certainChatNumber(value, timeZone) ? undefined : socialFields.countryMissing
}

interface LinkProblems {
  title?: string
  url?: string
}

export function linkProblems({ title, url }: DraftLink): LinkProblems {
  return issueSentences(CustomLink.safeParse({ title, url }))
}

/** What is wrong with when and how a link is shown. */
export function planProblem(link: DraftLink) {
  return firstIssueSentence(NewLinkDetail.safeParse(planOf(link)))
}

export function profileProblem(profile: MoreProfile) {
  return isBlank(profile.value) ? undefined : firstIssueSentence(NewMoreProfile.safeParse(profile))
}

export function wayProblem(way: 'phone' | 'email' | 'greeting', value: string, timeZone: string) {
  const sentence = firstIssueSentence(NewWays.shape[way].safeParse(value))
  if (sentence || way !== 'phone') return sentence
  return chatProblem(value, timeZone) && socialFields.phoneCountryMissing
}

/** A link needs both to stand on the page. */
export function isComplete({ title, url }: DraftLink) {
  return !isBlank(title) && !isBlank(url)
}

/** The first thing that keeps a change from being saved. A new link that is still being written is no such thing. */
export function firstProblem(draft: Draft, saved: Draft): string | undefined {
  const isKept = (link: DraftLink) => saved.customLinks.some(({ id }) => id === link.id)
  const links = draft.customLinks.filter((link) => isKept(link) || isComplete(link)).map(linkProblems)
  return [
    wordsProblem('name', draft.name),
    wordsProblem('bio', draft.bio),
    ...links.map(({ title, url }) => title ?? url),
    ...draft.customLinks.map(planProblem),
    ...draft.profiles.map(profileProblem),
    ...(['phone', 'email', 'greeting'] as const).map((way) => wayProblem(way, draft[way], draft.timeZone)),
    ...socialKinds.map((kind) => socialProblem(kind, draft[kind], draft.timeZone)),
  ].find((sentence) => sentence !== undefined)
}
