import { expect, type Page } from '@playwright/test'
import { makeCreator, newName } from './creator.ts'

export const SUBMIT = 'Create My LinkHub'

/** A phone in Dhaka. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, timezoneId: 'Asia/Dhaka' }

/** Somebody new, before the form that makes a page. */
export async function openPageForm(page: Page, siteUrl: string) {
  await makeCreator(page, siteUrl)
  await page.goto(`${siteUrl}/create-linkhub`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your page')
}

export async function fillRequired(page: Page, username = newName()) {
  await page.getByLabel('Name', { exact: true }).fill('Rokeya Sultana')
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Bio', { exact: true }).fill('Home kitchen in Sylhet.')
  return username
}

export function openSection(page: Page, heading: string) {
  return page.getByRole('heading', { name: heading }).click()
}

/** A page as everybody sees it. */
export async function readProfile(page: Page, siteUrl: string, username: string) {
  return (await page.request.get(`${siteUrl}/api/linkhub/${username}`)).json()
}
