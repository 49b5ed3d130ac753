import { expect, test } from 'vitest'
import { makeOwnProfile } from '../testing/make-own-profile.ts'
import type { Draft } from './edit-draft.ts'
import { type EditAction, editReducer } from './edit-reducer.ts'
import { startEditing, unsavedEdit, unsentValues } from './edit-state.ts'
import { saveStatus } from './edit-status.ts'

const profile = makeOwnProfile({
  version: 3,
  customLinks: [
    { title: 'Shop', url: 'https://shop.example.com/' },
    { title: 'Blog', url: 'https://blog.example.com/' },
  ],
  linkIds: ['link-shop', 'link-blog'],
})
const shop = { id: 'link-shop', title: 'Shop', url: 'https://shop.example.com/' }
const blog = { id: 'link-blog', title: 'Blog', url: 'https://blog.example.com/' }

function after(...actions: EditAction[]) {
  return actions.reduce(editReducer, startEditing(profile))
}

function edited(set: Partial<Draft>): EditAction {
  return { type: 'edited', set, at: 0 }
}

test('an edit shows at once and waits to be sent', () => {
  const state = after(edited({ name: 'Ada Rahman' }))

  expect(state.draft.name).toBe('Ada Rahman')
  expect(unsentValues(state)).toEqual({ name: 'Ada Rahman' })
  expect(saveStatus(state).kind).toBe('saving')
})

test('an answer settles what was sent and keeps what was typed meanwhile', () => {
  const state = after(
    edited({ name: 'Ada R', bio: 'I weave cloth.' }),
    { type: 'sent', values: { name: 'Ada R', bio: 'I weave cloth.' } },
    edited({ name: 'Ada Rahman' }),
    {
      type: 'acknowledged',
      profile: { ...profile, name: 'Ada R', bio: 'I weave cloth.', version: 4 },
    },
  )

  expect(state.draft).toMatchObject({ name: 'Ada Rahman', bio: 'I weave cloth.' })
  expect(unsentValues(state)).toEqual({ name: 'Ada Rahman' })
})

test('what is taken back while it is on its way stays taken back', () => {
  const state = after(
    edited({ customLinks: [blog] }),
    { type: 'sent', values: { customLinks: [blog] } },
    { type: 'undone' },
    {
      type: 'acknowledged',
      profile: {
        ...profile,
        customLinks: [profile.customLinks[1] ?? shop],
        linkIds: ['link-blog'],
        version: 4,
      },
    },
  )

  expect(unsentValues(state).customLinks).toEqual([shop, blog])
})

test('spaces around a name are no change', () => {
  expect(unsentValues(after(edited({ name: 'Ada ' })))).toEqual({})
})

test('words that break a rule stay, are not sent and keep nothing else from being sent', () => {
  const state = after(edited({ name: '', gradient: 'dusk' }))

  expect(unsentValues(state)).toEqual({ gradient: 'dusk' })
  expect(unsavedEdit(state)).toEqual({ name: '', gradient: 'dusk' })
  const saved = editReducer(editReducer(state, { type: 'sent', values: { gradient: 'dusk' } }), {
    type: 'acknowledged',
    profile: { ...profile, gradient: 'dusk', version: 4 },
  })
  expect(saved.draft.name).toBe('')
  expect(saveStatus(saved)).toEqual({ kind: 'refused', sentence: 'Please fill out all required fields.' })
})

test('one wrong link keeps its saved form on the page while the others move', () => {
  const state = after(edited({ customLinks: [{ ...blog, url: 'not an address' }, shop] }))

  expect(unsentValues(state).customLinks).toEqual([blog, shop])
})

test('a link that is still being written is not sent, and nobody is told off for it', () => {
  const state = after(edited({ customLinks: [shop, blog, { id: 'link-new1', title: 'Films', url: '' }] }))

  expect(unsentValues(state)).toEqual({})
  expect(saveStatus(state).kind).toBe('saved')
})

test('a number that the server writes with its country is settled, not sent for ever', () => {
  const state = after(
    edited({ whatsapp: '01712345678', github: 'not a name' }),
    { type: 'sent', values: { whatsapp: '8801712345678' } },
    {
      type: 'acknowledged',
      profile: { ...profile, socials: { whatsapp: '8801712345678' }, version: 4 },
    },
  )

  expect(state.draft).toMatchObject({ whatsapp: '8801712345678', github: 'not a name' })
  expect(unsentValues(state)).toEqual({})
})

test('a number waits until its country is chosen, and keeps nothing else from being sent', () => {
  const typed = after(edited({ whatsapp: '0501234567', github: 'ada' }))

  expect(unsentValues(typed)).toEqual({ github: 'ada' })
  const saved = editReducer(editReducer(typed, { type: 'sent', values: { github: 'ada' } }), {
    type: 'acknowledged',
    profile: { ...profile, socials: { github: 'ada' }, version: 4 },
  })
  expect(saved.draft.whatsapp).toBe('0501234567')
  expect(saveStatus(saved)).toEqual({ kind: 'refused', sentence: 'Your WhatsApp number needs its country.' })
  const chosen = editReducer(saved, edited({ whatsapp: '+971 50 123 4567' }))
  expect(unsentValues(chosen)).toEqual({ whatsapp: '971501234567' })
})

