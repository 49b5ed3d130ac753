import type { WayOut } from '@nokshi/contract/linkhub/in-app-exit.ts'
import { LRUCache } from 'lru-cache'

/**
 * By what browsers inside apps call themselves. Each stands word for word in the maps of deploy/*: what nginx keeps apart must be
 * what is kept apart here.
 */
export const systems = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
] as const

export const inAppBrowsers = [
  ['instagram', / Instagram \d/],
  ['meta', /FBAN\/|FB_IAB\/|\[FB/],
  ['other', /musical_ly|trill_|BytedanceWebview\/|Snapchat\/?\d/],
] as const

/**
 * As of September 2026 Instagram opens addresses elsewhere by a scheme of its own on both systems; Android's intents work in the
 * others; Facebook and Messenger on iOS let Safari's scheme through; of TikTok and Snapchat on iOS no way is known.
 */
export const waysBySystem = {
  android: { instagram: 'instagram', meta: 'intent', other: 'intent' },
  ios: { instagram: 'instagram', meta: 'safari', other: 'copy' },
} as const satisfies Record<string, Record<string, WayOut>>

function readWayOut(userAgent: string) {
  const [system] = systems.find(([, pattern]) => pattern.test(userAgent)) ?? []
  const [app] = inAppBrowsers.find(([, pattern]) => pattern.test(userAgent)) ?? []
  return system && app && waysBySystem[system][app]
}

/** A few hundred user agents make up nearly all traffic. */
const known = new LRUCache<string, { way: WayOut | undefined }>({
  max: 1_000,
  memoMethod: (userAgent) => ({ way: readWayOut(userAgent) }),
})

/** Longer than any browser calls itself; the rest of a longer text is not worth the time. */
const LENGTH_MAX = 512

/** Undefined in every browser of its own. */
export function findWayOut(userAgent: string) {
  return known.memo(userAgent.slice(0, LENGTH_MAX)).way
}
