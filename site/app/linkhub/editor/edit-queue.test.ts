import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem, ApiUnreachable } from '../../platform/api.ts'
import { makeOwnProfile } from '../testing/make-own-profile.ts'
import type { EditedPage } from './edit-calls.ts'
import { type Draft, type SentEdit, toDraft } from './edit-draft.ts'
import type { KeptEdit } from './edit-memory.ts'
import { createEditQueue, TYPING_PAUSE_MS } from './edit-queue.ts'
import { saveStatus } from './edit-status.ts'
import type { PicturePlace } from './picture-place.ts'

const profile = makeOwnProfile()

/** A server in memory, and the rest of the world around an editor. */
function openWorld({ abandoned = [] as KeptEdit[] } = {}) {
  const world = {
    server: profile,
    sent: [] as SentEdit[],
    /** Thrown by the next calls, one each. */
    faults: [] as Error[],
    kept: {} as Partial<Draft>,
    isOnline: true,
    announced: 0,
    /** How often the password was asked for, and what came of it each time. */
    proofs: 0,
    isProved: false,
  }
  const openWindow = () => createEditQueue(world.server, surroundings)
  const surroundings = {
    calls: {
      fetchProfile: async () => world.server,
      async sendEdit(edit: SentEdit, { version }: EditedPage) {
        world.sent.push(edit)
        await Promise.resolve()
        const fault = world.faults.shift()
        if (fault) throw fault
        if (version !== world.server.version) throw new ApiProblem(409, { code: 'edited-elsewhere' })
        const { customLinks = toDraft(world.server).customLinks, ...rest } = edit
        world.server = {
          ...world.server,
          ...rest,
          customLinks: customLinks.map(({ title, url }) => ({ title, url })),
          linkIds: customLinks.map(({ id }) => id),
          version: version + 1,
        }
        return world.server
      },
      sendPicture: async (_kind: PicturePlace, picture: Blob | null, { version }: EditedPage) => {
        const fault = world.faults.shift()
        if (fault) throw fault
        const profileImage = picture ? `/images/${version}-384.webp` : null
        world.server = { ...world.server, profileImage, version: version + 1 }
        return world.server
      },
    },
    memory: {
      keep: (edit: Partial<Draft>) => {
        world.kept = edit
      },
      takeAbandoned: async () => abandoned,
    },
    isOnline: () => world.isOnline,
    now: () => Date.now(),
    askProof: async () => {
      world.proofs++
      return world.isProved
    },
    announce: () => {
      world.announced++
    },
  }
  return { world, editor: openWindow(), openWindow }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('typing is sent when it pauses, in one call, and forgotten once it is acknowledged', async () => {
  const { world, editor } = openWorld()
  editor.type({ name: 'Ada R' }, 'name')
  await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS - 1)
  editor.type({ name: 'Ada Rahman' }, 'name')
  expect(world.sent).toEqual([])
  expect(world.kept).toEqual({ name: 'Ada Rahman' })
  await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS)

  expect(world.sent).toEqual([{ name: 'Ada Rahman' }])
  expect(world.server).toMatchObject({ name: 'Ada Rahman', version: 2 })
  expect(world.kept).toEqual({})
  expect(saveStatus(editor.read()).kind).toBe('saved')
})

test('one call at a time: what changes meanwhile goes in the next, together', async () => {
  const { world, editor } = openWorld()
  editor.change({ gradient: 'dusk' })
  editor.flush()
  editor.change({ language: 'bn' })
  editor.change({ selectedColor: '#ffffff' })
  await vi.advanceTimersByTimeAsync(10)

  expect(world.sent).toEqual([{ gradient: 'dusk' }, { language: 'bn', selectedColor: '#ffffff' }])
  expect(world.server.version).toBe(3)
})

