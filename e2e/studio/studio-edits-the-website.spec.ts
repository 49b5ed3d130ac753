import { expect, type Page } from '@playwright/test'
import { picture } from '../creator/picture.ts'
import { toasts } from '../public-form.ts'
import { expectFitForAll, PHONE, press, test } from './studio.ts'

/** A question that only this test knows, and nobody sees yet. Returns its id. */
async function addQuestion(page: Page, question: string) {
  const group = 'while-we-work'
  const reply = await page.request.post('/api/crm/website/entries', {
    data: { kind: 'question', draft: { question: { en: question }, answer: { en: 'Yes.' }, group } },
  })
  expect(reply.status(), await reply.text()).toBe(201)
  const { record } = await reply.json()
  return record.id as string
}

async function open(page: Page, id: string) {
  await page.goto(`/crm/website/entries/${id}`)
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
}

function inEnglish(page: Page, field: string) {
  return page.getByRole('group', { name: field }).getByLabel('English')
}

/** The page beside the form. */
function preview(page: Page) {
  return page.frameLocator('iframe[data-front]')
}

function remove(page: Page, id: string) {
  return page.request.delete(`/api/crm/website/entries/${id}`)
}

test('somebody changes an answer, sees the page follow, saves it, and publishes it', async ({
  page,
  openElsewhere,
  studio,
}) => {
  const id = await addQuestion(page, 'Do you weave on Fridays?')
  await open(page, id)
  await expect(preview(page).getByText('Do you weave on Fridays?').first()).toBeVisible()

  await inEnglish(page, 'Question').fill('Do you weave on Mondays?')
  await expect(preview(page).getByText('Do you weave on Mondays?').first()).toBeVisible()
  const answer = page.getByRole('group', { name: 'Answer' }).getByRole('textbox', { name: 'English' })
  await answer.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Every ')
  await page.getByRole('group', { name: 'Answer' }).getByRole('button', { name: 'Bold' }).first().click()
  await page.keyboard.type('single one')
  await expect(preview(page).locator('strong', { hasText: 'single one' })).toHaveCount(1)
  await page
    .getByRole('group', { name: 'Question' })
    .getByRole('button', { name: /Copy from English .*Bangla/ })
    .click()
  await expect(page.getByText('Not saved')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(toasts(page).getByText('Saved as a draft.')).toBeVisible()
  // The caret stays where it was.
  await answer.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('So ')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Not saved')).toHaveCount(0)
  await page.keyboard.type('then: ')
  await expect(answer).toHaveText('So then: Yes. Every single one')
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeEnabled()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled()
  await page.reload()
  await expect(inEnglish(page, 'Question')).toHaveValue('Do you weave on Mondays?')
  await expect(page.getByRole('group', { name: 'Question' }).getByLabel('Bangla')).toHaveValue(
    'Do you weave on Mondays?',
  )
  await expectFitForAll(page)

  const visitor = await openElsewhere()
  await visitor.goto(`${studio.url}/support`)
  await expect(visitor.getByText('Do you weave on Mondays?')).toHaveCount(0)
  await press(page, 'Publish…')
  const dialog = page.getByRole('dialog', { name: 'What goes live' })
  await expect(dialog.getByText('So then: Yes. Every single one')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish 1 entry' }).click()
  await expect(toasts(page).getByText('1 entry is live on your site.')).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByText('Do you weave on Mondays?').first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await remove(page, id)
})

test('what two people write at once is shown to the second, and what is not saved survives leaving', async ({
  page,
}) => {
  const id = await addQuestion(page, 'Who was first?')
  await open(page, id)
  await inEnglish(page, 'Question').fill('I was first.')
  const { version, draft } = await (await page.request.get(`/api/crm/website/entries/${id}`)).json()
  const theirs = { ...draft, question: { en: 'They were first.' }, answer: { en: 'Not you.' } }
  await page.request.patch(`/api/crm/website/entries/${id}`, { data: { version, draft: theirs } })

  await press(page, 'Save draft')
  const dialog = page.getByRole('dialog', { name: /has changed this meanwhile/ })
  await expect(dialog.getByText('They were first.')).toBeVisible()
  await expect(dialog.getByText('I was first.')).toBeVisible()
  await press(page, 'Save my choice')
  await expect(toasts(page).getByText('Saved as a draft.')).toBeVisible()
  const merged = await (await page.request.get(`/api/crm/website/entries/${id}`)).json()
  expect(merged.draft.question.en).toBe('I was first.')
  expect(JSON.stringify(merged.draft.answer)).toContain('Not you.')

  await inEnglish(page, 'Question').fill('Typed and left.')
  await page.getByRole('link', { name: 'FAQ', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await press(page, 'Leave')
  await expect(page).toHaveURL(/\/crm\/website\/question$/)
  await open(page, id)
  await expect(inEnglish(page, 'Question')).toHaveValue('Typed and left.')
  await press(page, 'Discard it')
  await expect(inEnglish(page, 'Question')).toHaveValue('I was first.')
  await remove(page, id)
})

test('a colour that cannot be read says so and offers the nearest, and a picture says why it is refused', {
  tag: '@nightly',
}, async ({ page }) => {
  await open(page, 'brand')
  await page.getByText('Colours', { exact: true }).click()
  await page.getByText('Light theme', { exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('#eeeeee')
  await expect(page.getByText(/#eeeeee on .* has a contrast of/)).toBeVisible()
  await page.getByRole('button', { name: /^Use #/ }).click()
  await expect(page.getByText(/has a contrast of/)).toHaveCount(0)
  expect(await text.inputValue()).not.toBe('#eeeeee')

  const logo = page.getByRole('group', { name: 'Logo', exact: true })
  const choose = logo.locator('input[type=file]').first()
  await choose.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
  await expect(logo.getByText('Choose a PNG, JPEG, WebP, GIF or AVIF picture.')).toBeVisible()
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(logo.getByRole('alert')).toBeVisible()
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><script>alert(1)</script><path d="M0 0h8v4"/></svg>'
  const drawn = page.waitForResponse('**/api/crm/website/pictures')
  await choose.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
  expect(await (await drawn).json()).toMatchObject({ width: 1600, height: 800 })
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture(400, 300) })
  await expect(logo.locator('img')).toBeVisible()
  await logo.getByLabel('From the left').fill('0.25')
  await logo.getByRole('group', { name: 'What it shows' }).getByLabel('English').fill('Our mark')
  await expect(preview(page).locator('header img').first()).toBeVisible()
  await page.setViewportSize(PHONE.viewport)
  await press(page, 'Preview')
  await expect(preview(page).locator('h1')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.evaluate(() => sessionStorage.clear())
})
