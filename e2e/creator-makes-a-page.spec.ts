import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, overflowOf } from './browser.ts'
import { fillRegistration, makeCreator, makeOwner, newName, press, useInstallation } from './creator.ts'

const { at, apiUrl } = useInstallation()

/** A phone in Dhaka. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, timezoneId: 'Asia/Dhaka' })

const SUBMIT = 'Create My LinkHub'
const REQUIRED = 'Please fill out all required fields.'
const FAILED = 'An error occurred while creating your profile.'

async function open(page: Page) {
  const email = await makeCreator(page, apiUrl())
  await page.goto(at('/create-linkhub'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your page')
  return email
}

async function fillRequired(page: Page, username = newName()) {
  await page.getByLabel('Name', { exact: true }).fill('Rokeya Sultana')
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Bio', { exact: true }).fill('Home kitchen in Sylhet.')
  return username
}

function unfold(page: Page, heading: string) {
  return page.getByRole('heading', { name: heading }).click()
}

async function readProfile(page: Page, username: string) {
  return (await page.request.get(`${apiUrl()}/api/linkhub/${username}`)).json()
}

/** A picture of the given size. Noise cannot be packed, so a large one is large on the disk, too. */
function picture(width: number, height: number, isNoise = false) {
  const row = width * 3 + 1
  const rows = isNoise ? randomBytes(row * height) : Buffer.alloc(row * height, 120)
  // Each row begins with its filter: none.
  for (let y = 0; y < height; y++) rows[y * row] = 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(type: string, body: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

test('a creator goes from the products to a live page', async ({ page, browser }) => {
  const username = newName()
  await page.goto(at('/products'))
  await page.locator('#creator-linkhub').getByRole('link', { name: 'Get Started' }).click()
  await page.getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account')
  await fillRegistration(page, `${username}@example.com`)
  await press(page, 'Create Account')

  await expect(page).toHaveURL(at('/create-linkhub'), { timeout: 15_000 })
  await expect(page.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products')
  await fillRequired(page, username)
  await page.route(`**/api/linkhub/${username}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await press(page, SUBMIT)

  await expect(page).toHaveURL(at(`/hub/${username}`))
  await expect(page.getByText('Loading profile...')).toBeVisible()
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
    await open(page)
    const username = await fillRequired(page)
    await unfold(page, 'Background and colour')
    await expect(page.getByRole('radio', { name: 'Sunrise' })).toBeChecked()
    await page.getByRole('radio', { name: 'Dusk' }).check()
    await expect(page.getByRole('group', { name: 'Colour of the badge' }).getByRole('radio')).toHaveCount(8)
    await page.getByRole('radio', { name: 'aqua-green' }).check()
    await unfold(page, 'Social links')
    await page.getByLabel('GitHub').fill('@octocat')
    await page.getByLabel('Instagram').fill('https://instagram.com/rokeya.cooks?hl=bn')
    await expect(page.getByText('Leads to instagram.com/rokeya.cooks')).toBeVisible()
    await page.getByLabel('WhatsApp').fill('০১৭১২-৩৪৫৬৭৮')
    await expect(page.getByText('We read it as +880 1712 345678, Bangladesh')).toBeVisible()
    await unfold(page, 'Your own links')
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
      timeZone: 'Asia/Dhaka',
    })

    await expect(page).toHaveURL(at(`/hub/${username}`))
    expect(await readProfile(page, username)).toMatchObject({
      gradient: 'dusk',
      socials: { github: 'octocat', instagram: 'rokeya.cooks', whatsapp: '8801712345678' },
      customLinks: [{ title: 'Order for Friday', url: 'https://shop.example.com/friday' }],
    })
  })

  test('goes out once, says so, and tells how far it is when it takes long', async ({ page }) => {
    await open(page)
    const username = await fillRequired(page)
    let posts = 0
    await page.route('**/api/linkhub', async (route) => {
      posts++
      await new Promise((resolve) => setTimeout(resolve, 1_800))
      await route.continue()
    })
    await press(page, SUBMIT)

    const busy = page.getByRole('button', { name: 'Creating...' })
    await expect(busy).toBeDisabled()
    await busy.click({ force: true })
    await expect(page.getByRole('progressbar', { name: 'Sending your page' })).toBeVisible()
    await expect(page).toHaveURL(at(`/hub/${username}`))
    expect(posts).toBe(1)
  })
})

test.describe('a refusal', () => {
  test('for missing values has one sentence, and leads to the first of them', async ({ page }) => {
    await open(page)
    await page.getByLabel('Username', { exact: true }).fill('ada')
    await press(page, SUBMIT)

    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([REQUIRED])
    await expect(page).toHaveTitle(/^Error: /)
    await page.getByRole('alert').getByRole('link').click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Name', { exact: true }).fill('Ada')
    await page.getByLabel('Bio', { exact: true }).fill('I weave.')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('of a taken username comes while typing, with others to choose from, and again on submit', async ({
    page,
    browser,
  }) => {
    const other = await browser.newPage()
    const { username: taken } = await makeOwner(other, apiUrl())
    await other.close()
    await open(page)
    await fillRequired(page, taken)

    const field = page.getByLabel('Username', { exact: true })
    await expect(page.getByText('This username is already taken.')).toBeVisible()
    await press(page, SUBMIT)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['This username is already taken.'])
    await expect(field).toHaveAccessibleDescription(/This username is already taken\./)

    const suggestion = page.locator('.field-offer').first()
    const free = (await suggestion.textContent()) ?? ''
    await suggestion.click()
    await expect(field).toHaveValue(free)
    await expect(page.getByText(`${free} is free right now.`)).toBeVisible()
    await press(page, SUBMIT)
    await expect(page).toHaveURL(at(`/hub/${free}`))
  })

  test('of a link opens its fold and stands beside it', async ({ page }) => {
    await open(page)
    await fillRequired(page)
    await unfold(page, 'Your own links')
    await page.getByLabel('Title').fill('Shop')
    await page.getByLabel('Address').fill('javascript:alert(1)')
    await unfold(page, 'Your own links')
    await press(page, SUBMIT)

    await page
      .getByRole('alert')
      .getByRole('link', { name: /Enter a web address/ })
      .click()
    await expect(page.getByLabel('Address')).toBeFocused()
    await page.getByLabel('Address').fill('shop.example.com')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('of a number that could be from two countries waits for one of them', async ({ page }) => {
    await open(page)
    const username = await fillRequired(page)
    await unfold(page, 'Social links')
    await page.getByLabel('WhatsApp').fill('0501234567')
    await press(page, SUBMIT)

    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Your WhatsApp number needs its country.',
    ])
    await press(page, 'Saudi Arabia')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await press(page, SUBMIT)
    await expect(page).toHaveURL(at(`/hub/${username}`))
    expect((await readProfile(page, username)).socials).toEqual({ whatsapp: '966501234567' })
  })

  test('by the server is shown as it is, or as the specification words it, and the words stay', async ({
    page,
  }) => {
    await open(page)
    const username = await fillRequired(page)
    const answers = [
      { status: 503, json: { error: 'Down for an hour.', message: 'Down for an hour.' } },
      { status: 502, body: '<h1>Bad gateway</h1>' },
    ]
    for (const answer of answers) {
      await page.route('**/api/linkhub', (route) => route.fulfill(answer))
      await press(page, SUBMIT)
      await expect(page.getByRole('alert')).toHaveText(answer.json?.error ?? FAILED)
      await expect(page.getByRole('alert')).toBeFocused()
      await page.unroute('**/api/linkhub')
    }
    await page.context().setOffline(true)
    await press(page, SUBMIT)
    await expect(page.getByRole('alert')).toHaveText(FAILED)
    await page.context().setOffline(false)
    await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Home kitchen in Sylhet.')

    // The answer gets lost, the page is there: trying again lands on it.
    await page.route('**/api/linkhub', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await press(page, SUBMIT)
    await expect(page.getByRole('alert')).toHaveText(FAILED)
    await page.unroute('**/api/linkhub')
    await press(page, SUBMIT)
    await expect(page).toHaveURL(at(`/hub/${username}`))
  })
})

test.describe('the username', () => {
  test('takes only its letters while they are typed, and the caret stays', async ({ page }) => {
    await open(page)
    const field = page.getByLabel('Username', { exact: true })
    await expect(field).toHaveAccessibleDescription(
      /Only lowercase letters, numbers, and hyphens are allowed\./,
    )
    await field.pressSequentially('Ada_Rahman 99!')
    await expect(field).toHaveValue('adarahman99')
    for (let step = 0; step < 8; step++) await field.press('ArrowLeft')
    await field.pressSequentially('-_X')
    await expect(field).toHaveValue('ada-xrahman99')
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5)
  })

  test('has an answer only for the name that stands there', async ({ page }) => {
    await open(page)
    await page.route('**/availability', async (route) => {
      const isSlow = route.request().url().includes('slow-name')
      await new Promise((resolve) => setTimeout(resolve, isSlow ? 1_500 : 0))
      const username = isSlow ? 'slow-name' : 'quick-name'
      await route.fulfill({ json: { username, isAvailable: !isSlow, suggestions: [] } })
    })
    const field = page.getByLabel('Username', { exact: true })
    const asked = page.waitForRequest('**/slow-name/availability')
    await field.fill('slow-name')
    await asked
    await field.fill('quick-name')
    await expect(page.getByText('quick-name is free right now.')).toBeVisible()
    await page.waitForTimeout(1_600)
    await expect(page.getByText('quick-name is free right now.')).toBeVisible()
    await expect(page.getByText('This username is not free.')).toHaveCount(0)
  })
})

test.describe('pictures', () => {
  test('are shown, made smaller, cropped and sent; what is none is refused in words', async ({ page }) => {
    await open(page)
    const username = await fillRequired(page)
    await unfold(page, 'Pictures')
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
    await expect(page.getByText('Profile image, Banner')).toBeVisible()
    await press(page, SUBMIT)
    await expect(page).toHaveURL(at(`/hub/${username}`))
    expect(await readProfile(page, username)).toMatchObject({
      profileImage: expect.stringContaining('/images/'),
      bannerImage: expect.stringContaining('/images/'),
    })
  })

  test('the server finds too large say so beside their field, and can be removed', async ({ page }) => {
    await open(page)
    await fillRequired(page)
    await unfold(page, 'Pictures')
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

test('words and pictures are still there after a reload, and only for their owner', async ({ page }) => {
  await open(page)
  const username = await fillRequired(page)
  await unfold(page, 'Pictures')
  await page
    .getByLabel('Profile image: Choose a picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture(300, 300) })
  await expect(page.getByRole('img', { name: 'The profile image you chose' })).toBeVisible()
  await page.reload()

  await expect(page.getByText('Your words from before are still here.')).toBeVisible()
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(username)
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Home kitchen in Sylhet.')
  await unfold(page, 'Pictures')
  await expect(page.getByRole('img', { name: 'The profile image you chose' })).toBeVisible()

  await open(page)
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('')
})

test('a sixth link cannot be added, and a removed one makes room', async ({ page }) => {
  await open(page)
  await unfold(page, 'Your own links')
  for (let added = 1; added < 5; added++) await press(page, 'Add link')
  await expect(page.getByLabel('Title')).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Add link' })).toHaveCount(0)
  await press(page, 'Remove Link 3')
  await expect(page.getByLabel('Title')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Add link' })).toBeVisible()
})

test('only where there is a mouse is anybody told to drop a picture', async ({ page, browser }) => {
  const hint = (on: Page) => on.getByText('or drop or paste one here').first()
  await open(page)
  await unfold(page, 'Pictures')
  await expect(page.getByText('Choose a picture').first()).toBeVisible()
  await expect(hint(page)).toBeHidden()

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, hasTouch: false })
  const atDesk = await desk.newPage()
  await open(atDesk)
  await expect(hint(atDesk)).toBeVisible()
  await desk.close()
})

test('the preview shows links as the page will: with title and address', async ({ page }) => {
  await open(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await unfold(page, 'Your own links')
  const preview = page.getByRole('region', { name: 'Live preview' })
  await page.getByLabel('Title').fill('Order for Friday')
  await expect(preview.getByRole('link', { name: 'Order for Friday' })).toHaveCount(0)
  await expect(preview.getByText('Order for Friday')).toHaveCount(0)
  await page.getByLabel('Address').fill('shop.example.com')

  await expect(preview.getByRole('link', { name: 'Order for Friday' })).toBeVisible()
})

test('the preview follows every keystroke', async ({ page }) => {
  await open(page)
  await page.getByLabel('Name', { exact: true }).fill('রোকেয়া')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Live preview' })
  await expect(dialog.getByText('রোকেয়া')).toBeVisible()
  await expect(dialog.getByText('@username')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('Username', { exact: true }).pressSequentially('rokeya')
  await expect(page.getByRole('region', { name: 'Live preview' }).getByText('@rokeya')).toBeVisible()
})

test('the page is accessible in both themes, fits 320 pixels, and text at twice its size', async ({
  page,
}) => {
  await open(page)
  for (const heading of ['Pictures', 'Background and colour', 'Social links', 'Your own links'])
    await unfold(page, heading)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowOf(page)).toBe(0)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await overflowOf(page)).toBe(0)
})
