import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessible, overflowOf } from './browser.ts'
import { makeOwner, press, useInstallation } from './creator.ts'
import { expectSaved, openDashboard, savedProfile, savedTitles } from './dashboard.ts'
import { openPageForm } from './page-form.ts'

const { apiUrl } = useInstallation()

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const savedPage = readFileSync(join(import.meta.dirname, '../api/linkhub/import/testing-pages/linktree.txt'))

test('a creator brings links from another page on a phone, chooses among too many, and takes it back', async ({
  page,
}) => {
  await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl())
  const before = await savedProfile(page)

  await press(page, 'Import links')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Address of your page').fill('http://169.254.169.254.nip.example/')
  await press(page, 'Find links')
  await expect(sheet.getByText('This page could not be opened.')).toBeVisible()
  await sheet.getByLabel('Choose a saved page').setInputFiles({
    ...{ name: 'linktree.html', mimeType: 'text/html', buffer: savedPage },
  })

  // One of the five is on the page already.
  await expect(sheet.getByText('4 of 4 chosen')).toBeVisible()
  await expect(sheet.getByLabel('Press')).toBeDisabled()
  await sheet.getByLabel('New quilts').uncheck()
  await sheet.getByLabel('Press').check()
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)
  expect(await savedProfile(page)).toEqual(before)

  await press(page, 'Take these')
  await expectSaved(page)
  const after = await savedProfile(page)
  expect(await savedTitles(page)).toEqual([
    'My shop',
    'How I stitch',
    'Workshop dates',
    'Read my letter',
    'Press',
  ])
  expect(after.profiles).toEqual([{ kind: 'tiktok', value: 'ada.weaves' }])
  expect(after.name).toBe(before.name)

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expectSaved(page)
  expect(await savedTitles(page)).toEqual(['My shop'])
})

test('whoever makes a page begins with what another page has', async ({ page }) => {
  await openPageForm(page, apiUrl())
  await press(page, 'Import links')
  await page.getByLabel('Choose a saved page').setInputFiles({
    ...{ name: 'linktree.html', mimeType: 'text/html', buffer: savedPage },
  })
  await expect(page.getByText('7 links were found.')).toBeVisible()
  await press(page, 'Take these')

  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Rahman')
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Quilts from Jashore.\nনকশী কাঁথা')
  await expect(page.getByText('5 of 5')).toBeVisible()
})
