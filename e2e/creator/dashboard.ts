import { expect, type Locator, type Page } from '@playwright/test'
import { nextFrames } from '../browser.ts'

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

/** By the menu that opens at the handle of a row. */
export async function chooseInMenu(page: Page, title: string, act: string) {
  await page.getByRole('button', { name: `Drag to reorder: ${title}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

/** What the page does not have yet. */
export async function addToPage(page: Page, what: string) {
  await page.getByRole('button', { name: 'Add more', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: what, exact: true }).click()
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

/** With a finger, by the handle, onto the place of another. */
export async function dragByTouch(page: Page, grip: Locator, onto: Locator) {
  await grip.scrollIntoViewIfNeeded()
  const [from, to] = [await grip.boundingBox(), await onto.boundingBox()]
  if (!from || !to) throw new Error('There is nothing to drag.')
  const browser = await page.context().newCDPSession(page)
  const x = from.x + from.width / 2
  const [start, end] = [from.y + from.height / 2, to.y + to.height / 2]
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
    // The places are measured after the lift.
    await nextFrames(page)
  }
  await touch('touchStart', start)
  for (const share of [0.2, 0.6, 1]) await touch('touchMove', start + (end - start) * share)
  await touch('touchEnd')
}
