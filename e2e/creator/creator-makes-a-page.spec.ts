import { expect, test } from '@playwright/test'
import { holdCalls } from '../browser.ts'
import { fillRegistration, newName, press, recordCalls, useInstallation } from './creator.ts'
import { fillRequired, openPageForm, openSection, PHONE, readProfile, SUBMIT } from './page-form.ts'

const { at, apiUrl } = useInstallation()

test.use(PHONE)

test('a newcomer goes from the home page to a live page', async ({ page, browser }) => {
  const username = newName()
  await page.goto(at('/'))
  await press(page, 'Menu')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await menu.getByRole('link', { name: 'Products' }).click()
  const card = page.locator('#creator-linkhub')
  await expect(card.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await card.getByRole('link', { name: 'Get Started' }).click()

  // Without an account they have nothing to log in to, and are told so before the form.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to LinkHub')
  await expect(page.getByRole('heading', { name: 'New here?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(at('/register?from=%2Fcreate-linkhub'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account')
  await fillRegistration(page, `${username}@example.com`)
  await press(page, 'Create Account')

  await expect(page).toHaveURL(at('/create-linkhub'))
  await expect(page.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products')
  await fillRequired(page, username)
  const letGo = await holdCalls(page, `**/api/linkhub/${username}`)
  await press(page, SUBMIT)

  await expect(page).toHaveURL(at(`/hub/${username}`))
  await expect(page.getByText('Loading profile...')).toBeVisible()
  letGo()
  await expect(page.getByText('Your LinkHub profile has been created!')).toBeVisible()
  await expect(page.getByText(`/hub/${username}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rokeya Sultana')
  await expect(page.getByText('This is your page.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit it' })).toHaveAttribute('href', '/dashboard')
  await press(page, 'Go to your dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Rokeya Sultana')

  const visitor = await browser.newPage()
  await visitor.goto(at(`/hub/${username}`))
  await expect(visitor.getByText('Home kitchen in Sylhet.')).toBeVisible()
  await expect(visitor.getByText('This is your page.')).toHaveCount(0)
  await visitor.close()

  // The rest of the site knows of it.
  await page.goto(at('/create-linkhub'))
  await expect(page).toHaveURL(at('/dashboard'))
})

test.describe('what is sent', () => {
  test('is the form of the specification, and only complete links', async ({ page }) => {
    await openPageForm(page, apiUrl())
    const username = await fillRequired(page)
    await openSection(page, 'Background and colour')
    await expect(page.getByRole('radio', { name: 'Sunrise' })).toBeChecked()
    await page.getByRole('radio', { name: 'Dusk' }).check()
    await expect(page.getByRole('group', { name: 'Badge colour' }).getByRole('radio')).toHaveCount(8)
    await page.getByRole('radio', { name: 'aqua-green' }).check()
    await openSection(page, 'Social links')
    await page.getByLabel('GitHub').fill('@octocat')
    await page.getByLabel('Instagram').fill('https://instagram.com/rokeya.cooks?hl=bn')
    await expect(page.getByText('Leads to instagram.com/rokeya.cooks')).toBeVisible()
    await page.getByLabel('WhatsApp').fill('০১৭১২-৩৪৫৬৭৮')
    await expect(page.getByText('We read it as +880 1712 345678, Bangladesh')).toBeVisible()
    await openSection(page, 'Your own links')
    await page.getByLabel('Title').fill('Order for Friday')
    await page.getByLabel('Address').fill('shop.example.com/friday')
    await expect(page.getByText('Leads to shop.example.com')).toBeVisible()
    await press(page, 'Add link')
    await page.getByLabel('Title').nth(1).fill('Only a title')
    await expect(page.getByText('only links with both are shown')).toBeVisible()

    const sending = page.waitForRequest((request) => request.method() === 'POST')
    await press(page, SUBMIT)
    const request = await sending
    expect(new URL(request.url()).pathname).toBe('/api/linkhub')
    expect(await request.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    const parts = (request.postData() ?? '').matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n--/gs)
    expect(Object.fromEntries([...parts].map(([, field, text]) => [field, text]))).toEqual({
      name: 'Rokeya Sultana',
      username,
      bio: 'Home kitchen in Sylhet.',
      gradient: 'dusk',
      selectedColor: '#20c997',
      socials: JSON.stringify({
        github: '@octocat',
        linkedin: '',
        twitter: '',
        instagram: 'https://instagram.com/rokeya.cooks?hl=bn',
        facebook: '',
        whatsapp: '+880 1712 345678',
      }),
      customLinks: JSON.stringify([{ title: 'Order for Friday', url: 'shop.example.com/friday' }]),
    })
    expect(await request.headerValue('x-time-zone')).toBe('Asia/Dhaka')

    await expect(page).toHaveURL(at(`/hub/${username}`))
    expect(await readProfile(page, apiUrl(), username)).toMatchObject({
      gradient: 'dusk',
      socials: { github: 'octocat', instagram: 'rokeya.cooks', whatsapp: '8801712345678' },
      customLinks: [{ title: 'Order for Friday', url: 'https://shop.example.com/friday' }],
    })
  })

  test('goes out once, and says so while it takes long', async ({ page }) => {
    await openPageForm(page, apiUrl())
    const username = await fillRequired(page)
    const calls = recordCalls(page)
    const letGo = await holdCalls(page, '**/api/linkhub')
    await press(page, SUBMIT)

    const busy = page.getByRole('button', { name: 'Creating...' })
    await expect(busy).toBeDisabled()
    await busy.click({ force: true })
    await expect(page.getByRole('progressbar', { name: 'Creating...' })).toBeVisible()
    letGo()
    await expect(page).toHaveURL(at(`/hub/${username}`))
    expect(calls.filter((call) => call === 'POST /api/linkhub')).toHaveLength(1)
  })
})

test('a sixth link cannot be added, and a removed one makes room', async ({ page }) => {
  await openPageForm(page, apiUrl())
  await openSection(page, 'Your own links')
  for (let added = 1; added < 5; added++) await press(page, 'Add link')
  await expect(page.getByLabel('Title')).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Add link' })).toHaveCount(0)
  await press(page, 'Remove Link 3')
  await expect(page.getByLabel('Title')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Add link' })).toBeVisible()
})
