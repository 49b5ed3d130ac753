import { expect, test } from 'vitest'
import { makeOwnProfile } from '../create/make-own-profile.ts'
import type { Draft } from './edit-draft.ts'
import { type EditAction, editReducer, startEditing, unsavedEdit, unsentEdit } from './edit-state.ts'
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
  expect(unsentEdit(state)).toEqual({ name: 'Ada Rahman' })
  expect(saveStatus(state).kind).toBe('saving')
})

test('an answer settles what was sent and keeps what was typed meanwhile', () => {
  const state = after(
    edited({ name: 'Ada R', bio: 'I weave cloth.' }),
    { type: 'sent', edit: { name: 'Ada R', bio: 'I weave cloth.' } },
    edited({ name: 'Ada Rahman' }),
    {
      type: 'acknowledged',
      profile: { ...profile, name: 'Ada R', bio: 'I weave cloth.', version: 4 },
    },
  )

  expect(state.draft).toMatchObject({ name: 'Ada Rahman', bio: 'I weave cloth.' })
  expect(unsentEdit(state)).toEqual({ name: 'Ada Rahman' })
})

test('what is taken back while it is on its way stays taken back', () => {
  const state = after(
    edited({ customLinks: [blog] }),
    { type: 'sent', edit: { customLinks: [blog] } },
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

  expect(unsentEdit(state).customLinks).toEqual([shop, blog])
})

test('spaces around a name are no change', () => {
  expect(unsentEdit(after(edited({ name: 'Ada ' })))).toEqual({})
})

test('words that break a rule stay, are not sent and keep nothing else from being sent', () => {
  const state = after(edited({ name: '', gradient: 'dusk' }))

  expect(unsentEdit(state)).toEqual({ gradient: 'dusk' })
  expect(unsavedEdit(state)).toEqual({ name: '', gradient: 'dusk' })
  const saved = editReducer(editReducer(state, { type: 'sent', edit: { gradient: 'dusk' } }), {
    type: 'acknowledged',
    profile: { ...profile, gradient: 'dusk', version: 4 },
  })
  expect(saved.draft.name).toBe('')
  expect(saveStatus(saved)).toEqual({ kind: 'refused', sentence: 'Please fill out all required fields.' })
})

test('one wrong link keeps its saved form on the page while the others move', () => {
  const state = after(edited({ customLinks: [{ ...blog, url: 'not an address' }, shop] }))

  expect(unsentEdit(state).customLinks).toEqual([blog, shop])
})

test('a link that is still being written is not sent, and nobody is told off for it', () => {
  const state = after(edited({ customLinks: [shop, blog, { id: 'link-new1', title: 'Films', url: '' }] }))

  expect(unsentEdit(state)).toEqual({})
  expect(saveStatus(state).kind).toBe('saved')
})

test('a number that the server writes with its country is settled, not sent for ever', () => {
  const state = after(
    edited({ socials: { whatsapp: '01712345678', github: 'not a name' } }),
    { type: 'sent', edit: { socials: { whatsapp: '8801712345678' } } },
    {
      type: 'acknowledged',
      profile: { ...profile, socials: { whatsapp: '8801712345678' }, version: 4 },
    },
  )

  expect(state.draft.socials).toEqual({ whatsapp: '8801712345678', github: 'not a name' })
  expect(unsentEdit(state)).toEqual({})
})

test('a number waits until its country is chosen, and keeps nothing else from being sent', () => {
  const typed = after(edited({ socials: { whatsapp: '0501234567', github: 'ada' } }))

  expect(unsentEdit(typed)).toEqual({ socials: { github: 'ada' } })
  const rest = { socials: { github: 'ada' } }
  const saved = editReducer(editReducer(typed, { type: 'sent', edit: rest }), {
    type: 'acknowledged',
    profile: { ...profile, ...rest, version: 4 },
  })
  expect(saved.draft.socials.whatsapp).toBe('0501234567')
  expect(saveStatus(saved)).toEqual({ kind: 'refused', sentence: 'Your WhatsApp number needs its country.' })
  const chosen = editReducer(saved, edited({ socials: { whatsapp: '+971 50 123 4567', github: 'ada' } }))
  expect(unsentEdit(chosen)).toEqual({ socials: { whatsapp: '971501234567', github: 'ada' } })
})

test('a wrong social link stays as it was typed when another is saved', () => {
  const before = { instagram: 'ada' }
  const own = makeOwnProfile({ socials: before })
  const socials = { instagram: 'ada', github: 'ada' }
  const state = [
    edited({ socials: { instagram: 'not a name', github: 'ada' } }),
    { type: 'sent', edit: { socials } } as const,
    { type: 'acknowledged', profile: { ...own, socials, version: 2 } } as const,
  ].reduce(editReducer, startEditing(own))

  expect(state.draft.socials).toEqual({ instagram: 'not a name', github: 'ada' })
})

test('a refused value is not sent again before it changes, and the rest still is', () => {
  const refused = after(
    edited({ username: 'taken', bio: 'New' }),
    { type: 'sent', edit: { username: 'taken', bio: 'New' } },
    { type: 'refused', sentence: 'This username is already taken.', fields: ['username'] },
  )

  expect(unsentEdit(refused)).toEqual({ bio: 'New' })
  expect(unsentEdit(editReducer(refused, edited({ username: 'free' })))).toEqual({
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

test('a newer version is simply shown where nothing waits', () => {
  const state = after({ type: 'overtaken', newer: { ...profile, bio: 'Theirs', version: 4 } })

  expect(state.draft.bio).toBe('Theirs')
  expect(state.newer).toBeUndefined()
})

const contested: EditAction[] = [
  edited({ name: 'Mine' }),
  { type: 'overtaken', newer: { ...profile, name: 'Theirs', bio: 'Theirs too', version: 4 } },
]

test('a newer version waits for a decision where changes wait', () => {
  const state = after(...contested)

  expect(state.draft).toMatchObject({ name: 'Mine', bio: 'I weave.' })
  expect(saveStatus(state).kind).toBe('contested')
})

test('keeping my changes puts only these on top of the newer version', () => {
  const state = after(...contested, { type: 'mine-kept' })

  expect(state.draft).toMatchObject({ name: 'Mine', bio: 'Theirs too' })
  expect(unsentEdit(state)).toEqual({ name: 'Mine' })
  expect(state.saved.version).toBe(4)
})

test('showing the newer version loses nothing: undo brings mine back', () => {
  const shown = after(...contested, { type: 'newer-shown', at: 0 })
  expect(shown.draft).toMatchObject({ name: 'Theirs', bio: 'Theirs too' })
  expect(unsentEdit(shown)).toEqual({})

  expect(editReducer(shown, { type: 'undone' }).draft).toMatchObject({ name: 'Mine', bio: 'Theirs too' })
})

test('changes to different things are no conflict, and go together', () => {
  const newer = { ...profile, bio: 'Theirs', socials: { github: 'theirs' }, version: 4 }
  const state = after(edited({ name: 'Mine', socials: { instagram: 'mine' } }), { type: 'overtaken', newer })

  expect(saveStatus(state).kind).toBe('saving')
  expect(state.draft).toMatchObject({ bio: 'Theirs', socials: { github: 'theirs', instagram: 'mine' } })
  expect(unsentEdit(state)).toEqual({ name: 'Mine', socials: { github: 'theirs', instagram: 'mine' } })
})

test('what was refused here does not stand in the way of what is saved elsewhere', () => {
  const state = after(
    edited({ username: 'taken' }),
    { type: 'sent', edit: { username: 'taken' } },
    { type: 'refused', sentence: 'This username is already taken.', fields: ['username'] },
    { type: 'overtaken', newer: { ...profile, bio: 'Theirs', version: 4 } },
  )

  expect(state.draft).toMatchObject({ username: 'taken', bio: 'Theirs' })
  expect(saveStatus(state)).toEqual({ kind: 'refused', sentence: 'This username is already taken.' })
})

test('the same social link changed on both sides is a conflict', () => {
  const newer = { ...profile, socials: { github: 'theirs' }, version: 4 }

  expect(saveStatus(after(edited({ socials: { github: 'mine' } }), { type: 'overtaken', newer })).kind).toBe(
    'contested',
  )
})

test('the same change on both sides is no conflict', () => {
  const state = after(edited({ name: 'Both' }), {
    type: 'overtaken',
    newer: { ...profile, name: 'Both', version: 4 },
  })

  expect(saveStatus(state).kind).toBe('saved')
})

test('changes of an earlier visit are taken up again', () => {
  const state = after({ type: 'restored', edit: { bio: 'From before' }, base: { bio: 'I weave.' } })

  expect(unsentEdit(state)).toEqual({ bio: 'From before' })
})

test('changes of an earlier visit wait for a decision where the page has moved on', () => {
  const state = after({ type: 'restored', edit: { bio: 'From before' }, base: { bio: 'Something older' } })

  expect(saveStatus(state).kind).toBe('contested')
  expect(editReducer(state, { type: 'newer-shown', at: 0 }).draft.bio).toBe('I weave.')
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

test('a link edited here and another one there are no conflict, and both are kept', () => {
  const state = after(edited({ customLinks: [{ ...shop, title: 'The shop' }, blog] }), {
    type: 'overtaken',
    newer: withLinks([shop, { ...blog, title: 'The blog' }, films]),
  })

  expect(saveStatus(state).kind).toBe('saving')
  expect(unsentEdit(state).customLinks).toEqual([
    { ...shop, title: 'The shop' },
    { ...blog, title: 'The blog' },
    films,
  ])
})

test('one link edited in two windows waits for a decision', () => {
  const state = after(edited({ customLinks: [{ ...shop, title: 'Mine' }, blog] }), {
    type: 'overtaken',
    newer: withLinks([{ ...shop, title: 'Theirs' }, blog, films]),
  })
  const kept = editReducer(state, { type: 'mine-kept' })

  expect(saveStatus(state).kind).toBe('contested')
  expect(unsentEdit(kept).customLinks).toEqual([{ ...shop, title: 'Mine' }, blog, films])
})

test('undo takes back what was done here, and nothing of what was done elsewhere since', () => {
  const removed = after(edited({ customLinks: [blog], socials: { github: 'mine' } }), {
    type: 'overtaken',
    newer: { ...withLinks([shop, blog, films]), socials: { instagram: 'theirs' } },
  })
  expect(removed.draft.customLinks).toEqual([blog, films])

  const undone = editReducer(removed, { type: 'undone' })

  expect(undone.draft.customLinks).toEqual([shop, blog, films])
  expect(undone.draft.socials).toEqual({ instagram: 'theirs' })
  expect(editReducer(undone, { type: 'redone' }).draft.customLinks).toEqual([blog, films])
})

test('links of an earlier visit go together with those that were edited since', () => {
  const state = editReducer(startEditing(withLinks([{ ...shop, title: 'The shop' }, blog])), {
    type: 'restored',
    edit: { customLinks: [shop, blog, films] },
    base: { customLinks: [shop, blog] },
  })

  expect(saveStatus(state).kind).toBe('saving')
  expect(unsentEdit(state).customLinks).toEqual([{ ...shop, title: 'The shop' }, blog, films])
})

test('an edit that arrived though its answer was lost is no conflict with what was typed since', () => {
  const sent = { name: 'Ada R', customLinks: [shop, blog, films] }
  const state = after(
    edited(sent),
    { type: 'sent', edit: sent },
    { type: 'delayed', waitsFor: 'network' },
    edited({ name: 'Ada Rahman', customLinks: [shop, blog, { ...films, title: 'My films' }] }),
    { type: 'overtaken', newer: { ...withLinks(sent.customLinks), name: 'Ada R' } },
  )

  expect(saveStatus(state).kind).toBe('saving')
  expect(unsentEdit(state)).toEqual({
    name: 'Ada Rahman',
    customLinks: [shop, blog, { ...films, title: 'My films' }],
  })
})
