import { expect, type Page, test } from '@playwright/test'
import { overflowOf } from '../browser.ts'
import { makeOwner, useInstallation } from '../creator.ts'

const { at, apiUrl } = useInstallation()

const PHONE = { width: 360, height: 740 }

/** A picture of one red pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

async function openDashboard(page: Page, tab = 'links') {
  await page.goto(at(`/dashboard?tab=${tab}`))
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
}

function status(page: Page) {
  return page.locator('.dash-status')
}

async function expectSaved(page: Page) {
  await expect(status(page)).toHaveText('Saved')
}

async function addLink(page: Page, title: string, url: string) {
  await page.getByRole('button', { name: 'Add New Link' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Address', { exact: true }).fill(url)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: `Edit: ${title}` })).toBeFocused()
}

/** The links as the server has them. */
async function savedProfile(page: Page) {
  const reply = await page.request.get(`${apiUrl()}/api/linkhubAuth/me`)
  return reply.json()
}

async function savedTitles(page: Page) {
  const { customLinks } = await savedProfile(page)
  return customLinks.map((link: { title: string }) => link.title)
}

test.describe('the dashboard', () => {
  test('greets its owner, shows the page, and says what is not set', async ({ page }) => {
    const { username } = await makeOwner(page, apiUrl())
    await openDashboard(page)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Rahman')
    await expect(page.getByRole('link', { name: 'View Live Page' })).toHaveAttribute(
      'href',
      `/hub/${username}`,
    )
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Links', 'Appearance', 'Analytics'])
    await expect(page.getByText('Not set')).toHaveCount(6)
    const preview = page.getByRole('region', { name: 'Live preview' })
    await expect(preview.getByText(`@${username}`)).toBeVisible()
    await expect(preview.getByText('I weave, and I write about it.')).toBeVisible()
    await expect(page.getByText('Search engines do not list your page')).toBeVisible()
  })

  test('moves between its tabs by the arrow keys, and remembers the one that was open', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page)
    await page.getByRole('tab', { name: 'Links' }).focus()
    await page.keyboard.press('ArrowRight')

    await expect(page.getByRole('tab', { name: 'Appearance' })).toBeFocused()
    await expect(page.getByRole('radio', { name: 'Sunrise' })).toBeChecked()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Appearance' })).toHaveAttribute('aria-selected', 'true')
  })

  test('takes new links, five at most, and keeps them over a reload', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page)
    for (const title of ['Films', 'Prints', 'Blog', 'Shop two'])
      await addLink(page, title, `${title.replace(' ', '-').toLowerCase()}.example.com`)

    await expect(page.getByRole('button', { name: 'Add New Link' })).toBeDisabled()
    await expect(page.getByText('5 of 5 links')).toBeVisible()
    await expectSaved(page)
    await page.reload()
    await expect(page.getByText('https://films.example.com/', { exact: true })).toBeVisible()
    expect(await savedTitles(page)).toEqual(['My shop', 'Films', 'Prints', 'Blog', 'Shop two'])
  })

  test('says beside the field what is wrong with a link, and keeps the text', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page)
    await page.getByRole('button', { name: 'Edit: My shop' }).click()
    const address = page.getByLabel('Address', { exact: true })
    await address.fill('javascript:alert(1)')
    await address.blur()

    await expect(page.getByText('Enter a web address').first()).toBeVisible()
    await expect(address).toHaveValue('javascript:alert(1)')
    await expect(status(page)).toContainText('Not saved: Enter a web address')
    await page.getByLabel('Title', { exact: true }).fill('Still saved')
    await address.fill('shop.example.org')
    await page.getByRole('button', { name: 'Done' }).click()
    await expectSaved(page)
    expect((await savedProfile(page)).customLinks).toEqual([
      { title: 'Still saved', url: 'https://shop.example.org/' },
    ])
  })

  test('brings a removed link back as the same one, by its button and by the keyboard', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page)
    await addLink(page, 'Films', 'films.example.com')
    await expectSaved(page)
    const { linkIds } = await savedProfile(page)
    await page.getByRole('button', { name: 'Remove: My shop' }).click()
    await expect(page.getByRole('button', { name: 'Edit: Films' })).toBeFocused()
    await expectSaved(page)
    expect(await savedTitles(page)).toEqual(['Films'])

    await expect(page.getByText('My shop was removed.')).toBeVisible()
    await page.locator('.dash-removed').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Edit: My shop' })).toBeFocused()
    await expect.poll(async () => (await savedProfile(page)).linkIds).toEqual(linkIds)

    await page.getByRole('button', { name: 'Remove: My shop' }).click()
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: 'Edit: My shop' })).toBeVisible()
    await page.keyboard.press('Control+Shift+z')
    await expect(page.getByRole('button', { name: 'Edit: My shop' })).toHaveCount(0)
    await expect.poll(() => savedTitles(page)).toEqual(['Films'])
  })

  test('reorders by keyboard, by mouse and by buttons, and keeps the focus', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page)
    await addLink(page, 'Films', 'films.example.com')
    await addLink(page, 'Prints', 'prints.example.com')
    await expectSaved(page)

    const grip = page.getByRole('button', { name: 'Drag to reorder: Prints' })
    await grip.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Picked up Prints, place 3 of 3.')).toHaveCount(1)
    // The places are measured after the lift; nobody's fingers are as fast as this test.
    await page.waitForTimeout(300)
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Prints is now at place 2 of 3.')).toHaveCount(1)
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Prints is now at place 1 of 3.')).toHaveCount(1)
    await page.keyboard.press('Space')
    await expect(grip).toBeFocused()
    await expect.poll(() => savedTitles(page)).toEqual(['Prints', 'My shop', 'Films'])

    await drag(page, 'Prints', 'Films')
    await expect.poll(() => savedTitles(page)).toEqual(['My shop', 'Films', 'Prints'])

    await page.getByRole('button', { name: 'Move down: My shop' }).click()
    await expect(page.getByRole('button', { name: 'Move down: My shop' })).toBeFocused()
    await expect.poll(() => savedTitles(page)).toEqual(['Films', 'My shop', 'Prints'])
  })

  test('edits the social links in place', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page)
    await page.getByRole('button', { name: 'Edit: WhatsApp' }).click()
    await page.getByLabel('WhatsApp', { exact: true }).fill('০১৭১২৩৪৫৬৭৮')
    await page.getByRole('button', { name: 'Done' }).click()

    await expect(page.getByText('+880 1712 345678', { exact: true })).toBeVisible()
    await expectSaved(page)
    expect((await savedProfile(page)).socials).toEqual({ whatsapp: '8801712345678' })

    // In Dhaka this could be a number from the Emirates or from Saudi Arabia.
    await page.getByRole('button', { name: 'Edit: WhatsApp' }).click()
    await page.getByRole('textbox', { name: 'WhatsApp' }).fill('0501234567')
    await expect(status(page)).toHaveText('Not saved: Your WhatsApp number needs its country.')
    await page.waitForTimeout(1000)
    expect((await savedProfile(page)).socials).toEqual({ whatsapp: '8801712345678' })
    await page.getByRole('button', { name: 'United Arab Emirates' }).click()
    await expectSaved(page)
    expect((await savedProfile(page)).socials).toEqual({ whatsapp: '971501234567' })
  })

  test('lets go of what it refused by Escape', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page)
    await page.getByRole('button', { name: 'Edit: My shop' }).click()
    const address = page.getByLabel('Address', { exact: true })
    await address.fill('javascript:alert(1)')
    await expect(status(page)).toContainText('Not saved:')
    await address.press('Escape')
    await expect(address).toHaveValue('https://shop.example.com/')
    await expectSaved(page)

    await page.getByRole('button', { name: 'Edit: GitHub' }).click()
    await page.getByLabel('GitHub', { exact: true }).fill('not a name')
    await expect(status(page)).toContainText('Not saved:')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('GitHub', { exact: true })).toHaveValue('')
    await expectSaved(page)

    await page.getByRole('tab', { name: 'Appearance' }).click()
    await page.getByLabel('Name', { exact: true }).fill('')
    await expect(status(page)).toContainText('Not saved:')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Rahman')
    await expectSaved(page)
  })

  test('loses nothing when the network goes, nor when the tab is closed meanwhile', async ({
    page,
    context,
  }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page, 'appearance')
    await context.setOffline(true)
    await page.getByLabel('Name', { exact: true }).fill('Ada of the Delta')
    await expect(status(page)).toHaveText('Waiting for the network')
    await context.setOffline(false)
    await expectSaved(page)
    expect((await savedProfile(page)).name).toBe('Ada of the Delta')

    await page.route('**/api/linkhubAuth/me', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByLabel('Name', { exact: true }).fill('Ada')
    await expect(status(page)).toHaveText('Waiting for our server')
    await page.unroute('**/api/linkhubAuth/me')
    await expectSaved(page)

    await page.route('**/api/linkhubAuth/me', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await page.getByLabel('Bio', { exact: true }).fill('Kept in the browser.')
    await expect(status(page)).toHaveText('Waiting for the network')
    await page.close()
    const later = await context.newPage()
    await openDashboard(later, 'appearance')
    await expect(later.getByLabel('Bio', { exact: true })).toHaveValue('Kept in the browser.')
    await expect.poll(async () => (await savedProfile(later)).bio).toBe('Kept in the browser.')
  })

  test('tells two tabs of each other, and overwrites neither', async ({ page, context }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page, 'appearance')
    const other = await context.newPage()
    await openDashboard(other, 'appearance')

    await other.getByLabel('Bio', { exact: true }).fill('Written in the other tab.')
    await expectSaved(other)
    // Nothing waits here, so the newer version simply shows.
    await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Written in the other tab.')

    // Different things go together, and both tabs greet by the new name.
    await page.getByLabel('Bio', { exact: true }).fill('')
    await expect(status(page)).toContainText('Not saved:')
    await other.getByLabel('Name', { exact: true }).fill('Named in the other tab')
    await expectSaved(other)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Named in the other tab')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByLabel('Bio', { exact: true }).fill('Written here.')
    await expectSaved(page)
    expect(await savedProfile(page)).toMatchObject({ name: 'Named in the other tab', bio: 'Written here.' })

    // A device that this browser cannot hear of.
    const { version } = await savedProfile(page)
    const reply = await page.request.patch(`${apiUrl()}/api/linkhubAuth/me`, {
      data: { version, name: 'Named on a phone', bio: 'Written on a phone.' },
    })
    expect(reply.status()).toBe(200)
    await page.getByLabel('Name', { exact: true }).fill('Named here')
    await expect(page.getByRole('alert')).toContainText('This page was edited somewhere else')
    expect((await savedProfile(page)).name).toBe('Named on a phone')
    await page.getByRole('button', { name: 'Keep my changes' }).click()
    await expectSaved(page)
    expect(await savedProfile(page)).toMatchObject({ name: 'Named here', bio: 'Written on a phone.' })

    const { version: next } = await savedProfile(page)
    await page.request.patch(`${apiUrl()}/api/linkhubAuth/me`, {
      data: { version: next, name: 'Phone again' },
    })
    await page.getByLabel('Name', { exact: true }).fill('Here again')
    await page.getByRole('button', { name: 'Show the newer version' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Phone again')
    expect((await savedProfile(page)).name).toBe('Phone again')
  })

  test('changes everything about the look, and the preview follows', async ({ page }) => {
    const { username } = await makeOwner(page, apiUrl())
    await openDashboard(page, 'appearance')
    const preview = page.getByRole('region', { name: 'Live preview' })
    await page.getByRole('radio', { name: 'Dusk' }).check()
    await page.getByRole('radio', { name: 'pink' }).check()
    await page.getByLabel('Name', { exact: true }).press('End')
    await page.keyboard.type('!')
    await expect(preview.getByText('Ada Rahman!')).toBeVisible()
    await page.getByRole('radio', { name: /Arabic/ }).check()
    await page.getByRole('switch', { name: 'Count my own visits' }).click()
    await page.getByRole('combobox', { name: 'Time zone' }).fill('Riyadh')
    await page.getByRole('option', { name: 'Asia/Riyadh' }).click()
    await expect(page.getByText('There it is now')).toBeVisible()
    await page.getByLabel('Profile image: Choose a picture').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: PIXEL,
    })
    await expect(page.getByLabel('Profile image: Replace')).toHaveCount(1)
    await expectSaved(page)

    const before = await savedProfile(page)
    expect(before).toMatchObject({
      gradient: 'dusk',
      selectedColor: '#e83e8c',
      name: 'Ada Rahman!',
      language: 'ar',
      timeZone: 'Asia/Riyadh',
      profileImage: expect.stringContaining('/images/'),
    })
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Dusk' })).toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Riyadh')

    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.poll(async () => (await savedProfile(page)).profileImage).toBeNull()
    await expect(page.getByText('Picture removed.')).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(async () => (await savedProfile(page)).profileImage).not.toBeNull()
    await expect(page.getByText('Picture removed.')).toHaveCount(0)

    const renamed = `${username}-new`
    await page.getByLabel('Username', { exact: true }).fill(renamed)
    await expect(preview.getByText(`@${renamed}`)).toBeVisible()
    expect((await savedProfile(page)).username).toBe(username)
    await page.getByRole('button', { name: 'Change username' }).click()
    await expectSaved(page)
    await expect(page.getByText(`/hub/${username}`, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Live Page' })).toHaveAttribute(
      'href',
      `/hub/${renamed}`,
    )
    expect(await savedProfile(page)).toMatchObject({ username: renamed, formerUsernames: [username] })
  })

  test('works with one thumb: tabs first, the preview behind a button, nothing wider than the screen', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await makeOwner(page, apiUrl())
    for (const tab of ['links', 'appearance']) {
      await openDashboard(page, tab)
      expect(await overflowOf(page), tab).toBe(0)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflowOf(page), `${tab} at 320 pixels`).toBe(0)
      await page.setViewportSize(PHONE)
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const name of ['Preview', 'Share'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(page.getByRole('dialog').getByText('I weave, and I write about it.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused()
    await page.getByRole('tab', { name: 'Links' }).click()
    await addLink(page, 'From a phone', 'phone.example.com')
    await expectSaved(page)
    expect(await savedTitles(page)).toEqual(['My shop', 'From a phone'])

    // A refusal may quote one long word.
    const error = `This address is not safe: https://${'long'.repeat(40)}.example.com/`
    await page.route('**/api/linkhubAuth/me', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 422, json: { error, message: error } })
        : route.continue(),
    )
    await addLink(page, 'Refused', 'refused.example.com')
    await expect(status(page)).toHaveText(`Not saved: ${error}`)
    expect(await overflowOf(page)).toBe(0)
  })
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