test('a lost network is waited for with growing pauses, and nothing is lost', async () => {
  const { world, editor } = openWorld()
  world.faults = [
    new ApiUnreachable(),
    new ApiProblem(503, { error: 'Down.' }),
    new ApiProblem(429, { error: 'Slow down.' }),
  ]
  editor.change({ gradient: 'dusk' })
  await vi.advanceTimersByTimeAsync(10)
  expect(saveStatus(editor.read())).toEqual({ kind: 'waiting', waitsFor: 'network' })
  expect(world.kept).toEqual({ gradient: 'dusk' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(world.sent).toHaveLength(2)
  expect(saveStatus(editor.read())).toEqual({ kind: 'waiting', waitsFor: 'server' })
  await vi.advanceTimersByTimeAsync(1900)
  expect(world.sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(100 + 4000)

  expect(world.sent).toHaveLength(4)
  expect(world.server.gradient).toBe('dusk')
  expect(saveStatus(editor.read()).kind).toBe('saved')
})

test('offline nothing is sent; back online it goes at once', async () => {
  const { world, editor } = openWorld()
  world.isOnline = false
  editor.change({ gradient: 'dusk' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(world.sent).toEqual([])
  expect(saveStatus(editor.read()).kind).toBe('waiting')
  world.isOnline = true
  editor.flush()
  await vi.advanceTimersByTimeAsync(10)

  expect(world.server.gradient).toBe('dusk')
})

test('an edit from an old version is the last write of its field, and its owner is told', async () => {
  const { world, editor } = openWorld()
  world.server = { ...profile, name: 'Theirs', bio: 'Theirs too', version: 2 }
  editor.change({ name: 'Mine' })
  await vi.advanceTimersByTimeAsync(10)

  expect(world.server).toMatchObject({ name: 'Mine', bio: 'Theirs too', version: 3 })
  expect(editor.read().overtaken).toEqual({ mine: ['name'], theirs: [] })
  expect(saveStatus(editor.read()).kind).toBe('saved')
  editor.undo()
  await vi.advanceTimersByTimeAsync(10)

  expect(world.server).toMatchObject({ name: 'Theirs', version: 4 })
})

test('an edit from an old version is put on top of what was changed besides it', async () => {
  const { world, editor } = openWorld()
  world.server = { ...profile, bio: 'Theirs', version: 2 }
  editor.change({ name: 'Mine' })
  await vi.advanceTimersByTimeAsync(10)

  expect(world.server).toMatchObject({ name: 'Mine', bio: 'Theirs', version: 3 })
  expect(saveStatus(editor.read()).kind).toBe('saved')
  // Of their version, for whatever else shows the profile, and of what it became.
  expect(world.announced).toBe(2)
})

function aLink(word: string, title = word) {
  return { id: `${word}-0001`, title, url: `https://${word}.example.com/` }
}

function titlesOf({ customLinks }: typeof profile) {
  return customLinks.map(({ title }) => title).join()
}

test('two windows that edit the links at the same moment: the last write stays, and both are told', async () => {
  const { world, editor, openWindow } = openWorld()
  editor.change({ customLinks: [aLink('shop'), aLink('blog')] })
  await vi.advanceTimersByTimeAsync(10)
  const other = openWindow()

  editor.change({ customLinks: [aLink('shop', 'The shop'), aLink('blog')] })
  other.change({ customLinks: [aLink('shop'), aLink('blog', 'The blog'), aLink('film')] })
  await vi.advanceTimersByTimeAsync(10)

  expect(titlesOf(world.server)).toBe('shop,The blog,film')
  expect(other.read().overtaken).toEqual({ mine: ['customLinks'], theirs: [] })
  editor.learn(world.server)
  expect(editor.read().overtaken).toEqual({ mine: [], theirs: ['customLinks'] })
  editor.undo()
  await vi.advanceTimersByTimeAsync(10)

  expect(titlesOf(world.server)).toBe('The shop,blog')
})

test('two windows that edit different social links both keep what they wrote', async () => {
  const { world, editor, openWindow } = openWorld()
  const other = openWindow()
  editor.change({ github: 'ada' })
  other.change({ instagram: 'ada' })
  await vi.advanceTimersByTimeAsync(10)

  expect(world.server.socials).toEqual({ github: 'ada', instagram: 'ada' })
  expect(other.read().overtaken).toEqual({ mine: [], theirs: [] })
})

test('a link too many is told and stays until one goes', async () => {
  const { world, editor } = openWorld()
  const sentence = 'At most 5 custom links are allowed.'
  const links = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => aLink(word))
  world.faults = [new ApiProblem(400, { error: sentence, fields: { customLinks: sentence } })]
  editor.change({ customLinks: links })
  await vi.advanceTimersByTimeAsync(10)
  expect(saveStatus(editor.read())).toEqual({ kind: 'refused', sentence })
  editor.change({ customLinks: editor.read().draft.customLinks.slice(1) })
  await vi.advanceTimersByTimeAsync(10)

  expect(titlesOf(world.server)).toBe('two,three,four,five,six')
})

test('a social link that the server refuses keeps nothing else from being saved', async () => {
  const { world, editor } = openWorld()
  const sentence = 'Enter a GitHub username, like octocat.'
  world.faults = [new ApiProblem(400, { error: sentence, fields: { 'socials.github': sentence } })]
  editor.change({ github: 'ada', gradient: 'dusk' })
  await vi.advanceTimersByTimeAsync(10)

  expect(world.server).toMatchObject({ gradient: 'dusk', socials: {} })
  expect(saveStatus(editor.read())).toEqual({ kind: 'refused', sentence })
})

test('a name that somebody else has is refused at its field, and the rest is saved', async () => {
  const { world, editor } = openWorld()
  const error = 'This username is already taken.'
  world.faults = [new ApiProblem(409, { code: 'username-taken', error, fields: { username: error } })]
  editor.change({ username: 'taken', gradient: 'dusk' })
  await vi.advanceTimersByTimeAsync(10)

  expect(world.server).toMatchObject({ username: 'ada', gradient: 'dusk' })
  expect(saveStatus(editor.read())).toEqual({
    kind: 'refused',
    sentence: 'This username is already taken.',
  })
})

test('a session that is over stops the saving until the page is opened again', async () => {
  const { world, editor } = openWorld()
  world.faults = [new ApiProblem(401, { error: 'Log in first.' })]
  editor.change({ gradient: 'dusk' })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(saveStatus(editor.read())).toEqual({ kind: 'halted', sentence: 'Log in first.' })
  expect(world.sent).toHaveLength(1)
  await editor.resume()
  await vi.advanceTimersByTimeAsync(10)

  expect(world.server.gradient).toBe('dusk')
})

test('an edit is not forced on the page of whoever has logged in here meanwhile', async () => {
  const { world, editor } = openWorld()
  world.faults = [new ApiProblem(403, { error: 'This page belongs to another account.' })]
  editor.change({ gradient: 'dusk' })
  await vi.advanceTimersByTimeAsync(120_000)

  expect(saveStatus(editor.read())).toEqual({
    kind: 'halted',
    sentence: 'This page belongs to another account.',
  })
  expect(world.sent).toHaveLength(1)
})

test('what an earlier visit could not send is sent by the next', async () => {
  const { world, editor } = openWorld({
    abandoned: [{ edit: { bio: 'From before' }, base: { bio: 'I weave.' }, at: 0 }],
  })
  await editor.resume()
  await vi.advanceTimersByTimeAsync(10)

  expect(world.server.bio).toBe('From before')
})

test('a picture waits for the network, and can be undone', async () => {
  const { world, editor } = openWorld()
  world.faults = [new ApiUnreachable()]
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  const done = editor.changePicture('profile', { file, address: 'data:,' })
  await vi.advanceTimersByTimeAsync(10)
  expect(editor.hasUnsentPicture()).toBe(true)
  expect(saveStatus(editor.read()).kind).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1000)
  await done
  expect(world.server.profileImage).not.toBeNull()
  editor.undo()
  await vi.advanceTimersByTimeAsync(10)

  expect(world.server.profileImage).toBeNull()
})

test('a picture that the server will not have says so and is given up', async () => {
  const { world, editor } = openWorld()
  world.faults = [new ApiProblem(415, { error: 'This is no picture.' })]
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  const done = expect(editor.changePicture('profile', { file, address: 'data:,' })).rejects.toThrow(
    'This is no picture.',
  )
  await vi.advanceTimersByTimeAsync(10)
  await done

  expect(editor.hasUnsentPicture()).toBe(false)
  expect(saveStatus(editor.read()).kind).toBe('saved')
})

test('a picture that cannot be brought back leaves the one that is there', async () => {
  const { world, editor } = openWorld()
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  const done = editor.changePicture('profile', { file, address: 'data:,' })
  await vi.advanceTimersByTimeAsync(10)
  await done
  world.faults = [new ApiProblem(413, { error: 'This is too large.' })]
  editor.undo()
  await vi.advanceTimersByTimeAsync(10)

  expect(world.server.profileImage).not.toBeNull()
  expect(saveStatus(editor.read()).kind).toBe('saved')
})

test('a picture chosen here while another was saved elsewhere is the last write, and its owner is told', async () => {
  const { world, editor } = openWorld()
  world.faults = [new ApiProblem(409, { code: 'edited-elsewhere' })]
  world.server = { ...profile, profileImage: '/images/theirs-384.webp', version: 2 }
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  const done = editor.changePicture('profile', { file, address: 'data:,' })
  await vi.advanceTimersByTimeAsync(10)
  await done

  expect(world.server.profileImage).toBe('/images/2-384.webp')
  expect(editor.read().overtaken.mine).toEqual(['profileImage'])
})

const passwordNeeded = () =>
  new ApiProblem(403, {
    code: 'proof-needed',
    error: 'Enter your password.',
    fields: { 'socials.whatsapp': 'Enter your password.' },
  })

test('a number that needs the password is asked for once and then saved; other fields do not wait for it', async () => {
  const { world, editor } = openWorld()
  world.faults = [passwordNeeded()]
  world.isProved = true
  editor.change({ whatsapp: '8801712345678' })
  editor.change({ name: 'Ada R' })
  await vi.advanceTimersByTimeAsync(10)

  expect(world.proofs).toBe(1)
  expect(world.server).toMatchObject({ name: 'Ada R', socials: { whatsapp: '8801712345678' } })
  expect(saveStatus(editor.read()).kind).toBe('saved')
})

test('a number whose password is not given stays in the browser, and goes out when the owner asks for it', async () => {
  const { world, editor } = openWorld()
  world.faults = [passwordNeeded()]
  editor.change({ whatsapp: '8801712345678', name: 'Ada R' })
  await vi.advanceTimersByTimeAsync(60_000)
  const [status, sent, kept] = [saveStatus(editor.read()), world.sent.length, world.kept]
  editor.sendProved()
  await vi.advanceTimersByTimeAsync(10)

  expect(status).toEqual({ kind: 'refused', sentence: 'Enter your password.', needsProof: true })
  expect([sent, kept]).toEqual([2, { whatsapp: '8801712345678' }])
  expect(world.server.name).toBe('Ada R')
  expect(world.server.socials.whatsapp).toBe('8801712345678')
  expect(world.kept).toEqual({})
})

test('a number left behind by a closed tab is asked for at the next visit', async () => {
  const abandoned = [{ edit: { whatsapp: '8801712345678' }, base: { whatsapp: '' }, at: 1 }]
  const { world, editor } = openWorld({ abandoned })
  world.faults = [passwordNeeded()]
  world.isProved = true
  await editor.resume()
  await vi.advanceTimersByTimeAsync(10)

  expect(world.proofs).toBe(1)
  expect(world.server.socials.whatsapp).toBe('8801712345678')
})

test('undoing a number that waits for the password leaves nothing to be saved', async () => {
  const { world, editor } = openWorld()
  world.faults = [passwordNeeded()]
  editor.change({ whatsapp: '8801712345678' })
  await vi.advanceTimersByTimeAsync(10)
  editor.undo()
  await vi.advanceTimersByTimeAsync(10)

  expect(saveStatus(editor.read()).kind).toBe('saved')
  expect([world.sent.length, world.kept]).toEqual([1, {}])
})
