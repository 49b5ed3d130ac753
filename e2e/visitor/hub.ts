import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { newName, PASSWORD } from '../creator/creator.ts'

const links = [
  { title: 'My shop', url: 'https://shop.example.com/' },
  { title: 'আমার বই', url: 'https://books.example.com/' },
]
const socials = { github: 'octocat', instagram: '@ada', whatsapp: '+880 1712 345678' }

/** A full page, made in a browser of its own: the viewer's stays a stranger's. */
export async function makeHub(at: (path: string) => string, page: Page, fields: Record<string, string> = {}) {
  const browser = page.context().browser()
  const owner = await browser?.newContext()
  if (!owner) throw new Error('There is no browser to make a page with.')
  const username = newName()
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#1E2A5E' } })
    .png()
    .toBuffer()
  await owner.request.post(at('/api/auth/register'), {
    data: { email: `${username}@example.com`, password: PASSWORD, passwordConfirmation: PASSWORD },
  })
  const creation = await owner.request.post(at('/api/linkhub'), {
    multipart: {
      name: 'Ada Rahman',
      username,
      bio: 'I weave.\nAnd I write about it.',
      socials: JSON.stringify(socials),
      customLinks: JSON.stringify(links),
      profileImage: { name: 'me.png', mimeType: 'image/png', buffer: picture },
      ...fields,
    },
  })
  expect(creation.status(), await creation.text()).toBe(201)
  await owner.close()
  return { username, path: at(`/hub/${username}`) }
}

/** What the page tells the API, by the last part of the address. */
export function recordBeacons(page: Page) {
  const beacons: Record<string, unknown>[] = []
  page.on('request', (request) => {
    const call = /\/api\/traffic\/(\w+)$/.exec(request.url())?.[1]
    if (call) beacons.push({ call, ...request.postDataJSON() })
  })
  return beacons
}
