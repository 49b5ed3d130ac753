import {
  type APIRequest,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { expectAccessible, overflowOf } from '../browser.ts'
import { shareInstallation } from '../product.ts'
import { toasts } from '../public-form.ts'
import { claimStudio } from './staff.ts'

const DESKTOP = { viewport: { width: 1440, height: 900 } }
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

interface Elsewhere {
  /** Another browser, in which nobody is logged in. */
  openElsewhere: (options?: BrowserContextOptions) => Promise<Page>
}

/** Journeys that begin outside: nobody is logged in. */
export const outsideTest = base.extend<Elsewhere>({
  ...DESKTOP,
  contextOptions: { reducedMotion: 'reduce' },
  async openElsewhere({ browser }, use) {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, ...options })
      contexts.push(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

interface Studio {
  url: string
  /** The cookies of the owner. */
  ownerState: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** Journeys through a studio that has its owner: the page is the owner's. */
export const test = outsideTest.extend<{ studio: Studio }>({
  studio: async ({ playwright }, use) => use(await shareStudio(playwright.request)),
  baseURL: ({ studio }, use) => use(studio.url),
  storageState: ({ studio }, use) => use(studio.ownerState),
  async context({ browser, isMobile }, use) {
    const device = isMobile ? 'phone' : 'desktop'
    desks[device] ??= browser.newContext()
    await use(await desks[device])
  },
  async page({ context, viewport }, use) {
    const page = context.pages()[0] ?? (await context.newPage())
    await page.emulateMedia({ colorScheme: null })
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    page.removeAllListeners()
  },
})

/** One window of the owner per device and worker: what it has loaded for one journey it has for the next. */
const desks: { desktop?: Promise<BrowserContext>; phone?: Promise<BrowserContext> } = {}

let shared: Promise<Studio> | undefined

/** Claimed once per worker: journeys share the studio and its owner, not its records. */
function shareStudio(request: APIRequest) {
  shared ??= openStudio(request)
  return shared
}

async function openStudio(request: APIRequest): Promise<Studio> {
  const { siteUrl, setupCode } = await shareInstallation()
  const api = await request.newContext({ baseURL: siteUrl })
  await claimStudio(api, setupCode)
  const ownerState = await api.storageState()
  await api.dispose()
  return { url: siteUrl, ownerState }
}

export function press(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).click()
}

/** The way back in the notice about this. */
export function undo(page: Page, done: string) {
  return toasts(page).getByRole('status').filter({ hasText: done }).getByRole('button', { name: 'Undo' })
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** By the keys that lead to a place. */
export async function go(page: Page, key: string, title: string) {
  await page.keyboard.press('g')
  await page.keyboard.press(key)
  await expect(heading(page)).toHaveText(title)
}

export type Theme = 'light' | 'dark'

/**
 * Checks the page on a desktop in one theme and on the smallest phone. With a second theme it is checked on a
 * usual phone in that one as well, as the nightly walk does for every screen.
 */
export async function expectFitForAll(page: Page, [wide, narrow]: [Theme, Theme?] = ['light']) {
  await page.setViewportSize(DESKTOP.viewport)
  await page.emulateMedia({ colorScheme: wide })
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  if (narrow) {
    await page.setViewportSize(PHONE.viewport)
    await page.emulateMedia({ colorScheme: narrow })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await page.setViewportSize(DESKTOP.viewport)
}

/** Polled, because some things measure themselves after the window has become another. */
async function expectNoSidewaysScroll(page: Page) {
  // Less than none where room is kept for a scroll bar that is not there.
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
}
