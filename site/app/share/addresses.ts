import { hubAddress } from '@nokshi/contract/linkhub.ts'

export function pageAddress(siteUrl: string, profile: Parameters<typeof hubAddress>[1], tag?: string) {
  const address = hubAddress(siteUrl, profile)
  return tag ? `${address}?s=${tag}` : address
}

export function shortAddress(address: string) {
  return address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
}
