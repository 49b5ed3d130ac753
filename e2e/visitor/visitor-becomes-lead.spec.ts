import { expect, type Locator, type Page, test } from '@playwright/test'
import { holdCalls, observe } from '../browser.ts'
import { useInstallation } from '../creator/creator.ts'
import { expectFields, field, fillFields, toasts } from '../public-form.ts'
import { founder, portraitOf } from './team.ts'

const lead = {
  Name: 'Rafiq Ahmed',
  Contact: 'rafiq@example.com',
  Type: 'web development',
  'Business Name': 'Ahmed Tea House',
  Location: 'Sylhet, Bangladesh',
  Comment: 'Our menu should load on a bus.',
}
const empty = Object.fromEntries(Object.keys(lead).map((label) => [label, '']))

// The installation serves all journeys of a worker.
test.describe.configure({ mode: 'default' })
const { at } = useInstallation()

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

async function open(page: Page) {
  await page.goto(at('/about'))
  await page.waitForLoadState('networkidle')
}

test('the form starts empty, with the labels of its fields', async ({ page }) => {
  await open(page)

  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeVisible()
  await expectFields(page, empty)
  await expect(field(page, 'Contact')).toHaveAttribute('placeholder', 'Email or Phone')
  await expect(field(page, 'Location')).toHaveAttribute('placeholder', 'City, Country')
  await expect(field(page, 'Comment')).toHaveAttribute('placeholder', 'Any additional comments...')
  await expect(field(page, 'Type').getByRole('option')).toHaveText([
    'Select a type',
    'Web development',
    'Marketing',
    'Invest',
    'Other',
  ])
})

test('nothing is checked before the first submit; then all that is wrong is said, field by field', async ({ page }) => {
  await open(page)
  await field(page, 'Name').fill('R')
  await field(page, 'Contact').fill('01711 52')
  await expect(page.getByRole('alert')).toHaveCount(0)

  await submit(page).click()

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Name must be at least 2 characters.',
    'Contact must be at least 10 characters.',
    'Select a type.',
  ])
  await expect(page).toHaveTitle(/^Error: /)
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Error: Name must be at least 2 characters.')
  await expect(field(page, 'Contact')).toHaveAttribute('aria-invalid', 'true')
  await expectFields(page, { ...empty, Name: 'R', Contact: '01711 52' })

  await summary.getByRole('link', { name: 'Contact must be at least 10 characters.' }).click()
  await expect(field(page, 'Contact')).toBeFocused()
  await field(page, 'Contact').fill('01711 522 522')
  await expect(field(page, 'Contact')).toHaveAttribute('aria-invalid', 'false')
  await field(page, 'Name').fill('Rafiq')
  await field(page, 'Type').selectOption('invest')
  await expect(summary).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error: /)
})

