import { expect, test } from '@playwright/test'
import { press, useInstallation } from './creator.ts'
import { fillRequired, openPageForm, openSection, PHONE, readProfile, SUBMIT } from './page-form.ts'
import { picture } from './picture.ts'

const { at, apiUrl } = useInstallation()

test.use(PHONE)

test.describe('pictures', () => {
  test('are shown, made smaller, cropped and sent; what is none is refused with a sentence', async ({ page }) => {
    await openPageForm(page, apiUrl())
    const username = await fillRequired(page)
    await openSection(page, 'Pictures')
    const portrait = page.getByLabel('Profile image: Choose a picture')
    await expect(portrait).toHaveAttribute('accept', 'image/*')

    await portrait.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await expect(
      page.getByText('This file is not a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.'),
    ).toBeVisible()
    await portrait.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText('This picture cannot be opened here.')).toBeVisible()

    const large = picture(2400, 1000, true)
    expect(large.length).toBeGreaterThan(5 * 1024 * 1024)
    await portrait.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
    const shown = page.getByRole('img', { name: 'The profile image you chose' })
    await expect(shown).toBeVisible()
    const whole = await shown.getAttribute('src')
    await page.getByRole('button', { name: 'Adjust' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('.reactEasyCrop_CropArea')).toBeVisible()
    await dialog.getByLabel('Zoom').fill('2')
    await dialog.getByRole('button', { name: 'Use this part' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(shown).not.toHaveAttribute('src', whole ?? '')

    await page
      .getByLabel('Banner image: Choose a picture')
      .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: picture(800, 300) })
    await expect(page.getByRole('img', { name: 'The banner image you chose' })).toBeVisible()
    await press(page, SUBMIT)
    await expect(page).toHaveURL(at(`/hub/${username}`))
    expect(await readProfile(page, apiUrl(), username)).toMatchObject({
      profileImage: expect.stringContaining('/images/'),
      bannerImage: expect.stringContaining('/images/'),
    })
  })

  test('the server finds too large say so beside their field, and can be removed', async ({ page }) => {
    await openPageForm(page, apiUrl())
    await fillRequired(page)
    await openSection(page, 'Pictures')
    await page
      .getByLabel('Banner image: Choose a picture')
      .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: picture(80, 30) })
    const error = 'A picture can be at most 5 MB.'
    await page.route('**/api/linkhub', (route) =>
      route.fulfill({ status: 413, json: { error, message: error, fields: { bannerImage: error } } }),
    )
    await press(page, SUBMIT)
    await expect(page.locator('.picture[data-kind="banner"]').getByText(error)).toBeVisible()
    await page.locator('.picture[data-kind="banner"]').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText(error)).toHaveCount(0)
  })
})

test('texts and pictures are still there after a reload, and only for their owner', async ({ page }) => {
  await openPageForm(page, apiUrl())
  const username = await fillRequired(page)
  await openSection(page, 'Pictures')
  await page
    .getByLabel('Profile image: Choose a picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture(300, 300) })
  await expect(page.getByRole('img', { name: 'The profile image you chose' })).toBeVisible()
  await page.reload()

  await expect(page.getByText('What you entered before is still here.')).toBeVisible()
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(username)
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Home kitchen in Sylhet.')
  await openSection(page, 'Pictures')
  await expect(page.getByRole('img', { name: 'The profile image you chose' })).toBeVisible()

  // Another account in the same tab, made by a call: so the tab must forget who is logged in.
  await page.evaluate(() => sessionStorage.removeItem('login-state'))
  await openPageForm(page, apiUrl())
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('')
})
