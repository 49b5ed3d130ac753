import { expect, test } from 'vitest'
import { makeOwnProfile } from '../testing/make-own-profile.ts'
import { checkField } from './check-draft.ts'
import { newLink, toDraft, toPatch } from './draft.ts'
import { edit, startEditing } from './edit-state.ts'
import { shownProfile } from './shown-profile.ts'

const shop = { id: 'link-0001', title: 'Shop', url: 'https://shop.example.com/' }
const saved = makeOwnProfile({
  customLinks: [{ title: shop.title, url: shop.url }],
  linkIds: [shop.id],
  linkDetails: { [shop.id]: { isFeatured: true } },
  profiles: [{ kind: 'tiktok', value: 'ada' }],
  ways: { phone: '8801712345678' },
})

test('contact methods, looks and the plans of links go as a whole, without what is as on every page', () => {
  const values = {
    email: 'ada@example.com',
    shape: 'pill' as const,
    customLinks: [{ ...shop, isFeatured: undefined, isHidden: true as const }],
  }

  expect(toPatch(values, toDraft(saved))).toEqual({
    ways: { phone: '8801712345678', email: 'ada@example.com' },
    look: { shape: 'pill' },
    customLinks: [shop],
    linkDetails: { [shop.id]: { isHidden: true } },
  })
  expect(toPatch({ shape: 'label' }, toDraft(saved))).toEqual({ look: {} })
})

test('a profile or a plan that is not right yet waits, and the others can be sent', () => {
  const draft = {
    ...toDraft(saved),
    profiles: [
      { kind: 'tiktok' as const, value: 'https://evil.example.com/@ada' },
      { kind: 'youtube' as const, value: 'ada_weaves' },
      { kind: 'telegram' as const, value: '' },
    ],
    customLinks: [{ ...shop, title: 'My shop', showFrom: 120_000, showUntil: 60_000 }],
  }

  expect(checkField(draft, toDraft(saved), 'profiles').sendable).toEqual([
    { kind: 'tiktok', value: 'ada' },
    { kind: 'youtube', value: '@ada_weaves' },
  ])
  expect(checkField(draft, toDraft(saved), 'customLinks').sendable).toEqual([{ ...shop, isFeatured: true }])
})

test('the preview shows links as visitors would see them now', () => {
  const state = edit(startEditing(saved), {
    customLinks: [{ ...shop, isHidden: true }],
    blocks: ['links', 'profiles'],
    greeting: 'Hi',
  })

  expect(shownProfile(state)).toMatchObject({
    customLinks: [],
    linkDetails: {},
    look: { blocks: ['links', 'profiles'] },
    ways: { phone: '8801712345678', greeting: 'Hi' },
  })
})

test('new links have ids that the API takes', () => {
  expect(newLink().id).toMatch(/^[\w-]{8,64}$/)
})
