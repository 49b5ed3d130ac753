import { setTimeout as delay } from 'node:timers/promises'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { type Creator, readProfile } from './creator.ts'

/** Somebody who writes one thing over the other, and remembers which of them was acknowledged last. */
export interface Editor {
  acknowledged: () => number
  /** How often each status was answered instead; 0 is no answer at all. */
  refusals: Map<number, number>
  keepEditing: (isOver: () => boolean) => Promise<void>
  /** What is wrong with what is there now, in words. */
  findFaults: () => Promise<string[]>
}

export interface Craft {
  /** Makes change number so-and-so of the version. */
  edit: (creator: Creator, version: number, number: number) => Promise<Response>
  /** What the change is about. */
  pick: (profile: OwnProfile) => string
  findFault?: (creator: Creator, value: string) => Promise<string | undefined>
}

const PAUSE_MS = 50

export function createEditor(creator: Creator, { edit, pick, findFault }: Craft): Editor {
  const refusals = new Map<number, number>()
  let acknowledged = 0
  let attempts = 0
  let last: { value: string; version: number } | undefined
  /** Edits since the last acknowledged one that may have been kept. */
  let doubts = 0
  let version: number | undefined

  async function editOnce() {
    version ??= await findVersion()
    if (version === undefined) return
    const answer = await edit(creator, version, attempts++).catch(() => undefined)
    const profile = answer?.ok ? await answer.json().then(OwnProfile.parse, () => undefined) : undefined
    version = profile?.version
    if (profile) {
      last = { value: pick(profile), version: profile.version }
      doubts = 0
      acknowledged++
      return
    }
    const isOpen = !answer || answer.ok || answer.status >= 500
    if (isOpen) doubts++
    await note(answer)
  }

  /** Undefined when the product does not say. */
  async function findVersion() {
    const answer = await creator.browser.get('/api/linkhubAuth/me').catch(() => undefined)
    if (answer?.ok) return OwnProfile.parse(await answer.json()).version
    await note(answer)
  }

  async function note(answer: Response | undefined) {
    const status = answer?.status ?? 0
    refusals.set(status, (refusals.get(status) ?? 0) + 1)
    await delay(PAUSE_MS)
  }

  return {
    acknowledged: () => acknowledged,
    refusals,
    async keepEditing(isOver) {
      while (!isOver()) await editOnce()
    },
    async findFaults() {
      const profile = await readProfile(creator)
      const value = pick(profile)
      const since = last ? profile.version - last.version : 0
      const isRight = !last || (since === 0 ? value === last.value : since > 0 && since <= doubts)
      const fault = await findFault?.(creator, value)
      return [
        ...(isRight ? [] : [`${creator.username} shows «${value}» and not «${last?.value}»`]),
        ...(fault ? [fault] : []),
      ]
    },
  }
}
