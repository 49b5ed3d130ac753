import { expect, test } from '@playwright/test'
import { expectAccessible, overflowOf } from './browser.ts'
import { makeOwner, press, useInstallation } from './creator.ts'

const { apiUrl, at } = useInstallation()
const phone = { viewport: { width: 360, height: 740 } }

test.use(phone)

test('a creator chooses the day of the letter, and shows the numbers to a sponsor until that is over', async ({
  page,
  browser,
}) => {
  const { username } = await makeOwner(page, apiUrl())
  await page.goto(at('/dashboard?tab=analytics'))
  await page.getByLabel('Send it on').selectOption('Monday')
  await expect(page.getByText('Letters are sent once your e-mail address is confirmed.')).toBeVisible()
  await page.getByLabel('For whom').fill('Aarong')
  await press(page, 'Make an address')
  const address = await page.getByLabel('Copy this address now.').inputValue()
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)

  const plain = await browser.newContext({ javaScriptEnabled: false, ...phone })
  const sponsor = await plain.newPage()
  const { pathname, search } = new URL(address)
  await sponsor.goto(at(pathname + search))
  await expect(sponsor.getByText(`@${username}`)).toBeVisible()
  await expect(sponsor.getByRole('row', { name: 'Visits in all 0' })).toBeVisible()
  expect(await overflowOf(sponsor)).toBe(0)

  await page.reload()
  await expect(page.getByLabel('Send it on')).toHaveValue('1')
  await press(page, 'Revoke: Aarong')
  await expect(page.getByRole('button', { name: 'Revoke: Aarong' })).toBeHidden()
  await sponsor.reload()
  await expect(sponsor.getByText('The owner of the page has revoked this address.')).toBeVisible()
  await plain.close()
})
