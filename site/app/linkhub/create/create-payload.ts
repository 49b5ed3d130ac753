import { isBlank } from '@nokshi/contract/text.ts'
import type { FieldErrors } from '../../ui/forms/use-form.ts'
import { chatProblem, writeChatNumber } from '../fields/chat-number.ts'
import type { SocialTexts } from '../fields/social-fields.tsx'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import type { CreateValues } from './create-values.ts'
import { filterUsername } from './username-filter.ts'

/** The pictures that the form takes; a background is chosen on the dashboard. */
export type CreatePicture = 'profile' | 'banner'
export type Pictures = Record<CreatePicture, ChosenPicture | null>

export function textsOf(values: CreateValues, timeZone: string): Record<string, string> {
  const { name, username, bio, gradient, selectedColor, socials } = values
  return {
    name,
    username: filterUsername(username),
    bio,
    gradient,
    selectedColor,
    socials: JSON.stringify(understoodSocials(socials, timeZone)),
    customLinks: JSON.stringify(completeLinks(values).map(({ title, url }) => ({ title, url }))),
  }
}

export function payloadOf(values: CreateValues, pictures: Pictures, timeZone: string) {
  const form = new FormData()
  for (const [field, text] of Object.entries(textsOf(values, timeZone))) form.set(field, text)
  if (pictures.profile) form.set('profileImage', pictures.profile.file)
  if (pictures.banner) form.set('bannerImage', pictures.banner.file)
  return form
}

/** What the contract has against the values, by the ids of their inputs, and what only this form asks for. */
export function toErrors(issues: FieldErrors, values: CreateValues, timeZone: string): FieldErrors {
  const chat = chatProblem(values.socials.whatsapp, timeZone)
  const isMissing = chat && !issues['socials.whatsapp']
  return toInputs(isMissing ? { ...issues, 'socials.whatsapp': chat } : issues, values)
}

/** Refusals count the links that were sent; the form counts its rows, among them those that were left out. */
export function toInputs(fields: FieldErrors, values: CreateValues): FieldErrors {
  const sent = completeLinks(values).map((link) => values.customLinks.indexOf(link))
  return Object.fromEntries(
    Object.entries(fields).map(([field, sentence]) => [
      field.replace(/^customLinks\.(\d+)(?=\.|$)/, (_, index) => `customLinks.${sent[Number(index)] ?? index}`),
      sentence,
    ]),
  )
}

export function completeLinks({ customLinks }: CreateValues) {
  return customLinks.filter(({ title, url }) => !isBlank(title) && !isBlank(url))
}

/** A telephone number goes out as it was read back to its owner. */
export function understoodSocials(socials: SocialTexts, timeZone: string): SocialTexts {
  return { ...socials, whatsapp: writeChatNumber(socials.whatsapp, timeZone) }
}
