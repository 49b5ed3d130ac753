import { expect, type Page } from '@playwright/test'

export async function openDashboard(page: Page, siteUrl: string, tab = 'links') {
  await page.goto(`${siteUrl}/dashboard?tab=${tab}`)
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
}

export function status(page: Page) {
  return page.locator('.dash-status')
}

export async function expectSaved(page: Page) {
  await expect(status(page)).toHaveText('Saved')
}

export async function addLink(page: Page, title: string, url: string) {
  await page.getByRole('button', { name: 'Add New Link' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Address', { exact: true }).fill(url)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: `Edit: ${title}` })).toBeFocused()
}

/** The page as the server has it. */
export async function savedProfile(page: Page) {
  const reply = await page.request.get(new URL('/api/linkhubAuth/me', page.url()).href)
  return reply.json()
}

export async function savedTitles(page: Page) {
  const { customLinks } = await savedProfile(page)
  return customLinks.map((link: { title: string }) => link.title)
}
