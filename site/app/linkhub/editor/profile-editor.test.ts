import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { answerProof } from '../../platform/session-proof.ts'
import { fakeBrowser, leaveBrowser } from '../testing/fake-browser.ts'
import { openProfileEditor, type ProfileEditor } from './profile-editor.ts'
import { saveStatus } from './save-status.ts'
import { shownProfile } from './shown-profile.ts'

afterEach(leaveBrowser)

const shop = { id: 'link-shop', title: 'Shop', url: 'https://shop.example.com/' }
const blog = { id: 'link-blog', title: 'Blog', url: 'https://blog.example.com/' }
const films = { id: 'link-films', title: 'Films', url: 'https://films.example.com/' }
const twoLinks = {
  customLinks: [shop, blog].map(({ title, url }) => ({ title, url })),
  linkIds: [shop.id, blog.id],
}

function open(profile: Parameters<typeof fakeBrowser>[0] = {}) {
  const browser = fakeBrowser(profile)
  return { ...browser, editor: openProfileEditor(browser.server.profile) }
}

const tick = (ms = 10) => vi.advanceTimersByTimeAsync(ms)
const refuse = (status: number, body: object) => () => Response.json(body, { status })
const unreachable = () => {
  throw new Error('No network.')
}
const statusOf = (editor: ProfileEditor) => saveStatus(editor.read())

/** What another device has saved, of which this browser has not heard. */
function saveElsewhere({ server }: ReturnType<typeof open>, change: object) {
  server.profile = { ...server.profile, ...change, version: server.profile.version + 1 }
}

test('typing is sent when it pauses, in one call, and is kept by the browser until it is answered', async () => {
  const { editor, server, storage } = open()
  editor.type({ name: 'Ada R' }, 'name')
  await tick(600)
  editor.type({ name: 'Ada Rahman' }, 'name')
  await tick(600)
  expect(server.patches).toEqual([])
  expect(Object.values(storage)[0]).toContain('Ada Rahman')
  await tick(200)

  expect(server.patches).toEqual([{ name: 'Ada Rahman' }])
  expect(storage).toEqual({})
  expect(statusOf(editor)).toEqual({ kind: 'saved' })
})

test('one call at a time: what changes meanwhile goes in the next, together', async () => {
  const { editor, server } = open()
  editor.change({ gradient: 'dusk' })
  await tick(0)
  editor.change({ language: 'bn' })
  editor.change({ selectedColor: '#ffffff' })
  await tick()

  expect(server.profile).toMatchObject({ gradient: 'dusk', language: 'bn', selectedColor: '#ffffff' })
  expect(server.patches.length).toBeLessThan(3)
})

test('a call that fails is tried again with growing pauses, and nothing is lost', async () => {
  const { editor, server } = open()
  server.answers = [unreachable, refuse(503, {}), refuse(429, {})]
  editor.change({ gradient: 'dusk' })
  await tick()
  expect(statusOf(editor)).toEqual({ kind: 'waiting', waitsFor: 'network' })
  await tick(1000)
  expect(statusOf(editor)).toEqual({ kind: 'waiting', waitsFor: 'server' })
  await tick(2000 + 4000)

  expect(server.profile.gradient).toBe('dusk')
  expect(statusOf(editor)).toEqual({ kind: 'saved' })
})

test('offline nothing is sent; back online all of it goes at once, without what was undone', async () => {
  const { editor, server } = open()
  onlineManager.setOnline(false)
  editor.change({ gradient: 'dusk' })
  editor.change({ name: 'Mistake' })
  editor.undo()
  editor.change({ bio: 'New' })
  await tick(60_000)
  expect(server.patches).toEqual([])
  expect(statusOf(editor)).toEqual({ kind: 'waiting', waitsFor: 'network' })
  onlineManager.setOnline(true)
  await tick()

  expect(server.patches).toEqual([{ gradient: 'dusk', bio: 'New' }])
})

test('an edit of a closed tab is sent by the next one', async () => {
  const { editor, server, storage, closeTab } = open()
  onlineManager.setOnline(false)
  editor.change({ bio: 'From before', name: '' })
  await tick()
  closeTab()
  onlineManager.setOnline(true)
  const later = openProfileEditor(server.profile)
  await later.resume()
  await tick()

  expect(server.profile.bio).toBe('From before')
  expect(later.read().draft.name).toBe('')
  expect(Object.values(storage).join()).not.toContain('From before')
})

test('an edit of a closed tab gives way to what was saved since, and undo brings it back', async () => {
  const browser = open()
  onlineManager.setOnline(false)
  browser.editor.change({ bio: 'From before' })
  browser.closeTab()
  saveElsewhere(browser, { bio: 'Theirs' })
  onlineManager.setOnline(true)
  const later = openProfileEditor(browser.server.profile)
  await later.resume()
  await tick()
  expect(later.read()).toMatchObject({ draft: { bio: 'Theirs' }, conflict: { mine: [], theirs: ['bio'] } })
  later.undo()
  await tick()

  expect(browser.server.profile.bio).toBe('From before')
})

