import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Listens to a page: what it says on its console, and whom it calls. */
export function observe(page: Page) {
  const messages: string[] = []
  const hosts = new Set<string>()
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  return { messages, hosts }
}

/** Nothing that keeps somebody out. Once in a page, axe stays there: the next look costs a tenth. */
export async function expectAccessible(page: Page) {
  await layOutWhole(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const grave = await page.evaluate(async () => {
    // What is still fading in has no contrast yet; it is looked at as it will stand there.
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
    const { violations } = await window.axe.run({ resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
  expect(grave).toEqual([])
}

/** Also what lies below the first screen of a phone, which waits until it comes near or the app starts. */
export async function layOutWhole(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.app = ''
  })
}

/** By how many pixels a page is wider than its window. */
export function overflowOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Lets no call to this address through until the function it returns is called. */
export async function holdCalls(page: Page, address: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Each call of a screen is made by itself, not in one with the others, so that a test can answer it. */
export async function refuseBatches(page: Page) {
  await page.route('**/api/batch?*', (route) => route.abort())
}

/** What the page makes of an answer, or of a key, is on the screen two frames later. */
export async function nextFrames(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
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

/** Call before opening a page; returns a function that waits until its app starts, at the first input. */
export async function watchAppStart(page: Page) {
  await page.addInitScript(() => document.addEventListener('app-started', () => performance.mark('app-started')))
  return () => page.waitForFunction(() => performance.getEntriesByName('app-started').length > 0)
}
