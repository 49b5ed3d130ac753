import type { InAppExit } from '@nokshi/contract/linkhub/in-app-exit.ts'

/**
 * By what browsers inside apps call themselves. Each stands word for word in the maps of deploy/*: what
 * nginx keeps apart must be what is kept apart here.
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
 * As of September 2026 Instagram opens addresses elsewhere by a scheme of its own on both systems;
 * Android's intents work in the others; Facebook and Messenger on iOS let Safari's scheme through; of
 * TikTok and Snapchat on iOS no way is known.
 */
export const exitsBySystem = {
  android: { instagram: 'instagram', meta: 'intent', other: 'intent' },
  ios: { instagram: 'instagram', meta: 'safari', other: 'copy' },
} as const satisfies Record<string, Record<string, InAppExit>>

/** Longer than any browser calls itself; the rest of a longer text is not worth the time. */
const LENGTH_MAX = 512

/** Undefined in every browser of its own. */
export function findInAppExit(userAgent: string) {
  const text = userAgent.slice(0, LENGTH_MAX)
  const [system] = systems.find(([, pattern]) => pattern.test(text)) ?? []
  const [app] = inAppBrowsers.find(([, pattern]) => pattern.test(text)) ?? []
  return system && app && exitsBySystem[system][app]
}
