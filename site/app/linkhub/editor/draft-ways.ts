import {
  type ContactKind,
  contactKinds,
  NewWays,
  type Ways,
} from '@nokshi/contract/linkhub/contact-methods.ts'
import { blockKinds, Look, NewLook } from '@nokshi/contract/linkhub/look.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { certainChatNumber } from './chat-number.ts'

/** The ways to reach the owner, as they were typed; empty where none is set. */
export interface DraftWays {
  phone: string
  email: string
  greeting: string
  connect: ContactKind | ''
}

export const noWays: DraftWays = { phone: '', email: '', greeting: '', connect: '' }
export const wayFields = ['phone', 'email', 'greeting', 'connect'] as const
export type WayField = (typeof wayFields)[number]

export function isWay(field: string): field is WayField {
  return wayFields.some((way) => way === field)
}

export function toDraftWays({ ways }: OwnProfile): DraftWays {
  const connect = contactKinds.find((kind) => kind === ways.connect) ?? ''
  return { ...noWays, ...ways, connect }
}

/** What the server would keep; undefined when it would refuse it. */
export function parsedWay(draft: DraftWays & { timeZone: string }, field: WayField) {
  if (isBlank(draft[field])) return ''
  const parsed = NewWays.shape[field].safeParse(draft[field]).data
  return parsed && field === 'phone' ? certainChatNumber(parsed, draft.timeZone) : parsed
}

/** Those that are set, as the API has them. */
export function waysOf(draft: DraftWays): Ways {
  const set = wayFields.filter((field) => !isBlank(draft[field])).map((field) => [field, draft[field]])
  return Object.fromEntries(set)
}

/** How the page looks, in full. */
export type DraftLook = Required<Look>

export const usualLook: DraftLook = {
  shape: 'label',
  typeface: 'plain',
  portrait: 'round',
  blocks: [...blockKinds],
}
export const lookFields = ['shape', 'typeface', 'portrait', 'blocks'] as const
export type LookField = (typeof lookFields)[number]

export function isLook(field: string): field is LookField {
  return lookFields.some((look) => look === field)
}

export function parsedLook(draft: DraftLook, field: LookField) {
  return NewLook.shape[field].safeParse(draft[field]).data
}

/** What is not as usual. */
export function lookOf(draft: DraftLook): Look {
  const own = lookFields.filter((field) => String(draft[field]) !== String(usualLook[field]))
  return Look.parse(Object.fromEntries(own.map((field) => [field, draft[field]])))
}
