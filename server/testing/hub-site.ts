import type { Profile } from '@nokshi/contract/linkhub.ts'
import { shareProduct } from './share-product.ts'
import { aProfile, standInApi } from './stand-in-api.ts'

/** A site apart from its API, so that tests decide what the API answers. The files of a worker share it. */
export const api = await standInApi()
export const site = await shareProduct({ part: 'site', env: { API_URL: api.url } })

let named = 0

/** A page nobody has asked for yet; its name is `ada-` and a number from 1. */
export function makePage(changes: Partial<Profile> = {}, username = `ada-${++named}`) {
  api.state.status = 200
  api.state.isSilent = false
  api.state.calls = 0
  api.put(aProfile({ username, ...changes }))
  return { username, path: `/hub/${username}` }
}

export function get(path: string, init: RequestInit = {}) {
  return fetch(site.url + path, { redirect: 'manual', ...init })
}

export async function read(path: string) {
  return (await get(path)).text()
}
