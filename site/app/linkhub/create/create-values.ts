import { type Gradient, gradients } from '@nokshi/contract/linkhub.ts'
import { bySocialKind } from '@nokshi/contract/safe-url.ts'
import type { LinkTexts } from '../fields/link-fields.tsx'
import type { SocialTexts } from '../fields/social-fields.tsx'

export interface LinkRow extends LinkTexts {
  key: number
}

export interface CreateValues {
  name: string
  username: string
  bio: string
  gradient: Gradient
  selectedColor: string
  socials: SocialTexts
  customLinks: LinkRow[]
}

export const noValues: CreateValues = {
  name: '',
  username: '',
  bio: '',
  gradient: 'sunrise',
  selectedColor: '#000000',
  socials: bySocialKind(() => ''),
  customLinks: [{ key: 0, title: '', url: '' }],
}

/** The stored values, as far as they can be read. */
export function reviveValues(kept: unknown): CreateValues {
  const text = (source: unknown, field: string) => {
    const value = fieldOf(source, field)
    return typeof value === 'string' ? value : ''
  }
  const gradient = text(kept, 'gradient')
  const socials = fieldOf(kept, 'socials')
  const links = fieldOf(kept, 'customLinks')
  const rows = Array.isArray(links) ? links : []
  return {
    name: text(kept, 'name'),
    username: text(kept, 'username'),
    bio: text(kept, 'bio'),
    gradient: gradients.find((known) => known === gradient) ?? noValues.gradient,
    selectedColor: text(kept, 'selectedColor') || noValues.selectedColor,
    socials: bySocialKind((kind) => text(socials, kind)),
    customLinks: rows.map((row: unknown, key) => ({ key, title: text(row, 'title'), url: text(row, 'url') })),
  }
}

function fieldOf(source: unknown, field: string): unknown {
  return typeof source === 'object' && source !== null ? Reflect.get(source, field) : undefined
}
