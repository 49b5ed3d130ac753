import { expect, test } from 'vitest'
import { LoginState } from './auth.ts'
import { Profile } from './linkhub.ts'
import { OwnProfile } from './profile-edit.ts'
import { Analytics } from './visits.ts'

// An answer with only the fields of the specification is complete.

const named = {
  id: 7,
  name: 'Ada',
  username: 'ada',
  bio: 'I weave.',
  gradient: 'ocean',
  selectedColor: '#007bff',
  socials: { github: 'ada', linkedin: '', whatsapp: null },
  customLinks: [{ title: 'Shop', url: 'https://shop.example.com/' }],
}

test('a profile', () => {
  const whole = { ...named, id: '7', socials: { github: 'ada', linkedin: '' }, profileImage: null, isListed: true }

  expect(Profile.parse(named)).toMatchObject({ ...whole, linkIds: [], shareImage: '', language: 'en' })
  expect(OwnProfile.parse(named)).toMatchObject({
    ...whole,
    ...{ version: 1, timeZone: 'Asia/Dhaka', formerUsernames: [], isSuspended: false, linkDetails: {} },
  })
})

test('who is logged in', () => {
  const user = { id: 'u1', email: 'ada@example.com' }

  expect(LoginState.parse({ loggedIn: true, user })).toEqual({ loggedIn: true, user: { ...user, isVerified: true } })
})

test('analytics, in which a missing figure is 0', () => {
  expect(Analytics.parse({ lifetimeVisits: 12, uniqueVisitors: 7 })).toMatchObject({
    ...{ lifetimeVisits: 12, uniqueVisitors: 7, visitsToday: 0 },
    filtered: {},
    period: { visits: 0, perDay: [], links: [], countries: [] },
  })
})