test('of a field that was saved elsewhere meanwhile the last write stays, its owner is told, and undo exchanges them', async () => {
  const browser = open()
  const { editor, server } = browser
  editor.change({ bio: 'Mine' })
  await tick()
  saveElsewhere(browser, { name: 'Theirs', bio: 'Theirs too', gradient: 'dusk' })
  editor.change({ name: 'Mine' })
  await tick()

  expect(server.profile).toMatchObject({ name: 'Mine', bio: 'Theirs too', gradient: 'dusk' })
  expect(editor.read().conflict).toEqual({ mine: ['name'], theirs: ['bio'] })
  editor.undo()
  await tick()
  expect(server.profile).toMatchObject({ name: 'Theirs', bio: 'Mine', gradient: 'dusk' })
  expect(editor.read().conflict).toEqual({ mine: [], theirs: [] })
  editor.redo()
  await tick()
  expect(server.profile).toMatchObject({ name: 'Mine', bio: 'Theirs too' })
})

test('changes of different fields, each social link being one, and equal changes go together without a message', async () => {
  const browser = open()
  saveElsewhere(browser, { bio: 'Theirs', name: 'Both', socials: { github: 'theirs' } })
  browser.editor.change({ name: 'Both', instagram: 'mine' })
  await tick()

  expect(browser.server.profile).toMatchObject({
    bio: 'Theirs',
    socials: { github: 'theirs', instagram: 'mine' },
  })
  expect(browser.editor.read().conflict).toEqual({ mine: [], theirs: [] })
})

test('the list of links is one field, and undo takes back no other that was changed elsewhere', async () => {
  const browser = open(twoLinks)
  const { editor, server } = browser
  saveElsewhere(browser, { customLinks: [films], linkIds: [films.id], name: 'Theirs' })
  editor.change({ customLinks: [blog, shop] })
  await tick()
  expect(server.profile.linkIds).toEqual([blog.id, shop.id])
  expect(editor.read().conflict).toEqual({ mine: ['customLinks'], theirs: [] })
  editor.undo()
  await tick()

  expect(server.profile).toMatchObject({ linkIds: [films.id], name: 'Theirs' })
})

test('an edit that arrived though its answer was lost is nobody else’s', async () => {
  const browser = open()
  browser.server.answers = [
    () => {
      saveElsewhere(browser, { name: 'Ada R' })
      return unreachable()
    },
  ]
  browser.editor.change({ name: 'Ada R' })
  await tick()
  browser.editor.change({ name: 'Ada Rahman' })
  await tick(1000)

  expect(browser.server.profile.name).toBe('Ada Rahman')
  expect(browser.editor.read().conflict).toEqual({ mine: [], theirs: [] })
})

test('what is undone while it is on its way stays undone', async () => {
  const { editor, server } = open(twoLinks)
  editor.change({ customLinks: [blog] })
  await tick(0)
  editor.undo()
  await tick()

  expect(server.profile.linkIds).toEqual([shop.id, blog.id])
  editor.redo()
  await tick()
  expect(server.profile.linkIds).toEqual([blog.id])
})

test('a burst of typing is one step, and at least fifty steps can be undone', () => {
  const { editor } = open()
  for (const bio of ['I', 'I d', 'I dye.']) editor.type({ bio }, 'bio')
  for (let step = 0; step < 60; step++) editor.change({ name: `Ada ${step}` })
  for (let step = 0; step < 60; step++) editor.undo()

  expect(editor.read().draft).toMatchObject({ name: 'Ada', bio: 'I dye.' })
  editor.undo()
  expect(editor.read().draft.bio).toBe('I weave.')
})

test('what breaks a rule stays as it was typed, is not sent, and keeps nothing else from being sent', async () => {
  const { editor, server } = open(twoLinks)
  editor.change({ name: '', whatsapp: '0501234567', github: 'ada' })
  editor.change({ customLinks: [{ ...blog, url: 'not an address' }, shop, { ...films, url: '' }] })
  await tick()

  expect(server.profile).toMatchObject({
    name: 'Ada',
    socials: { github: 'ada' },
    linkIds: [blog.id, shop.id],
  })
  expect(editor.read().draft).toMatchObject({ name: '', whatsapp: '0501234567' })
  expect(statusOf(editor)).toEqual({ kind: 'refused', sentence: 'Please fill out all required fields.' })
  editor.change({
    name: 'Ada',
    whatsapp: '+971 50 123 4567',
    customLinks: [blog, shop, { ...films, url: '' }],
  })
  await tick()
  expect(server.profile.socials.whatsapp).toBe('971501234567')
  expect(statusOf(editor)).toEqual({ kind: 'saved' })
})