test('a wrong social link stays as it was typed when another is saved', () => {
  const own = makeOwnProfile({ socials: { instagram: 'ada' } })
  const state = [
    edited({ instagram: 'not a name', github: 'ada' }),
    { type: 'sent', values: { github: 'ada' } } as const,
    {
      type: 'acknowledged',
      profile: { ...own, socials: { instagram: 'ada', github: 'ada' }, version: 2 },
    } as const,
  ].reduce(editReducer, startEditing(own))

  expect(state.draft).toMatchObject({ instagram: 'not a name', github: 'ada' })
})

test('a refused value is not sent again before it changes, and the rest still is', () => {
  const refused = after(
    edited({ username: 'taken', bio: 'New' }),
    { type: 'sent', values: { username: 'taken', bio: 'New' } },
    { type: 'refused', sentence: 'This username is already taken.', fields: ['username'] },
  )

  expect(unsentValues(refused)).toEqual({ bio: 'New' })
  expect(unsentValues(editReducer(refused, edited({ username: 'free' })))).toEqual({
    username: 'free',
    bio: 'New',
  })
})

test('undo brings a removed link back as the same one, and redo removes it again', () => {
  const removed = after(edited({ customLinks: [blog] }))
  const undone = editReducer(removed, { type: 'undone' })

  expect(undone.draft.customLinks).toEqual([shop, blog])
  expect(editReducer(undone, { type: 'redone' }).draft.customLinks).toEqual([blog])
})

test('at least fifty steps can be undone', () => {
  const steps = Array.from({ length: 60 }, (_, step) => edited({ name: `Ada ${step}` }))
  const undone = Array.from({ length: 60 }, (): EditAction => ({ type: 'undone' }))

  expect(after(...steps, ...undone).draft.name).toBe('Ada')
})

test('a burst of typing is one step', () => {
  const typed = ['A', 'Ad', 'Ada!'].map(
    (name, index): EditAction => ({ type: 'edited', set: { name }, burst: 'name', at: index * 200 }),
  )

  expect(after(...typed, { type: 'undone' }).draft.name).toBe('Ada')
})

test('a newer version is simply shown where nothing was written here', () => {
  const state = after({ type: 'overtaken', newer: { ...profile, bio: 'Theirs', version: 4 } })

  expect(state.draft.bio).toBe('Theirs')
  expect(state.overtaken).toEqual({ mine: [], theirs: [] })
})

const mineIsLast: EditAction[] = [
  edited({ name: 'Mine' }),
  { type: 'overtaken', newer: { ...profile, name: 'Theirs', bio: 'Theirs too', version: 4 } },
]

test('what is still to be saved here is the last write: it stays, its owner is told, all else is theirs', () => {
  const state = after(...mineIsLast)

  expect(state.draft).toMatchObject({ name: 'Mine', bio: 'Theirs too' })
  expect(state.overtaken).toEqual({ mine: ['name'], theirs: [] })
  expect(unsentValues(state)).toEqual({ name: 'Mine' })
  expect(state.saved.version).toBe(4)
})

test('one step of undo brings their version back, and redo mine', () => {
  const undone = after(...mineIsLast, { type: 'undone' })

  expect(undone.draft).toMatchObject({ name: 'Theirs', bio: 'Theirs too' })
  expect(unsentValues(undone)).toEqual({})
  expect(editReducer(undone, { type: 'redone' }).draft.name).toBe('Mine')
})

test('what was saved here and then replaced elsewhere is told too, and undo brings it back', () => {
  const state = after(
    edited({ name: 'Mine' }),
    { type: 'sent', values: { name: 'Mine' } },
    { type: 'acknowledged', profile: { ...profile, name: 'Mine', version: 4 } },
    { type: 'overtaken', newer: { ...profile, name: 'Theirs', version: 5 } },
  )

  expect(state.draft.name).toBe('Theirs')
  expect(state.overtaken).toEqual({ mine: [], theirs: ['name'] })
  expect(unsentValues(editReducer(state, { type: 'undone' }))).toEqual({ name: 'Mine' })
})

test('the message stays until it is read, and gathers what happens meanwhile', () => {
  const state = after(...mineIsLast, edited({ bio: 'Mine too' }), {
    type: 'overtaken',
    newer: { ...profile, name: 'Theirs', bio: 'Theirs again', version: 5 },
  })

  expect(state.overtaken).toEqual({ mine: ['name', 'bio'], theirs: [] })
  expect(editReducer(state, { type: 'overtaken-read' }).overtaken).toEqual({ mine: [], theirs: [] })
})

