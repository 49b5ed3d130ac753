import type { InAppExit } from '@nokshi/contract/linkhub/in-app-exit.ts'

/**
 * User agents of in-app browsers. The maps of deploy/* must have the same texts, because nginx caches by
 * them.
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
 * As of September 2026: Instagram has a scheme of its own on both systems, Android's intents work in the
 * other apps, Facebook and Messenger on iOS allow Safari's scheme, TikTok and Snapchat on iOS nothing.
 */
export const exitsBySystem = {
  android: { instagram: 'instagram', meta: 'intent', other: 'intent' },
  ios: { instagram: 'instagram', meta: 'safari', other: 'copy' },
} as const satisfies Record<string, Record<string, InAppExit>>

/** Longer than any real user agent. */
const LENGTH_MAX = 512

/** Undefined in normal browsers. */
export function findInAppExit(userAgent: string) {
  const text = userAgent.slice(0, LENGTH_MAX)
  const [system] = systems.find(([, pattern]) => pattern.test(text)) ?? []
  const [app] = inAppBrowsers.find(([, pattern]) => pattern.test(text)) ?? []
  return system && app && exitsBySystem[system][app]
}
