import { type OwnProfile, ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import { onlineManager } from '@tanstack/react-query'
import { vi } from 'vitest'
import { queryClient } from '../../platform/query-client.ts'
import { makeOwnProfile } from './make-own-profile.ts'

/** What stands around an editor: a browser, and a server that holds one profile. */
export function fakeBrowser(profile: Partial<OwnProfile> = {}) {
  const server = {
    profile: makeOwnProfile(profile),
    /** What was sent to it, without the version. */
    patches: [] as object[],
    /** The answers to the next calls that change something, instead of its own. */
    answers: [] as (() => Response)[],
  }

  /** Another device has saved, of which this browser has not heard. */
  function saveElsewhere(change: Partial<OwnProfile>) {
    server.profile = { ...server.profile, ...change, version: server.profile.version + 1 }
  }

  function save(version: unknown, change: Partial<OwnProfile>) {
    const answer = server.answers.shift()
    if (answer) return answer()
    if (Number(version) !== server.profile.version) return refusal(409, { code: 'edited-elsewhere' })()
    saveElsewhere(change)
    return Response.json(server.profile)
  }

  async function answerFetch(path: string, { method, body }: RequestInit) {
    if (body instanceof FormData)
      return save(body.get('version'), { profileImage: `/images/${server.profile.version}-384.webp` })
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (method === 'DELETE') return save(/version=(\d+)/.exec(path)?.[1], { profileImage: null })
    if (method !== 'PATCH') return Response.json(server.profile)
    const { version, profileId: _, ...sent } = JSON.parse(String(body))
    server.patches.push(sent)
    const { customLinks, ...patch } = ProfileEdit.omit({ version: true }).parse(sent)
    const links = customLinks && {
      customLinks: customLinks.map(({ title, url }) => ({ title, url })),
      linkIds: customLinks.map(({ id }) => id),
    }
    return save(version, JSON.parse(JSON.stringify({ ...patch, ...links })))
  }

  const storage: Record<string, string> = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => Object.assign(storage, { [key]: text }),
    removeItem: (key: string) => delete storage[key],
  })
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answerFetch)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { querySelector: () => null, activeElement: null })
  vi.stubGlobal('HTMLElement', class {})
  // What waits in a tab goes with it, but not what the browser has stored.
  return { server, storage, saveElsewhere, closeTab: () => queryClient.clear() }
}

export function leaveBrowser() {
  queryClient.clear()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

export function refusal(status: number, body: object) {
  return () => Response.json(body, { status })
}

export function unreachable(): Response {
  throw new Error('No network.')
}