test('changes to different fields, each social link being one, go together without a message', () => {
  const newer = { ...profile, bio: 'Theirs', socials: { github: 'theirs' }, version: 4 }
  const state = after(edited({ name: 'Mine', instagram: 'mine' }), { type: 'overtaken', newer })

  expect(state.overtaken).toEqual({ mine: [], theirs: [] })
  expect(state.draft).toMatchObject({ bio: 'Theirs', github: 'theirs', instagram: 'mine' })
  expect(unsentValues(state)).toEqual({ name: 'Mine', instagram: 'mine' })
})

test('what was refused here does not stand in the way of what is saved elsewhere', () => {
  const state = after(
    edited({ username: 'taken' }),
    { type: 'sent', values: { username: 'taken' } },
    { type: 'refused', sentence: 'This username is already taken.', fields: ['username'] },
    { type: 'overtaken', newer: { ...profile, bio: 'Theirs', version: 4 } },
  )

  expect(state.draft).toMatchObject({ username: 'taken', bio: 'Theirs' })
  expect(saveStatus(state)).toEqual({ kind: 'refused', sentence: 'This username is already taken.' })
})

test('a value typed and taken back here is no write: theirs shows', () => {
  const state = after(edited({ name: 'Mine' }), edited({ name: 'Ada' }), {
    type: 'overtaken',
    newer: { ...profile, name: 'Theirs', version: 4 },
  })

  expect(state.draft.name).toBe('Theirs')
  expect(unsentValues(state)).toEqual({})
})

test('the same change on both sides is nothing to tell', () => {
  const state = after(edited({ name: 'Both' }), {
    type: 'overtaken',
    newer: { ...profile, name: 'Both', version: 4 },
  })

  expect(state.overtaken).toEqual({ mine: [], theirs: [] })
  expect(saveStatus(state).kind).toBe('saved')
})

test('changes of an earlier visit are taken up again', () => {
  const state = after({ type: 'restored', edit: { bio: 'From before' }, base: { bio: 'I weave.' } })

  expect(unsentValues(state)).toEqual({ bio: 'From before' })
})

test('changes of an earlier visit give way where the page was changed since, and undo brings them back', () => {
  const state = after({ type: 'restored', edit: { bio: 'From before' }, base: { bio: 'Something older' } })

  expect(state.draft.bio).toBe('I weave.')
  expect(state.overtaken).toEqual({ mine: [], theirs: ['bio'] })
  expect(unsentValues(editReducer(state, { type: 'undone' }))).toEqual({ bio: 'From before' })
})

const films = { id: 'link-films', title: 'Films', url: 'https://films.example.com/' }

/** As another window has left the links. */
function withLinks(links: (typeof shop)[], version = 4) {
  return {
    ...profile,
    customLinks: links.map(({ title, url }) => ({ title, url })),
    linkIds: links.map(({ id }) => id),
    version,
  }
}

test('the list of links is one field: the last write wins, and undo brings theirs back', () => {
  const mine = [{ ...shop, title: 'The shop' }, blog]
  const theirs = [shop, { ...blog, title: 'The blog' }, films]
  const state = after(edited({ customLinks: mine }), { type: 'overtaken', newer: withLinks(theirs) })

  expect(unsentValues(state).customLinks).toEqual(mine)
  expect(state.overtaken).toEqual({ mine: ['customLinks'], theirs: [] })
  expect(editReducer(state, { type: 'undone' }).draft.customLinks).toEqual(theirs)
})

test('undo takes back what was done here, and no field that was changed elsewhere since', () => {
  const state = after(edited({ github: 'mine' }), {
    type: 'overtaken',
    newer: { ...withLinks([shop, blog, films]), socials: { instagram: 'theirs' } },
  })
  const undone = editReducer(state, { type: 'undone' })

  expect(undone.draft).toMatchObject({ github: '', instagram: 'theirs', customLinks: [shop, blog, films] })
})

test('an edit that arrived though its answer was lost is nobody else’s', () => {
  const sent = { name: 'Ada R', customLinks: [shop, blog, films] }
  const state = after(
    edited(sent),
    { type: 'sent', values: sent },
    { type: 'delayed', waitsFor: 'network' },
    edited({ name: 'Ada Rahman', customLinks: [shop, blog, { ...films, title: 'My films' }] }),
    { type: 'overtaken', newer: { ...withLinks(sent.customLinks), name: 'Ada R' } },
  )

  expect(state.overtaken).toEqual({ mine: [], theirs: [] })
  expect(unsentValues(state)).toEqual({
    name: 'Ada Rahman',
    customLinks: [shop, blog, { ...films, title: 'My films' }],
  })
})

test('pictures changed in two places are told of as well', () => {
  const newer = { ...profile, profileImage: '/images/theirs-384.webp', version: 4 }
  const waits = after({ type: 'uploading', kind: 'profile', upload: { share: 0, address: 'data:,' } })
  const sent = after({ type: 'pictured', picture: { kind: 'profile', before: null, after: null }, at: 0 })

  expect(editReducer(waits, { type: 'overtaken', newer }).overtaken.mine).toEqual(['profileImage'])
  expect(editReducer(sent, { type: 'overtaken', newer }).overtaken.theirs).toEqual(['profileImage'])
})
