import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { answerProof } from '../../platform/session-proof.ts'
import { fakeBrowser, leaveBrowser, refusal, unreachable } from '../testing/fake-browser.ts'
import { openProfileEditor } from './profile-editor.ts'
import { saveStatus } from './save-status.ts'
import { shownProfile } from './shown-profile.ts'
import { undoBringsBack } from './undo-stack.ts'

afterEach(leaveBrowser)

const shop = { id: 'link-shop', title: 'Shop', url: 'https://shop.example.com/' }
const blog = { id: 'link-blog', title: 'Blog', url: 'https://blog.example.com/' }
const films = { id: 'link-films', title: 'Films', url: 'https://films.example.com/' }
const [first, second] = [shop, blog].map(({ title, url }) => ({ title, url }))
const twoLinks = { customLinks: [first, second], linkIds: [shop.id, blog.id] }

function open(profile: object = {}) {
  const browser = fakeBrowser(profile)
  const editor = openProfileEditor(browser.server.profile)
  return { ...browser, editor, status: () => saveStatus(editor.read()) }
}

const tick = (ms = 50) => vi.advanceTimersByTimeAsync(ms)

test('typing is sent when it pauses, in one call, and is kept by the browser until it is answered', async () => {
  const { editor, server, storage, status } = open()
  editor.type({ name: 'Ada R' }, 'name')
  await tick(600)
  editor.type({ name: 'Ada Rahman' }, 'name')
  await tick(600)
  expect(server.patches).toEqual([])
  expect(Object.values(storage)[0]).toContain('Ada Rahman')
  await tick(200)

  expect(server.patches).toEqual([{ name: 'Ada Rahman' }])
  expect(storage).toEqual({})
  expect(status()).toEqual({ kind: 'saved' })
})

test('a call that fails is tried again with growing pauses, and nothing is lost', async () => {
  const { editor, server, status } = open()
  server.answers = [unreachable, refusal(503, {}), refusal(429, {})]
  editor.change({ gradient: 'dusk' })
  await tick()
  expect(status()).toEqual({ kind: 'waiting', waitsFor: 'network' })
  await tick(1000)
  expect(status()).toEqual({ kind: 'waiting', waitsFor: 'server' })
  await tick(2000 + 4000)

  expect(server.profile.gradient).toBe('dusk')
  expect(status()).toEqual({ kind: 'saved' })
})

test('offline nothing is sent; back online all of it goes at once, without what was undone', async () => {
  const { editor, server, status } = open()
  onlineManager.setOnline(false)
  editor.change({ gradient: 'dusk' })
  editor.change({ name: 'Mistake' })
  editor.undo()
  editor.change({ bio: 'New' })
  await tick(60_000)
  expect(server.patches).toEqual([])
  expect(status()).toEqual({ kind: 'waiting', waitsFor: 'network' })
  onlineManager.setOnline(true)
  await tick()

  expect(server.patches).toEqual([{ gradient: 'dusk', bio: 'New' }])
})

test('the next tab sends the edits of one that was closed, but for what was saved since, which undo exchanges', async () => {
  const { editor, server, closeTab, saveElsewhere } = open()
  onlineManager.setOnline(false)
  editor.change({ bio: 'From before', name: 'From before', github: 'not a name' })
  await tick()
  closeTab()
  saveElsewhere({ bio: 'Theirs' })
  onlineManager.setOnline(true)
  const later = openProfileEditor(server.profile)
  await later.resume()
  await tick()
  expect(server.profile).toMatchObject({ bio: 'Theirs', name: 'From before' })
  expect(later.read()).toMatchObject({ draft: { github: 'not a name' }, hasConflict: true })
  later.undo()
  await tick()

  expect(server.profile.bio).toBe('From before')
})

test('of a field that was saved elsewhere the last write stays, its owner is told, and undo exchanges them', async () => {
  const { editor, server, saveElsewhere } = open()
  editor.change({ bio: 'Mine' })
  await tick()
  saveElsewhere({ name: 'Theirs', bio: 'Theirs too', gradient: 'dusk' })
  editor.change({ name: 'Mine' })
  await tick()

  expect(server.profile).toMatchObject({ name: 'Mine', bio: 'Theirs too', gradient: 'dusk' })
  expect(editor.read().hasConflict).toBe(true)
  editor.undo()
  await tick()
  expect(server.profile).toMatchObject({ name: 'Theirs', bio: 'Mine', gradient: 'dusk' })
  expect(editor.read().hasConflict).toBe(false)
  editor.redo()
  await tick()
  expect(server.profile).toMatchObject({ name: 'Mine', bio: 'Theirs too' })
})

