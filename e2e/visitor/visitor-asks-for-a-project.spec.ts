import { expect, type Page, test } from '@playwright/test'
import { observe } from '../browser.ts'
import { useInstallation } from '../creator/creator.ts'
import { expectFields, field, fillFields, toasts } from '../public-form.ts'

const request = {
  Name: 'Noura Al-Qahtani',
  Email: 'noura@example.com',
  Company: 'Naseem Cooling',
  'Project Type': 'web-app',
  Description: 'Nine vans, one dispatcher.\nShe needs to see who is free.',
  Budget: '5k-10k',
}
const empty = Object.fromEntries(Object.keys(request).map((label) => [label, '']))

// The installation serves all journeys of a worker.
test.describe.configure({ mode: 'default' })
const { at } = useInstallation()

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' })

async function open(page: Page, search = '') {
  await page.goto(at(`/start-project${search}`))
  await page.waitForLoadState('networkidle')
}

test('the form starts empty, offers every type and budget, and has a way home', async ({ page }) => {
  await open(page)

  await expectFields(page, empty)
  await expect(field(page, 'Project Type').getByRole('option')).toHaveCount(8)
  await expect(field(page, 'Budget').getByRole('option')).toHaveText([
    'Select a budget',
    'Under $5,000',
    '$5,000 to $10,000',
    '$10,000 to $20,000',
    'Over $20,000',
    'Not sure',
  ])
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(at('/'))
})

test('an address chooses the type, except one that the form does not know', async ({ page }) => {
  await open(page, '?type=ecommerce')
  await expect(field(page, 'Project Type')).toHaveValue('ecommerce')

  await field(page, 'Project Type').selectOption('ui-ux')
  await page.reload()
  await expect(field(page, 'Project Type')).toHaveValue('ui-ux')

  await field(page, 'Project Type').selectOption('')
  await open(page, '?type=%3Cscript%3E')
  await expect(field(page, 'Project Type')).toHaveValue('')
})

test('what is missing or wrong is said, field by field', async ({ page }) => {
  await open(page)
  await field(page, 'Email').fill('noura@')

  await submit(page).click()

  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter your name.',
    'Enter an email address in the correct format, like name@example.com.',
    'Describe your project.',
  ])
  await expect(page).toHaveTitle(/^Error: /)
  await field(page, 'Name').fill('Noura')
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
})

test('a request is sent with all its fields and a key, and the form is empty again', async ({ page }) => {
  const { messages } = observe(page)
  await open(page)
  await fillFields(page, request)
  const sending = page.waitForRequest('**/send-email')
  await submit(page).click()

  const sent = await sending
  expect(sent.method()).toBe('POST')
  const { Name: name, Email: email, Company: company, Description: description, Budget: budget } = request
  expect(sent.postDataJSON()).toEqual({ name, email, company, projectType: 'web-app', description, budget })
  expect(sent.headers()).toMatchObject({
    'content-type': 'application/json',
    'x-hidden-fields': 'cameFrom=page%3D%252Fstart-project',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  await expect(toasts(page).getByText('Project request submitted!')).toBeVisible()
  await expect(toasts(page).getByText('We will get back to you soon. Thank you!')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Your reference is' })).toHaveText(/PR-[0-9A-Z]{6}/)
  await expectFields(page, empty)
  expect(messages).toEqual([])
})

test('when the server refuses or the network is gone, the form says so and keeps every word, also across a reload', async ({
  page,
}) => {
  await page.route('**/send-email', (route) => route.fulfill({ status: 500, json: { error: 'Out of thread.' } }))
  await open(page)
  await fillFields(page, request)
  await submit(page).click()

  // Once in the whole page, so it is announced once.
  await expect(page.getByText('Error sending request.')).toBeVisible()
  await expect(page.getByRole('alert').getByText('Please check your details and try again.')).toBeVisible()
  await expect(page.getByText('What you wrote is still here')).toBeVisible()
  await page.unroute('**/send-email')
  await page.route('**/send-email', (route) => route.abort('internetdisconnected'))
  await submit(page).click()
  await expect(page.getByText('Server error.')).toBeVisible()
  const text = 'Could not connect to the server. Please try again later.'
  await expect(page.getByRole('alert').getByText(text)).toBeVisible()
  await expectFields(page, request)
  await page.reload()
  await expectFields(page, request)
})
