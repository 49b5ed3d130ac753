import { expect, test } from '@playwright/test'
import { findFreePort } from '../../server/lifecycle/environment.ts'
import { startProduct } from '../../server/testing/start-product.ts'
import { observe } from '../browser.ts'
import { fillFields, toasts } from '../public-form.ts'
import { startSpecifiedApi } from '../specified-api.ts'
import { fillLogin, fillRegistration, PASSWORD, press } from './creator.ts'
import { fillRequired, openSection, SUBMIT } from './page-form.ts'

const port = await findFreePort()
const siteUrl = `http://localhost:${port}`
const at = (path: string) => siteUrl + path
let api: Awaited<ReturnType<typeof startSpecifiedApi>>
let site: Awaited<ReturnType<typeof startProduct>>

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 900 }, timezoneId: 'Asia/Dhaka', serviceWorkers: 'allow' })

test.beforeAll(async () => {
  api = await startSpecifiedApi(siteUrl)
  const env = { PORT: String(port), SITE_URL: siteUrl, API_URL: api.url }
  site = await startProduct({ part: 'site', env })
})

test.afterAll(async () => {
  await site.end('SIGTERM')
  api.end()
})

test('an API that answers what the specification names and nothing more is enough for a page', async ({ page }) => {
  await page.goto(at('/dashboard'))
  await expect(page).toHaveURL(at('/login?from=%2Fdashboard'))
  await page.goto(at('/register'))
  await fillRegistration(page, 'rokeya@example.com')
  await press(page, 'Create Account')

  await expect(page.getByText('Registered successfully! You can now log in.')).toBeVisible()
  await expect(page).toHaveURL(at('/create-linkhub'))
  await page.goto(at('/dashboard'))
  await expect(page).toHaveURL(at('/create-linkhub'))

  await fillRequired(page, 'taken')
  await openSection(page, 'Pictures')
  await page.getByLabel('GitHub').fill('octocat')
  await page.getByLabel('Title').fill('My shop')
  await page.getByLabel('Address').fill('https://shop.example.com/')
  await press(page, SUBMIT)
  await expect(page.getByRole('alert')).toHaveText('Somebody has that name.')
  await page.getByLabel('Username', { exact: true }).fill('rokeya')
  await press(page, SUBMIT)

  await expect(page).toHaveURL(at('/hub/rokeya'))
  await expect(toasts(page).getByText('Your LinkHub profile has been created!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rokeya Sultana')
  expect(api.sent.get('POST /api/linkhub')).toEqual({
    name: 'Rokeya Sultana',
    username: 'rokeya',
    bio: 'Home kitchen in Sylhet.',
    gradient: 'sunrise',
    selectedColor: '#000000',
    socials: JSON.stringify({
      github: 'octocat',
      linkedin: '',
      twitter: '',
      instagram: '',
      facebook: '',
      whatsapp: '',
    }),
    customLinks: JSON.stringify([{ title: 'My shop', url: 'https://shop.example.com/' }]),
  })

  // Sent by the server, without the app.
  await page.goto(at('/hub/rokeya'))
  await expect(page.getByRole('link', { name: 'My shop' })).toHaveAttribute('href', 'https://shop.example.com/')
  await expect(page.getByRole('link', { name: 'GitHub' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveCount(0)
})

test('its dashboard shows what that API tells, and complains of nothing that it does not', { tag: '@nightly' }, async ({
  page,
}) => {
  const data = { email: 'nadia@example.com', password: PASSWORD, passwordConfirmation: PASSWORD }
  await page.request.post(`${api.url}/api/auth/register`, { data })
  const texts = { name: 'Nadia Islam', username: 'nadia', bio: 'I sew.', gradient: 'ocean', selectedColor: '#000000' }
  const socials = JSON.stringify({ github: 'octocat' })
  const customLinks = JSON.stringify([{ title: 'My shop', url: 'https://shop.example.com/' }])
  await page.request.post(`${api.url}/api/linkhub`, { multipart: { ...texts, socials, customLinks } })
  await page.context().clearCookies()
  const { messages } = observe(page)
  await page.goto(at('/login'))
  await fillLogin(page, 'nadia@example.com', 'a loom of other threads')
  await press(page, 'Login')
  await expect(page.getByRole('alert')).toHaveText('Nobody goes by that.')
  await fillLogin(page, 'nadia@example.com')
  await press(page, 'Login')

  await expect(page).toHaveURL(at('/dashboard'))
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Nadia Islam')
  await expect(page.getByText('shop.example.com').first()).toBeVisible()
  await expect(page.getByText('octocat').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Appearance' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nadia Islam')
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await expect(page.getByRole('definition')).toContainText(['12', '7', '3'])
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.goto(at('/'))
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await page.goto(at('/dashboard'))
  await press(page, 'Logout')
  await expect(page).toHaveURL(at('/login'))
  // The browser itself says which calls were refused.
  expect(messages.filter((message) => !/status of 40[14]/.test(message))).toEqual([])
})

test('its forms send that API the six fields which it knows, and need no more of its answer than the status', async ({
  page,
}) => {
  const lead = {
    name: 'Rahima Khatun',
    contact: '01711 522 522',
    type: 'invest',
    businessName: '',
    location: '',
    comment: '',
  }
  await page.goto(at('/about'))
  await fillFields(page, { Name: lead.name, Contact: lead.contact, Type: lead.type })
  await press(page, 'Submit')
  await expect(toasts(page).getByText('Lead created successfully.')).toBeVisible()
  expect(api.sent.get('POST /api/leads')).toEqual(lead)

  const request = { name: 'Omar', email: 'omar@example.com', company: '', projectType: '', budget: '' }
  await page.goto(at('/start-project'))
  await fillFields(page, { Name: request.name, Email: request.email, Description: 'A shop.' })
  await press(page, 'Submit Request')
  await expect(toasts(page).getByText('Project request submitted!')).toBeVisible()
  expect(api.sent.get('POST /send-email')).toEqual({ ...request, description: 'A shop.' })
})