test('different fields, each social link being one, and equal changes go together without a message', async () => {
  const { editor, server, saveElsewhere } = open()
  saveElsewhere({ bio: 'Theirs', name: 'Both', socials: { github: 'theirs' } })
  editor.change({ name: 'Both', instagram: 'mine' })
  await tick()

  expect(server.profile).toMatchObject({ bio: 'Theirs', socials: { github: 'theirs', instagram: 'mine' } })
  expect(editor.read().hasConflict).toBe(false)
})

test('the list of links is one field, and undo takes back no other that was changed elsewhere', async () => {
  const { editor, server, saveElsewhere } = open(twoLinks)
  saveElsewhere({ customLinks: [{ title: 'Films', url: films.url }], linkIds: [films.id], name: 'Theirs' })
  editor.change({ customLinks: [blog, shop] })
  await tick()
  expect(server.profile.linkIds).toEqual([blog.id, shop.id])
  expect(editor.read().hasConflict).toBe(true)
  editor.undo()
  await tick()

  expect(server.profile).toMatchObject({ linkIds: [films.id], name: 'Theirs' })
})

test('an edit that arrived though its answer was lost is nobody else’s', async () => {
  const { editor, server, saveElsewhere } = open()
  const loseAnswer = () => {
    saveElsewhere({ name: 'Ada R' })
    return unreachable()
  }
  server.answers = [loseAnswer]
  editor.change({ name: 'Ada R' })
  await tick()
  editor.change({ name: 'Ada Rahman' })
  await tick(1000)

  expect(server.profile.name).toBe('Ada Rahman')
  expect(editor.read().hasConflict).toBe(false)
})

