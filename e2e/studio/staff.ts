import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { startTogether, type WholeInstallation } from '../product.ts'

export const STAFF_PASSWORD = 'four threads and a needle'

const passwordPair = { password: STAFF_PASSWORD, passwordConfirmation: STAFF_PASSWORD }

export const owner = { name: 'Mitali Das', email: 'mitali@example.com' }

/** Makes somebody the owner without the pages; the caller stays logged in. */
export async function claimStudio(api: APIRequestContext, code: string, siteUrl = '') {
  const reply = await api.post(`${siteUrl}/api/crm/setup`, { data: { code, ...owner, ...passwordPair } })
  expect(reply.status(), await reply.text()).toBe(201)
}

interface Invitation {
  /** Somebody who may invite. */
  from: APIRequestContext
  /** Whoever joins; stays logged in. */
  to: APIRequestContext
  name: string
  role: 'owner' | 'member' | 'viewer'
}

/** Invites somebody and lets them join, without the pages. */
export async function inviteStaff({ from, to, name, role }: Invitation) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const invited = await from.post('/api/crm/invites', { data: { email, role } })
  expect(invited.status(), await invited.text()).toBe(201)
  const { link } = await invited.json()
  const token = new URL(link).searchParams.get('invite')
  const joined = await to.post('/api/crm/register', { data: { token, name, ...passwordPair } })
  expect(joined.status(), await joined.text()).toBe(201)
  return email
}

/** An installation of its own, whose CRM nobody owns yet. */
export function useUnclaimedStudio() {
  let installation: WholeInstallation | undefined
  test.beforeAll(async () => {
    installation = await startTogether()
  })
  test.afterAll(() => installation?.end())
  return { at: (path: string) => (installation?.siteUrl ?? '') + path, setupCode: () => installation?.setupCode ?? '' }
}

export async function fillClaim(page: Page, code: string) {
  await page.getByLabel('Setup code').fill(code)
  await page.getByLabel('Name', { exact: true }).fill(owner.name)
  await page.getByLabel('Email', { exact: true }).fill(owner.email)
  await fillNewPassword(page)
  await page.getByRole('button', { name: 'Claim it' }).click()
}

/** In the settings; returns the link, which is shown only then. */
export async function invite(page: Page, email: string, role: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Role', { exact: true }).selectOption(role)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  return page.getByLabel(`Invitation for ${email}`).inputValue()
}

export async function fillRegistration(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await fillNewPassword(page)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
}

async function fillNewPassword(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(STAFF_PASSWORD)
}

export async function fillStaffLogin(page: Page, email: string, password = STAFF_PASSWORD) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