test('a lead is sent with all its fields and a key, a button that says so, and the form is empty again', async ({
  page,
}) => {
  const { messages } = observe(page)
  await open(page)
  await fillFields(page, lead)
  const letGo = await holdCalls(page, '**/api/leads')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/leads'))
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  letGo()

  const request = await sent
  expect(request.method()).toBe('POST')
  expect(request.postDataJSON()).toEqual({
    ...{ name: lead.Name, contact: lead.Contact, type: lead.Type, businessName: lead['Business Name'] },
    ...{ location: lead.Location, comment: lead.Comment },
  })
  expect(request.headers()).toMatchObject({
    'content-type': 'application/json',
    'x-hidden-fields': 'cameFrom=page%3D%252Fabout',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  await expect(toasts(page)).toContainText('SuccessLead created successfully.')
  const outcome = page.getByRole('status').filter({ hasText: 'Your reference is' })
  await expect(outcome).toHaveText(/LD-[0-9A-Z]{6}/)
  await expect(outcome).toBeFocused()
  await expectFields(page, empty)
  await page.reload()
  await expectFields(page, empty)
  expect(messages).toEqual([])
})

test('when a lead fails, the text stays, and the next try carries the same key', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/leads', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const refused = { status: 429, json: { error: 'Too many.', message: 'Too many.' } }
    return keys.length === 1 ? route.abort('internetdisconnected') : route.fulfill(refused)
  })
  await open(page)
  await fillFields(page, lead)

  for (const times of [1, 2]) {
    await submit(page).click()
    await expect.poll(() => keys).toHaveLength(times)
    await expect(toasts(page)).toContainText('ErrorFailed to create lead.')
    await expect(submit(page)).toBeEnabled()
  }
  await expect(page.getByText('Too many.')).toHaveCount(0)
  await expectFields(page, lead)
  // From a submit on every change is checked, also after one that failed.
  await field(page, 'Name').fill('R')
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Error: Name must be at least 2 characters.')
  await field(page, 'Name').fill(lead.Name)
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'false')
  const mail = page.getByRole('link', { name: 'Send it by email' })
  await expect(mail).toHaveAttribute('href', new RegExp(encodeURIComponent(lead.Comment)))

  await page.unroute('**/api/leads')
  const sent = page.waitForRequest('**/api/leads')
  await submit(page).click()
  expect(new Set([...keys, (await sent).headers()['idempotency-key']]).size).toBe(1)
  await expect(toasts(page).getByText('Lead created successfully.')).toBeVisible()
})

test('the toast about a lead that failed covers no way out', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/api/leads', (route) => route.abort())
  await open(page)
  await fillFields(page, lead)
  await submit(page).click()

  await expect(toasts(page).getByText('Failed to create lead.')).toBeVisible()
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const name of ['Send it by email', 'Send it by WhatsApp']) {
      const link = page.getByRole('link', { name })
      await link.scrollIntoViewIfNeeded()
      await expect.poll(() => isUncovered(link), { message: name }).toBe(true)
    }
  }
})

/** Whether a press on its middle would reach it. */
function isUncovered(link: Locator) {
  return link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === element
  })
}

test('the keyboard alone leads from the address bar to a sent lead', async ({ page }) => {
  await open(page)
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await field(page, 'Name').evaluate((input) => input === document.activeElement)) break
  }

  await page.keyboard.type('Salma Begum')
  await page.keyboard.press('Tab')
  await page.keyboard.type('+880 1711 522522')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mark')
  for (const text of ['Salma Weaving', 'Khulna, Bangladesh', 'One page is enough.']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  // Past the note on privacy to the button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(submit(page)).toBeFocused()
  const sent = page.waitForRequest('**/api/leads')
  await page.keyboard.press('Enter')

  expect((await sent).postDataJSON()).toEqual({
    name: 'Salma Begum',
    contact: '+880 1711 522522',
    type: 'marketing',
    businessName: 'Salma Weaving',
    location: 'Khulna, Bangladesh',
    comment: 'One page is enough.',
  })
  await expect(toasts(page).getByText('Lead created successfully.')).toBeVisible()
})

test('a team card turns by pointer and by keyboard, and only one face is there at a time', { tag: '@nightly' }, async ({
  page,
}) => {
  await open(page)
  const card = page.getByRole('article').filter({ hasText: founder.name })
  const turn = card.getByRole('button', { name: `More about ${founder.name}` })
  const portrait = card.getByRole('img', { name: portraitOf(founder) })
  const specialty = card.getByText(founder.specialties[0] ?? '')
  await expect(specialty).toBeHidden()

  await turn.click()
  await expect(turn).toHaveAttribute('aria-expanded', 'true')
  await expect(specialty).toBeVisible()
  await expect(portrait).toBeHidden()

  await page.keyboard.press('Escape')
  await expect(specialty).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(specialty).toBeVisible()
  await page.keyboard.press('Space')
  await expect(portrait).toBeVisible()
  await expect(turn).toBeFocused()
})