test('one call at a time: what changes or is undone meanwhile goes in the next, together', async () => {
  const { editor, server } = open(twoLinks)
  editor.change({ customLinks: [blog] })
  await tick(0)
  editor.undo()
  editor.change({ name: 'Ada R' })
  editor.change({ name: 'Ada Rahman', gradient: 'dusk' })
  expect(server.patches).toHaveLength(0)
  await tick(20)
  expect(server.patches).toHaveLength(2)
  expect(server.profile).toMatchObject({ linkIds: [shop.id, blog.id], name: 'Ada Rahman', gradient: 'dusk' })
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

test('a removed link is offered back only while undo would bring back that link', () => {
  const { editor } = open(twoLinks)
  const isOffered = () => undoBringsBack(editor.read().undoStack, shop.id)
  editor.change({ customLinks: [blog] })
  expect(isOffered()).toBe(true)
  editor.change({ customLinks: [{ ...blog, isHidden: true }] })
  expect(isOffered()).toBe(false)
  editor.undo()
  expect(isOffered()).toBe(true)
  editor.undo()

  expect(isOffered()).toBe(false)
  expect(editor.read().draft.customLinks).toEqual([shop, blog])
})

test('what breaks a rule stays as it was typed, is not sent, and keeps nothing else from being sent', async () => {
  const { editor, server, status } = open(twoLinks)
  const unfinished = { ...films, url: '' }
  editor.change({ name: '', whatsapp: '0501234567', github: 'ada' })
  editor.change({ customLinks: [{ ...blog, url: 'not an address' }, shop, unfinished] })
  await tick()
  expect(server.profile).toMatchObject({ name: 'Ada', socials: { github: 'ada' }, linkIds: [blog.id, shop.id] })
  expect(editor.read().draft).toMatchObject({ name: '', whatsapp: '0501234567' })
  expect(status()).toEqual({ kind: 'refused', sentence: 'Please fill out all required fields.' })
  editor.change({ name: 'Ada ', whatsapp: '+971 50 123 4567', customLinks: [blog, shop, unfinished] })
  await tick()

  expect(server.profile).toMatchObject({ name: 'Ada', socials: { whatsapp: '971501234567' } })
  expect(status()).toEqual({ kind: 'saved' })
})

test.each([
  { path: 'username', change: { username: 'taken' }, repair: { username: 'free' } },
  { path: 'socials.github', change: { github: 'ada' }, repair: { github: 'ada-r' } },
  { path: 'contactMethods.email', change: { email: 'a@example.com' }, repair: { email: 'b@example.com' } },
  { path: 'customLinks', change: { customLinks: [shop, blog] }, repair: { customLinks: [shop] } },
])('a value that is refused at $path is sent again once it changes; the rest is saved', async (one) => {
  const { editor, server, status } = open()
  const sentence = 'This cannot be.'
  server.answers = [refusal(400, { error: sentence, fields: { [one.path]: sentence } })]
  editor.change({ ...one.change, gradient: 'dusk' })
  await tick(60_000)
  expect(server.profile.gradient).toBe('dusk')
  expect(server.patches).toHaveLength(2)
  expect(status()).toMatchObject({ kind: 'refused', sentence })
  editor.change(one.repair)
  await tick()

  expect(server.patches).toHaveLength(3)
  expect(status()).toEqual({ kind: 'saved' })
})

test.each([401, 403])('a refusal with %s stops the saving until the page is opened again', async (code) => {
  const { editor, server, status } = open()
  server.answers = [refusal(code, { error: 'Log in first.' })]
  editor.change({ gradient: 'dusk' })
  await tick(120_000)
  expect(status()).toEqual({ kind: 'halted', sentence: 'Log in first.' })
  expect(server.patches).toHaveLength(1)
  await editor.resume()
  await tick()

  expect(server.profile.gradient).toBe('dusk')
})

const sentence = 'Enter your password.'
const fields = { 'socials.whatsapp': sentence }
const passwordNeeded = refusal(403, { code: 'proof-needed', error: sentence, fields })

test('a number that needs the password is saved once it was given; other fields do not wait for it', async () => {
  const { editor, server, storage, status } = open()
  server.answers = [passwordNeeded, passwordNeeded]
  editor.change({ whatsapp: '8801712345678' })
  await tick()
  answerProof(false)
  editor.change({ name: 'Ada R' })
  editor.sendProved()
  await tick(60_000)
  expect(status()).toEqual({ kind: 'refused', sentence, needsProof: true })
  expect(server.profile).toMatchObject({ name: 'Ada R', socials: {} })
  expect(Object.values(storage).join()).toContain('8801712345678')
  answerProof(true)
  await tick()

  expect(server.profile.socials.whatsapp).toBe('8801712345678')
  expect(status()).toEqual({ kind: 'saved' })
})

test('undoing a number that waits for the password leaves nothing to be saved', async () => {
  const { editor, server, storage, status } = open()
  server.answers = [passwordNeeded]
  editor.change({ whatsapp: '8801712345678' })
  await tick()
  editor.undo()

  expect(storage).toEqual({})
  expect(status()).toEqual({ kind: 'saved' })
})

const chosen = { file: new File(['x'], 'x.png', { type: 'image/png' }), address: 'data:,' }

test('a picture waits for the network, can be undone, and is told of where it was changed in two places', async () => {
  const { editor, server, status, saveElsewhere } = open()
  server.answers = [unreachable]
  const done = editor.changePicture('profile', chosen)
  await tick()
  expect(shownProfile(editor.read()).profileImage).toBe('data:,')
  expect(status()).toEqual({ kind: 'waiting', waitsFor: 'network' })
  saveElsewhere({ profileImage: '/images/theirs-384.webp' })
  await tick(1000)
  await done
  expect(server.profile.profileImage).toBe('/images/2-384.webp')
  expect(editor.read().hasConflict).toBe(true)
  editor.closeConflict()
  saveElsewhere({ profileImage: '/images/theirs-again-384.webp' })
  editor.learn(server.profile)
  expect(editor.read().hasConflict).toBe(true)
  editor.undo()
  await tick()

  expect(server.profile.profileImage).toBeNull()
})

test('a picture that the server refuses says so and is given up', async () => {
  const { editor, server, status } = open()
  server.answers = [refusal(415, { error: 'This is no picture.' })]
  const done = expect(editor.changePicture('profile', chosen)).rejects.toThrow('This is no picture.')
  await tick()
  await done

  expect(shownProfile(editor.read()).profileImage).toBeNull()
  expect(status()).toEqual({ kind: 'saved' })
})
