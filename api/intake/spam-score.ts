import { isbot } from 'isbot'

export interface Suspect {
  name: string
  /** All fields together. */
  text: string
  userAgent: string
  isTrapFilled: boolean
  isRushed: boolean
  /** How many senders sent the same longer text within a day, including this one. */
  sendersOfText: number
}

interface SpamRule {
  reason: string
  points: number
  applies: (suspect: Suspect) => boolean
}

/** From this score on a submission is spam: stored and shown as spam, but not mailed. */
const SPAM_FROM = 5

/**
 * No rule decides alone, because each has false positives: clients list sites they like, programs may use
 * this API, autofill fills hidden fields, and a mobile network shares one address. The last three together
 * are still no spam.
 */
const rules: SpamRule[] = [
  { reason: 'many-links', points: 2, applies: ({ text }) => countMatches(text, LINK) >= 3 },
  { reason: 'link-markup', points: 3, applies: ({ text }) => LINK_MARKUP.test(text) },
  { reason: 'link-as-name', points: 3, applies: ({ name }) => countMatches(name, LINK) > 0 },
  { reason: 'spam-phrase', points: 2, applies: ({ text }) => countPhrases(text) >= 1 },
  { reason: 'several-spam-phrases', points: 2, applies: ({ text }) => countPhrases(text) >= 2 },
  { reason: 'trap-filled', points: 4, applies: ({ isTrapFilled }) => isTrapFilled },
  { reason: 'same-text-from-many', points: 2, applies: ({ sendersOfText }) => sendersOfText >= 3 },
  { reason: 'automated', points: 1, applies: ({ userAgent }) => userAgent === '' || isbot(userAgent) },
  { reason: 'rushed', points: 1, applies: ({ isRushed }) => isRushed },
]

export function scoreSpam(suspect: Suspect) {
  const matched = rules.filter((rule) => rule.applies(suspect))
  const score = matched.reduce((sum, rule) => sum + rule.points, 0)
  return { score, isSpam: score >= SPAM_FROM, reasons: matched.map((rule) => rule.reason) }
}

const LINK = /(?:https?:\/\/|www\.)\S+/gi
// Excludes «<», else each of many «<a » would be searched to the end of the text.
const LINK_MARKUP = /\[(?:url|link)\s*[=\]]|<a\s[^<>]*href/i

/** Typical spam. What people ask a web studio for (SEO, ads, investment) is not included. */
const PHRASES = [
  /\b(?:viagra|cialis|levitra|tramadol)\b/i,
  /\bno prescription\b/i,
  /\bonline casinos?\b/i,
  /\bcasino bonus\b/i,
  /\b(?:sports? )?betting (?:tips|site)\b/i,
  /\bpayday loans?\b/i,
  /\bescort (?:girls?|services?|agency)\b/i,
  /\b(?:porn|sex (?:chat|dating|videos?))\b/i,
  /\b(?:sponsored|guest) posts?\b/i,
  /\bdo-?follow\b/i,
  /\blink insertions?\b/i,
  /\bdomain authority\b/i,
  /\bbacklinks? packages?\b/i,
  /\b(?:double|triple|multiply) your (?:bitcoin|crypto|money|investment)\b/i,
  /\bguaranteed (?:daily )?(?:profits?|returns)\b/i,
  /\bmillions? (?:of )?(?:verified )?e-?mail addresses\b/i,
  /\bcontact[- ]?form (?:blasts?|marketing|mailing)\b/i,
]

function countPhrases(text: string) {
  return PHRASES.filter((phrase) => phrase.test(text)).length
}

function countMatches(text: string, pattern: RegExp) {
  return text.match(pattern)?.length ?? 0
}
