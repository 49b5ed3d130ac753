import { setTimeout as delay } from 'node:timers/promises'
import { aPicture, aProfileForm } from '@nokshi/api/testing/make.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Analytics } from '@nokshi/contract/visits.ts'
import sharp from 'sharp'
import { type Browser, registerAt } from '../server/testing/browser.ts'
import { count, type Statuses } from './observe.ts'
import type { Run } from './scenario.ts'

const ME = '/api/linkhubAuth/me'

export type Creator = { username: string; browser: Browser }

/** Registers and makes a page, as a person does. */
export async function makeCreator(url: string, username = 'ada-of-chaos'): Promise<Creator> {
  const browser = await registerAt(url, `${username}@example.com`)
  const answer = await browser.send('POST', '/api/linkhub', aProfileForm({ username }))
  if (answer.status !== 201) throw new Error(`Making a page answered ${answer.status}.`)
  return { username, browser }
}

export function readProfile({ browser }: Creator) {
  return browser.read(ME, OwnProfile)
}

export async function countVisits({ browser }: Creator) {
  return (await browser.read(`${ME}/analytics`, Analytics)).lifetimeVisits
}

/** Edits a page again and again, its bio or its picture, and remembers which edit was acknowledged last. */
export function createEditor(creator: Creator, kind: 'bio' | 'picture') {
  const { browser, username } = creator
  const statuses: Statuses = new Map()
  let edits = 0
  let acknowledged = 0
  let last: { value: string; version: number } | undefined
  /** Edits since the last acknowledged one that may have been stored. */
  let unanswered = 0
  let version: number | undefined
  const readValue = ({ bio, profileImage }: OwnProfile) => (kind === 'bio' ? bio : (profileImage ?? ''))

  async function edit(number: number) {
    if (kind === 'bio') return browser.patch(ME, { version, bio: `Bio number ${number}` })
    const form = new FormData()
    form.set('version', String(version))
    // Each has another size, so that none equals the one before.
    form.set('picture', await aPicture({ width: 300 + (number % 200), height: 300 }), 'picture.png')
    return browser.send('PUT', `${ME}/pictures/profile`, form)
  }

  /** The profile that was answered; other answers are counted. */
  async function read(answered: Promise<Response>) {
    const answer = await answered.catch(() => undefined)
    const profile = answer?.ok ? await answer.json().then(OwnProfile.parse, () => undefined) : undefined
    version = profile?.version
    if (profile) return { profile }
    count(statuses, answer?.status ?? 0)
    await delay(50)
    return { mayBeStored: !answer || answer.ok || answer.status >= 500 }
  }

  return {
    kind,
    statuses,
    countAcknowledged: () => acknowledged,
    async keepEditing(isOver: () => boolean) {
      while (!isOver()) {
        if (version === undefined) await read(browser.get(ME))
        if (version === undefined) continue
        const { profile, mayBeStored } = await read(edit(edits++))
        if (mayBeStored) unanswered++
        if (!profile) continue
        last = { value: readValue(profile), version: profile.version }
        unanswered = 0
        acknowledged++
      }
    },
    /** The page shows the last acknowledged edit, or a later one without an answer; its picture decodes. */
    async verify({ check }: Run) {
      const profile = await readProfile(creator)
      const value = readValue(profile)
      const later = profile.version - (last?.version ?? profile.version)
      const isLast = !last || (later === 0 ? value === last.value : later > 0 && later <= unanswered)
      check(isLast, `${username} shows «${value}» and not «${last?.value}»`)
      if (kind === 'bio' || value === '') return
      const picture = await browser.get(new URL(value).pathname)
      // Decodes all of it, because a truncated file still begins like a picture.
      const isDecoded = await sharp(await picture.arrayBuffer())
        .stats()
        .then(
          () => true,
          () => false,
        )
      check(picture.ok && isDecoded, `the picture of ${username} cannot be read (${picture.status})`)
    },
  }
}
