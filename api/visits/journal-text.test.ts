// @engines sqlite postgres
import { expect, test } from 'vitest'
import { readNoted, writeNoted } from './journal-text.ts'
import type { LeftOut, Noted, Visit } from './judge-visit.ts'

const phone = { referrer: 'instagram.com', device: 'phone' }

function aVisit(visit: Partial<Visit> = {}): Visit {
  return {
    kind: 'visit',
    profileId: 'ada',
    day: 20_000,
    visitHash: 'a-visit',
    visitorHash: 'a-visitor',
    traits: phone,
    clicks: [],
    ...visit,
  }
}

function leftOut(more: Partial<LeftOut> = {}): LeftOut {
  return { kind: 'left out', profileId: 'ada', day: 20_000, reason: 'crawler', ...more }
}

const inAnyOrder = (noted: Noted[]) => noted.map((one) => JSON.stringify(one)).sort()

test('what was noted is read as it was written: pages, days, traits, clicks and what was left out', () => {
  const noted = [
    aVisit(),
    aVisit({ visitHash: 'of-another-page', profileId: 'omar' }),
    leftOut(),
    aVisit({ visitHash: 'with-clicks', clicks: [{ link: 'github', clickHash: 'a-click' }] }),
    aVisit({ visitHash: 'after-midnight', day: 20_001 }),
    aVisit({ visitHash: 'before-midnight', day: 20_000, traits: {} }),
    leftOut({ day: 20_001, reason: 'owner' }),
    aVisit({ visitHash: 'after-midnight-too', day: 20_001, traits: { source: 'wa' } }),
  ]

  expect(inAnyOrder(readNoted(writeNoted(noted)))).toEqual(inAnyOrder(noted))
})

test('what visits have in common is written once', () => {
  const text = writeNoted([aVisit(), aVisit({ visitHash: 'another' }), aVisit({ visitHash: 'a-third' })])

  expect(text.split('instagram.com')).toHaveLength(2)
  expect(text.split('ada')).toHaveLength(2)
})
