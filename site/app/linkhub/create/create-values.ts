import { gradients } from '@nokshi/contract/linkhub.ts'
import { bySocialKind } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import * as z from 'zod'
import { tryStorage } from '../../platform/try-storage.ts'
import type { FieldErrors } from '../../ui/forms/use-form.ts'
import { chatProblem, writeChatNumber } from '../fields/chat-number.ts'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import { filterUsername } from './username-field.tsx'

const Text = z.string().catch('')

/** The stored values, as far as they can be read. */
export const CreateValues = z.object({
  name: Text,
  username: Text,
  bio: Text,
  gradient: z.enum(gradients).catch('sunrise'),
  selectedColor: z.string().catch('#000000'),
  socials: z.object(bySocialKind(() => Text)).catch(bySocialKind(() => '')),
  customLinks: z
    .array(z.object({ title: Text, url: Text }).catch({ title: '', url: '' }))
    .catch([])
    .transform((links) => links.map((link, key) => ({ key, ...link }))),
})
export type CreateValues = z.infer<typeof CreateValues>
export type LinkRow = CreateValues['customLinks'][number]

export const noValues = CreateValues.parse({ customLinks: [{}] })

/**
 * The unsent form, for as long as the tab is open: a phone may drop the page while a photograph is picked. By
 * owner, because somebody else may log in next. Pictures apart, for which there may be no room.
 */
const place = (owner: string, part: 'values' | CreatePicture) => `create-linkhub:${owner}:${part}`

export function keepValues(owner: string, values: CreateValues) {
  tryStorage(() => sessionStorage.setItem(place(owner, 'values'), JSON.stringify(values)))
}

export function readValues(owner: string): CreateValues | undefined {
  const kept = tryStorage(() => JSON.parse(sessionStorage.getItem(place(owner, 'values')) ?? 'null'))
  const values = CreateValues.safeParse(kept).data ?? noValues
  return JSON.stringify(values) === JSON.stringify(noValues) ? undefined : values
}

export function keepPicture(owner: string, kind: CreatePicture, picture: ChosenPicture | null) {
  tryStorage(() => sessionStorage.removeItem(place(owner, kind)))
  if (picture) tryStorage(() => sessionStorage.setItem(place(owner, kind), picture.address))
}

export function readPicture(owner: string, kind: CreatePicture): ChosenPicture | null {
  const address = tryStorage(() => sessionStorage.getItem(place(owner, kind))) ?? ''
  // By hand: the page's policy lets nobody fetch a `data:` address.
  const [, type, base64 = ''] = /^data:(image\/\w+);base64,(.+)$/.exec(address) ?? []
  if (!type) return null
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return { file: new File([bytes], 'picture', { type }), address }
}

export function clearKept(owner: string) {
  for (const part of ['values', 'profile', 'banner'] as const)
    tryStorage(() => sessionStorage.removeItem(place(owner, part)))
}

/** The pictures that the form takes; a background is chosen on the dashboard. */
export type CreatePicture = 'profile' | 'banner'
export type Pictures = Record<CreatePicture, ChosenPicture | null>

export function textsOf(values: CreateValues, timeZone: string): Record<string, string> {
  return {
    ...values,
    username: filterUsername(values.username),
    socials: JSON.stringify(understoodSocials(values.socials, timeZone)),
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
export function understoodSocials(socials: CreateValues['socials'], timeZone: string) {
  return { ...socials, whatsapp: writeChatNumber(socials.whatsapp, timeZone) }
}
