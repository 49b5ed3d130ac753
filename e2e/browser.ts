import { expect, type Page } from '@playwright/test'

/** Listens to a page: what it says on its console, and whom it calls. */
export function observe(page: Page) {
  const messages: string[] = []
  const hosts = new Set<string>()
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (fault) => messages.push(fault.message))
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  return { messages, hosts }
}

/** Registers a creator and makes a profile, by the calls the site's forms make. The page stays logged in. */
export async function createProfile(page: Page, apiUrl: string, username: string) {
  const { request } = page.context()
  const registration = await request.post(`${apiUrl}/api/auth/register`, {
    data: {
      email: `${username}@example.com`,
      password: 'a loom of many threads',
      passwordConfirmation: 'a loom of many threads',
    },
  })
  expect(registration.status(), await registration.text()).toBe(201)
  const creation = await request.post(`${apiUrl}/api/linkhub`, {
    multipart: {
      name: 'Ada Rahman',
      username,
      bio: 'I weave, and I write about it.',
      customLinks: JSON.stringify([{ title: 'My shop', url: 'https://shop.example.com/' }]),
    },
  })
  expect(creation.status(), await creation.text()).toBe(201)
}
