import { tryStorage } from '../../platform/try-storage.ts'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import type { CreatePicture, Pictures } from './create-payload.ts'
import { type CreateValues, noValues, reviveValues } from './create-values.ts'

/**
 * The unsent form, for as long as the tab is open: a phone may drop the page while a photograph is picked. By
 * owner, because somebody else may log in next.
 */
const place = (owner: string, part: string) => `create-linkhub:${owner}:${part}`

export function keepValues(owner: string, values: CreateValues) {
  tryStorage(() => sessionStorage.setItem(place(owner, 'values'), JSON.stringify(values)))
}

export function readValues(owner: string): CreateValues | undefined {
  const kept = tryStorage(() => JSON.parse(sessionStorage.getItem(place(owner, 'values')) ?? 'null'))
  const values = kept ? reviveValues(kept) : noValues
  return JSON.stringify(values) === JSON.stringify(noValues) ? undefined : values
}

const LOST = 'lost'

export function keepPicture(owner: string, kind: CreatePicture, picture: ChosenPicture | null) {
  const key = place(owner, kind)
  tryStorage(() => sessionStorage.removeItem(key))
  if (!picture) return
  const isKept = tryStorage(() => {
    sessionStorage.setItem(key, picture.address)
    return true
  })
  // There is room for a word where there is none for a picture.
  if (!isKept) tryStorage(() => sessionStorage.setItem(key, LOST))
}

export function readPictures(owner: string): { pictures: Pictures; isOneLost: boolean } {
  const read = (kind: CreatePicture) => tryStorage(() => sessionStorage.getItem(place(owner, kind))) ?? null
  const kept = { profile: read('profile'), banner: read('banner') }
  return {
    pictures: { profile: toPicture(kept.profile), banner: toPicture(kept.banner) },
    isOneLost: Object.values(kept).includes(LOST),
  }
}

export function clearKept(owner: string) {
  for (const part of ['values', 'profile', 'banner']) tryStorage(() => sessionStorage.removeItem(place(owner, part)))
}

/** By hand: the page's policy lets nobody fetch a `data:` address. */
function toPicture(address: string | null): ChosenPicture | null {
  const [, type, base64] = /^data:(image\/\w+);base64,(.+)$/.exec(address ?? '') ?? []
  if (!address || !type || !base64) return null
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return { file: new File([bytes], `picture.${type.replace('image/', '')}`, { type }), address }
}
