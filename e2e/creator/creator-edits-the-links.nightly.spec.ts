import { expect, type Page, test } from '@playwright/test'
import { nextFrames } from '../browser.ts'
import { makeOwner, useInstallation } from './creator.ts'
import { addLink, chooseInMenu, expectSaved, openDashboard, savedProfile, savedTitles } from './dashboard.ts'

const { apiUrl } = useInstallation()

test('the dashboard takes new links, five at most, and keeps them over a reload', async ({ page }) => {
  await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl())
  for (const title of ['Films', 'Prints', 'Blog', 'Shop two'])
    await addLink(page, title, `${title.replace(' ', '-').toLowerCase()}.example.com`)

  await expect(page.getByRole('button', { name: 'Add New Link' })).toBeDisabled()
  await expect(page.getByText('5 of 5 links')).toBeVisible()
  await expectSaved(page)
  await page.reload()
  await expect(page.getByText('films.example.com', { exact: true })).toBeVisible()
  expect(await savedTitles(page)).toEqual(['My shop', 'Films', 'Prints', 'Blog', 'Shop two'])
})

test('the dashboard brings a removed link back as the same one, by its button and by the keyboard', async ({
  page,
}) => {
  await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl())
  await addLink(page, 'Films', 'films.example.com')
  await expectSaved(page)
  const { linkIds } = await savedProfile(page)
  await chooseInMenu(page, 'My shop', 'Remove')
  await expect(page.getByRole('button', { name: 'Edit: Films' })).toBeFocused()
  await expectSaved(page)
  expect(await savedTitles(page)).toEqual(['Films'])

  await expect(page.getByText('My shop was removed.')).toBeVisible()
  await page.locator('.dash-removed').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Edit: My shop' })).toBeFocused()
  await expect.poll(async () => (await savedProfile(page)).linkIds).toEqual(linkIds)

  await page.getByRole('button', { name: 'Edit: My shop' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Edit: My shop' })).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByRole('button', { name: 'Edit: My shop' })).toHaveCount(0)
  await expect.poll(() => savedTitles(page)).toEqual(['Films'])
})

test('the dashboard reorders by keyboard, by mouse and by the menu of the handle, and keeps the focus', async ({
  page,
}) => {
  await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl())
  await addLink(page, 'Films', 'films.example.com')
  await addLink(page, 'Prints', 'prints.example.com')
  await expectSaved(page)

  const grip = page.getByRole('button', { name: 'Drag to reorder: Prints' })
  await grip.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Picked up Prints, place 3 of 3.')).toHaveCount(1)
  // The places are measured after the lift; nobody's fingers are as fast as this test.
  await nextFrames(page)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Prints is now at place 2 of 3.')).toHaveCount(1)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Prints is now at place 1 of 3.')).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(grip).toBeFocused()
  await expect.poll(() => savedTitles(page)).toEqual(['Prints', 'My shop', 'Films'])

  await drag(page, 'Prints', 'Films')
  await expect.poll(() => savedTitles(page)).toEqual(['My shop', 'Films', 'Prints'])

  await chooseInMenu(page, 'My shop', 'Move down')
  await expect(page.getByRole('button', { name: 'Drag to reorder: My shop' })).toBeFocused()
  await expect.poll(() => savedTitles(page)).toEqual(['Films', 'My shop', 'Prints'])
})

/** With the mouse, by the handle, onto the place of another. */
async function drag(page: Page, title: string, onto: string) {
  const from = await page.getByRole('button', { name: `Drag to reorder: ${title}` }).boundingBox()
  const to = await page.getByRole('button', { name: `Drag to reorder: ${onto}` }).boundingBox()
  if (!from || !to) throw new Error('There is nothing to drag.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, from.y + from.height, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height, { steps: 8 })
  await page.mouse.up()
}