test.each([
  ['spaces around a name', { name: 'Ada ' }],
  ['a link that is still being written', { customLinks: [{ ...films, url: '' }] }],
])('%s: nothing is sent, and nothing is wrong', async (_, change) => {
  const { editor, server } = open()
  editor.change(change)
  await tick()

  expect(server.patches).toEqual([])
  expect(statusOf(editor)).toEqual({ kind: 'saved' })
})

test.each([
  { path: 'username', change: { username: 'taken' }, repair: { username: 'free' } },
  { path: 'socials.github', change: { github: 'ada' }, repair: { github: 'ada-r' } },
  { path: 'customLinks', change: { customLinks: [shop, blog] }, repair: { customLinks: [shop] } },
])(
  'a value that is refused at $path is told of and sent again once it changes; the rest is saved',
  async (one) => {
    const { editor, server } = open()
    const error = 'This cannot be.'
    server.answers = [refuse(400, { error, fields: { [one.path]: error } })]
    editor.change({ ...one.change, gradient: 'dusk' })
    await tick(60_000)
    expect(server.profile).toMatchObject({ gradient: 'dusk', version: 2 })
    expect(server.patches).toHaveLength(2)
    expect(statusOf(editor)).toMatchObject({ kind: 'refused', sentence: error })
    editor.change(one.repair)
    await tick()

    expect(server.patches).toHaveLength(3)
    expect(statusOf(editor)).toEqual({ kind: 'saved' })
  },
)

test.each([401, 403])(
  'a refusal of the session or the page (%s) stops the saving until it is opened again',
  async (status) => {
    const { editor, server } = open()
    server.answers = [refuse(status, { error: 'Log in first.' })]
    editor.change({ gradient: 'dusk' })
    await tick(120_000)
    expect(statusOf(editor)).toEqual({ kind: 'halted', sentence: 'Log in first.' })
    expect(server.patches).toHaveLength(1)
    await editor.resume()
    await tick()

    expect(server.profile.gradient).toBe('dusk')
  },
)

const error = 'Enter your password.'
const passwordNeeded = refuse(403, { code: 'proof-needed', error, fields: { 'socials.whatsapp': error } })

test('a number that needs the password is saved once it was given; other fields do not wait for it', async () => {
  const { editor, server, storage } = open()
  server.answers = [passwordNeeded]
  editor.change({ whatsapp: '8801712345678', name: 'Ada R' })
  await tick(60_000)
  expect(server.profile).toMatchObject({ name: 'Ada R', socials: {} })
  expect(statusOf(editor)).toEqual({ kind: 'refused', sentence: error, needsProof: true })
  expect(Object.values(storage).join()).toContain('8801712345678')
  answerProof(true)
  await tick()

  expect(server.profile.socials.whatsapp).toBe('8801712345678')
  expect(statusOf(editor)).toEqual({ kind: 'saved' })
})

test('a number whose password is not given can be sent later, or undone', async () => {
  const { editor, server, storage } = open()
  server.answers = [passwordNeeded, passwordNeeded]
  editor.change({ whatsapp: '8801712345678' })
  await tick()
  answerProof(false)
  editor.sendProved()
  await tick()
  expect(server.patches).toHaveLength(2)
  answerProof(false)
  editor.undo()
  await tick()

  expect(storage).toEqual({})
  expect(statusOf(editor)).toEqual({ kind: 'saved' })
})

const chosen = { file: new File(['x'], 'x.png', { type: 'image/png' }), address: 'data:,' }

test('a picture waits for the network, and can be undone', async () => {
  const { editor, server } = open()
  server.answers = [unreachable]
  const done = editor.changePicture('profile', chosen)
  await tick()
  expect(shownProfile(editor.read()).profileImage).toBe('data:,')
  expect(statusOf(editor)).toEqual({ kind: 'waiting', waitsFor: 'network' })
  await tick(1000)
  await done
  expect(server.profile.profileImage).not.toBeNull()
  editor.undo()
  await tick()

  expect(server.profile.profileImage).toBeNull()
})

test('a picture that the server refuses says so and is given up', async () => {
  const { editor, server } = open()
  server.answers = [refuse(415, { error: 'This is no picture.' })]
  const done = expect(editor.changePicture('profile', chosen)).rejects.toThrow('This is no picture.')
  await tick()
  await done

  expect(shownProfile(editor.read()).profileImage).toBeNull()
  expect(statusOf(editor)).toEqual({ kind: 'saved' })
})

test('pictures that were changed in two places are told of as well', async () => {
  const browser = open()
  saveElsewhere(browser, { profileImage: '/images/theirs-384.webp' })
  const done = browser.editor.changePicture('profile', chosen)
  await tick()
  await done
  expect(browser.server.profile.profileImage).toBe('/images/2-384.webp')
  expect(browser.editor.read().conflict).toEqual({ mine: ['profileImage'], theirs: [] })
  saveElsewhere(browser, { profileImage: '/images/theirs-again-384.webp' })
  browser.editor.learn(browser.server.profile)

  expect(browser.editor.read().conflict.theirs).toEqual(['profileImage'])
})
