import { hubAddress } from '@nokshi/contract/linkhub.ts'

export function pageAddress(siteUrl: string, username: string, tag?: string) {
  const address = hubAddress(siteUrl, username)
  return tag ? `${address}?s=${tag}` : address
}

export function shortAddress(address: string) {
  return address.replace(/^https?:\/\/(?:www\.)?/, '')
}

const TAG_MAX = 20

/** What was typed, as far as it can be a tag: spaces become hyphens, and nothing else is let through. */
export function toTag(typed: string) {
  return typed
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, TAG_MAX)
}
