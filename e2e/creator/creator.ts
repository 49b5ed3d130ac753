import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { createProfile } from '../browser.ts'
import { type Installation, shareInstallation } from '../product.ts'

export const PASSWORD = 'a loom of many threads'

/** The installation of this worker, site and API at one address. */
export function useInstallation() {
  let installation: Installation | undefined
  test.beforeAll(async () => {
    installation = await shareInstallation()
  })
  const apiUrl = () => installation?.apiUrl ?? ''
  return { apiUrl, at: (path: string) => apiUrl() + path }
}

/** Somebody new each time: journeys share the installation, not its accounts. */
export function newName() {
  return `creator-${randomBytes(5).toString('hex')}`
}

export async function fillLogin(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export async function fillRegistration(page: Page, email: string, password = PASSWORD, again = password) {
  await fillLogin(page, email, password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(again)
}

export function press(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).click()
}

/** Registers without the pages; the page stays logged in. */
export async function makeCreator(page: Page, apiUrl: string) {
  const email = `${newName()}@example.com`
  const reply = await page.request.post(`${apiUrl}/api/auth/register`, {
    data: { email, password: PASSWORD, passwordConfirmation: PASSWORD },
  })
  expect(reply.status(), await reply.text()).toBe(201)
  return email
}

/** The same with a LinkHub page. */
export async function makeOwner(page: Page, apiUrl: string) {
  const username = newName()
  await createProfile(page, apiUrl, username)
  return { email: `${username}@example.com`, username }
}

/** The paths of all calls that the page makes from now on, in their order. */
export function recordCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const paths = pathname === '/api/batch' ? (searchParams.get('paths')?.split(' ') ?? []) : [pathname]
    for (const path of paths) if (path.startsWith('/api/')) calls.push(`${request.method()} ${path}`)
  })
  return calls
}

export function readKeptUser(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'))
}
