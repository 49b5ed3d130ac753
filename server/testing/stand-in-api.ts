import { createServer } from 'node:http'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { findFreePort } from '../lifecycle/environment.ts'

interface Page {
  profile: Profile
  version: number
}

/** Plays the API for a site that runs apart from it: it answers with the pages that a test gives it. */
export async function standInApi() {
  const pages = new Map<string, Page>()
  const state = { calls: 0, status: 200, isSilent: false }
  const server = createServer((incoming, outgoing) => {
    // The site asks for its content every second, which is not counted. Without it the samples are shown.
    if (incoming.url?.startsWith('/api/website/content')) return outgoing.writeHead(404).end('{}')
    state.calls++
    if (state.isSilent) return
    const page = pages.get(incoming.url?.split('/').at(-1) ?? '')
    if (state.status !== 200 || !page) return outgoing.writeHead(page ? state.status : 404).end('{}')
    const etag = `"${page.version}"`
    if (incoming.headers['if-none-match'] === etag) return outgoing.writeHead(304).end()
    outgoing.writeHead(200, { 'content-type': 'application/json', etag }).end(JSON.stringify(page.profile))
  })
  const port = await findFreePort()
  await new Promise<void>((ready) => server.listen(port, ready))
  server.unref()
  return {
    url: `http://localhost:${port}`,
    state,
    put(profile: Profile, name = profile.username) {
      pages.set(name, { profile, version: (pages.get(name)?.version ?? 0) + 1 })
    },
    remove: (name: string) => pages.delete(name),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: 'profile-1',
    name: 'Ada Rahman',
    username: 'ada',
    bio: 'I weave.\nAnd I write about it.',
    gradient: 'sunrise',
    selectedColor: '#007bff',
    profileImage: null,
    bannerImage: null,
    socials: { instagram: 'ada', whatsapp: '8801712345678' },
    customLinks: [{ title: 'My shop', url: 'https://shop.example.com/' }],
    linkIds: ['link-0001'],
    language: 'en',
    shareImage: 'https://api.example.com/cards/ada-1.jpg',
    isListed: true,
    ...changes,
  }
}
