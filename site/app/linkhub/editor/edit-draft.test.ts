import { expect, test } from 'vitest'
import { makeOwnProfile } from '../testing/make-own-profile.ts'
import { sendableValues, toDraft, toSentEdit } from './edit-draft.ts'
import { overtake } from './edit-overtaken.ts'
import { editReducer } from './edit-reducer.ts'
import { shownProfile, startEditing } from './edit-state.ts'

const shop = { id: 'link-0001', title: 'Shop', url: 'https://shop.example.com/' }
const saved = makeOwnProfile({
  customLinks: [{ title: shop.title, url: shop.url }],
  linkIds: [shop.id],
  linkDetails: { [shop.id]: { isFeatured: true } },
  profiles: [{ kind: 'tiktok', value: 'ada' }],
  ways: { phone: '8801712345678' },
})

test('ways, looks and the plans of links go as a whole, and what is as usual is not told', () => {
  const draft = toDraft(saved)
  const values = {
    email: 'ada@example.com',
    shape: 'pill' as const,
    customLinks: [{ ...shop, isFeatured: undefined, isHidden: true as const }],
  }

  expect(toSentEdit(values, draft)).toEqual({
    ways: { phone: '8801712345678', email: 'ada@example.com' },
    look: { shape: 'pill' },
    customLinks: [shop],
    linkDetails: { [shop.id]: { isHidden: true } },
  })
  expect(toSentEdit({ shape: 'label' }, draft)).toEqual({ look: {} })
})

test('a profile or a plan that is not right yet waits, and the others are saved', () => {
  const draft = {
    ...toDraft(saved),
    profiles: [
      { kind: 'tiktok' as const, value: 'https://evil.example.com/@ada' },
      { kind: 'youtube' as const, value: 'ada_weaves' },
      { kind: 'telegram' as const, value: '' },
    ],
    customLinks: [{ ...shop, title: 'My shop', showFrom: 120_000, showUntil: 60_000 }],
    phone: 'nobody',
  }

  expect(sendableValues(draft, toDraft(saved), ['profiles', 'customLinks', 'phone'])).toEqual({
    profiles: [
      { kind: 'tiktok', value: 'ada' },
      { kind: 'youtube', value: '@ada_weaves' },
    ],
  })
})

test('what another window has added is told, and undo brings it back', () => {
  const typing = editReducer(startEditing(saved), {
    type: 'edited',
    set: { profiles: [{ kind: 'youtube', value: '@ada' }] },
    at: 0,
  })
  const newer = { ...saved, version: 2, profiles: [{ kind: 'twitch' as const, value: 'ada' }] }

  const state = overtake(typing, newer)
  const undone = editReducer(state, { type: 'undone' })

  expect(state.overtaken).toEqual({ mine: ['profiles'], theirs: [] })
  expect(undone.draft.profiles).toEqual([{ kind: 'twitch', value: 'ada' }])
})

test('the preview shows links as visitors would see them now', () => {
  const state = editReducer(startEditing(saved), {
    type: 'edited',
    set: { customLinks: [{ ...shop, isHidden: true }], blocks: ['links', 'profiles'], greeting: 'Hi' },
    at: 0,
  })

  expect(shownProfile(state)).toMatchObject({
    customLinks: [],
    linkDetails: {},
    look: { blocks: ['links', 'profiles'] },
    ways: { phone: '8801712345678', greeting: 'Hi' },
  })
})
