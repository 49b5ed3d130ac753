import { expect, test } from 'vitest'
import { decodeEvents, encodeEvents } from './journal-encoding.ts'
import type { FilteredVisit, Visit, VisitEvent } from './visit-event.ts'

const phone = { referrer: 'instagram.com', device: 'phone' }

function aVisit(visit: Partial<Visit> = {}): Visit {
  return {
    kind: 'visit',
    subject: 'ada',
    day: 20_000,
    visitHash: 'a-visit',
    visitorHash: 'a-visitor',
    traits: phone,
    clicks: [],
    ...visit,
  }
}

function leftOut(more: Partial<FilteredVisit> = {}): FilteredVisit {
  return { kind: 'filtered', subject: 'ada', day: 20_000, reason: 'crawler', ...more }
}

const inAnyOrder = (events: VisitEvent[]) => events.map((one) => JSON.stringify(one)).sort()

test('what was written is read as it was written: pages, days, traits, clicks and what was left out', () => {
  const events = [
    aVisit(),
    aVisit({ visitHash: 'of-another-page', subject: 'omar' }),
    leftOut(),
    aVisit({ visitHash: 'with-clicks', clicks: [{ link: 'github', clickHash: 'a-click' }] }),
    aVisit({ visitHash: 'after-midnight', day: 20_001 }),
    aVisit({ visitHash: 'before-midnight', day: 20_000, traits: {} }),
    leftOut({ day: 20_001, reason: 'owner' }),
    aVisit({ visitHash: 'after-midnight-too', day: 20_001, traits: { source: 'wa' } }),
  ]

  expect(inAnyOrder(decodeEvents(encodeEvents(events)))).toEqual(inAnyOrder(events))
})

test('what visits have in common is written once', () => {
  const text = encodeEvents([aVisit(), aVisit({ visitHash: 'another' }), aVisit({ visitHash: 'a-third' })])

  expect(text.split('instagram.com')).toHaveLength(2)
  expect(text.split('ada')).toHaveLength(2)
})
