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

  function change(version: unknown, patch: Partial<OwnProfile>) {
    const answer = server.answers.shift()
    if (answer) return answer()
    if (Number(version) !== server.profile.version)
      return Response.json({ code: 'edited-elsewhere', error: 'Edited elsewhere.' }, { status: 409 })
    server.profile = { ...server.profile, ...patch, version: server.profile.version + 1 }
    return Response.json(server.profile)
  }

  async function answerFetch(path: string, { method, body }: RequestInit) {
    if (method === 'GET') return Response.json(server.profile)
    if (method === 'DELETE')
      return change(new URL(path, 'https://x').searchParams.get('version'), { profileImage: null })
    const { version, profileId: _, ...sent } = JSON.parse(String(body))
    server.patches.push(sent)
    const { customLinks, ...patch } = ProfileEdit.omit({ version: true }).parse(sent)
    const links = customLinks && {
      customLinks: customLinks.map(({ title, url }) => ({ title, url })),
      linkIds: customLinks.map(({ id }) => id),
    }
    return change(version, JSON.parse(JSON.stringify({ ...patch, ...links })))
  }

  /** Uploads are not made by fetch. */
  class FakeRequest {
    upload = {}
    status = 0
    response: unknown
    onloadend = () => {}
    open() {}
    setRequestHeader() {}
    async send(form: FormData) {
      const profileImage = `/images/${server.profile.version}-384.webp`
      const answer = await Promise.try(change, form.get('version'), { profileImage }).catch(() => undefined)
      this.status = answer?.status ?? 0
      this.response = await answer?.json()
      this.onloadend()
    }
  }

  const storage: Record<string, string> = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => {
      storage[key] = text
    },
    removeItem: (key: string) => delete storage[key],
  })
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answerFetch)
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { querySelector: () => null, activeElement: null })
  vi.stubGlobal('HTMLElement', class {})
  return {
    server,
    storage,
    /** The tab goes with everything that waits in it, but not what the browser has stored. */
    closeTab: () => queryClient.clear(),
  }
}

export function leaveBrowser() {
  queryClient.clear()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
}
