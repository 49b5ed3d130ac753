import { expect, test } from 'vitest'
import { makeOwnProfile } from '../testing/make-own-profile.ts'
import { checkField } from './check-draft.ts'
import { toDraft, toPatch } from './draft.ts'
import { edit, startEditing } from './edit-state.ts'
import { shownProfile } from './shown-profile.ts'

const shop = { id: 'link-0001', title: 'Shop', url: 'https://shop.example.com/' }
const profile = makeOwnProfile({
  customLinks: [{ title: shop.title, url: shop.url }],
  linkIds: [shop.id],
  linkDetails: { [shop.id]: { isFeatured: true } },
  profiles: [{ kind: 'tiktok', value: 'ada' }],
  contactMethods: { phone: '8801712345678' },
})
const saved = toDraft(profile)
const hidden = { ...shop, isHidden: true as const }

test('contact methods, looks and the plans of links go as a whole, without what is as on every page', () => {
  expect(toPatch({ email: 'ada@example.com', shape: 'pill', customLinks: [hidden] }, saved)).toEqual({
    contactMethods: { phone: '8801712345678', email: 'ada@example.com' },
    look: { shape: 'pill' },
    customLinks: [shop],
    linkDetails: { [shop.id]: { isHidden: true } },
  })
  expect(toPatch({ shape: 'label' }, saved)).toEqual({ look: {} })
})

test('a profile or a plan that is not right yet waits, and the others can be sent', () => {
  const draft = {
    ...saved,
    profiles: [
      { kind: 'tiktok' as const, value: 'https://evil.example.com/@ada' },
      { kind: 'youtube' as const, value: 'ada_weaves' },
      { kind: 'telegram' as const, value: '' },
    ],
    customLinks: [{ ...shop, title: 'My shop', showFrom: 120_000, showUntil: 60_000 }],
  }

  expect(checkField(draft, saved, 'profiles').sendable).toEqual([
    { kind: 'tiktok', value: 'ada' },
    { kind: 'youtube', value: '@ada_weaves' },
  ])
  expect(checkField(draft, saved, 'customLinks').sendable).toEqual([{ ...shop, isFeatured: true }])
})

test('the preview shows links as visitors would see them now', () => {
  const state = edit(startEditing(profile), { customLinks: [hidden], greeting: 'Hi' })

  expect(shownProfile(state)).toMatchObject({
    customLinks: [],
    linkDetails: {},
    contactMethods: { phone: '8801712345678', greeting: 'Hi' },
  })
})
