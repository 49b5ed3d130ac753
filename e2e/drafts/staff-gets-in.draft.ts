import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { makeCreator } from '../creator.ts'
import { appCode, fillNewPassword, fillStaffLogin, STAFF_PASSWORD, useUnclaimedStudio } from '../staff.ts'

// One studio from its first minute on: each journey begins where the one before has ended.
test.describe.configure({ mode: 'serial' })

const { at, setupCode } = useUnclaimedStudio()
const OWNER = 'mitali@example.com'

test('a LinkHub account is no way in, and nobody gets in without the code', async ({ page }) => {
  await makeCreator(page, at(''))
  await page.goto(at('/crm/deals?owner=me'))
  await expect(page).toHaveURL(at('/crm/login?next=%2Fcrm%2Fdeals%3Fowner%3Dme'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expectAccessible(page)

  await page.goto(at('/crm/register'))
  await fillClaim(page, 'not-the-code')
  await expect(page.getByLabel('Setup code')).toHaveAccessibleDescription(/This is not the setup code/)
  await expectAccessible(page)
})

test('the owner claims the studio with the code that the server has printed', async ({ page }) => {
  await page.goto(at('/crm/register'))
  await fillClaim(page, setupCode())

  await expect(page).toHaveURL(at('/crm'))
  await expect(page.getByRole('link', { name: 'Mitali Das, owner' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Mitali Das, owner' })).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(at('/crm/login'))
  await page.goto(at('/crm/register'))
  await expect(page.getByText('Invitations only. Ask Nokshi Studio to invite you.')).toBeVisible()
  await expectAccessible(page)
})

test('a colleague is invited, joins in another browser, and sees what members see', async ({
  page,
  browser,
}) => {
  await logIn(page, OWNER)
  await page.goto(at('/crm/settings'))
  await expect(page.getByText('You are the only owner.')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('rafi@example.com')
  await page.getByLabel('Role', { exact: true }).selectOption('Member')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await page.getByLabel('Invitation for rafi@example.com').inputValue()
  await expectAccessible(page)

  const colleague = await openElsewhere(browser)
  await colleague.goto(link)
  await expect(colleague.getByText('as member')).toBeVisible()
  await expect(colleague.getByLabel('Email', { exact: true })).toHaveValue('rafi@example.com')
  await expectAccessible(colleague)
  await colleague.getByLabel('Name', { exact: true }).fill('Rafi Khan')
  await fillNewPassword(colleague)
  await colleague.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(colleague.getByRole('link', { name: 'Rafi Khan, member' })).toBeVisible()
  await colleague.goto(at('/crm/settings'))
  await expect(colleague.getByRole('tab')).toHaveText(['Team', 'Replies', 'My account'])
  await expect(colleague.getByRole('button', { name: /^Close out/ })).toHaveCount(0)
  await colleague.context().close()

  const another = await openElsewhere(browser)
  await another.goto(link)
  await expect(another.getByRole('heading', { level: 1 })).toContainText('used before')
  await another.context().close()
})

test('roles change, and a way in can be closed', async ({ page, browser }) => {
  const colleague = await openElsewhere(browser)
  await logIn(colleague, 'rafi@example.com')
  await logIn(page, OWNER)
  await page.goto(at('/crm/settings'))
  await page.getByLabel('Role of Rafi Khan').selectOption('Viewer')
  await expect(page.getByText('Rafi Khan is now viewer.')).toBeVisible()
  // A new role begins with a new login.
  await logIn(colleague, 'rafi@example.com')
  await expect(colleague.getByRole('link', { name: 'Rafi Khan, viewer' })).toBeVisible()

  await page.getByRole('button', { name: 'Close out Rafi Khan' }).click()
  await expect(page.getByText('Rafi Khan is closed out.')).toBeVisible()
  await colleague.reload()
  await expect(colleague).toHaveURL(at('/crm/login'))
  await colleague.context().close()
})

test('two-factor is set up, and asked for at the next login', async ({ page }) => {
  await logIn(page, OWNER)
  await page.goto(at('/crm/two-factor'))
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('img', { name: 'QR code with the secret for your app' })).toBeVisible()
  const secret = (await page.locator('.two-factor-secret').textContent()) ?? ''
  const [recoveryCode = ''] = await page.locator('.two-factor-codes code').allTextContents()
  await page.getByLabel('I have saved them').check()
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret))
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByText('On. Every login asks for a code.')).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await fillStaffLogin(page, OWNER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('And the code')
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(page)
  // A code counts once: the one of the next half minute is fresh, and clocks may differ by as much.
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(at('/crm'))

  await page.getByRole('button', { name: 'Log out' }).click()
  await fillStaffLogin(page, OWNER)
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: 'Mitali Das, owner' })).toBeVisible()

  await page.goto(at('/crm/settings?tab=me'))
  await page.getByRole('button', { name: 'Go without it' }).click()
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Switch it off' }).click()
  await expect(page.getByText('Two-factor is off.')).toBeVisible()
})

test('a session that has run out is begun again in place, and nothing typed is lost', async ({ page }) => {
  await logIn(page, OWNER)
  await page.goto(at('/crm/settings?tab=keeping'))
  const goal = page.getByLabel('A first reply should come within so many minutes')
  await expect(goal).toHaveValue(/\d+/)
  await page.context().clearCookies()
  await goal.fill('45')
  await page.getByRole('button', { name: /^Save A first reply/ }).click()

  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Email', { exact: true }).fill(OWNER)
  await dialog.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(goal).toHaveValue('45')
})

const screens = [
  '/crm/settings?tab=team',
  '/crm/settings?tab=stages',
  '/crm/settings?tab=money',
  '/crm/settings?tab=replies',
  '/crm/settings?tab=webhooks',
  '/crm/settings?tab=keeping',
  '/crm/settings?tab=me',
  '/crm/import',
  '/crm/changes',
  '/crm/trash',
]

for (const { width, colorScheme } of [
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const) {
  test.describe(`${width} pixels wide and ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 740 }, colorScheme })

    test('every screen can be used by everybody', async ({ page }) => {
      test.slow()
      await logIn(page, OWNER)
      for (const screen of screens) {
        await page.goto(at(screen))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('Loading...')).toHaveCount(0)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })

    test('everything is found from one box, by keyboard alone', async ({ page }) => {
      await logIn(page, OWNER)
      await page.goto(at('/crm/trash'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
      await page.keyboard.press('/')
      await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
      await page.keyboard.type('activity')
      await expect(page.getByRole('option')).toHaveText(['Activity log'])
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(at('/crm/changes'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity log')

      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Shortcuts with single keys').uncheck()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('/')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
    })
  })
}

test('a file of people is tried, imported, and taken back', async ({ page }) => {
  await logIn(page, OWNER)
  await page.goto(at('/crm/import'))
  const csv = 'Full name,Mail,Mobile\nHuda Saleh,huda@example.com,+971501112233\n,nobody,\n'
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('Choose a CSV file').setInputFiles(file)
  await expect(page.getByText('people.csv, 2 rows')).toBeVisible()
  await expect(page.getByLabel('What “Mobile” is')).toHaveValue('phone')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 1 person' }).click()
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()

  await page.goto(at('/crm/changes'))
  await expect(page.getByRole('listitem').filter({ hasText: 'Imported people' }).first()).toBeVisible()
})

test('when the owner asks everybody for two-factor, nothing else answers until it is set up', async ({
  page,
}) => {
  await logIn(page, OWNER)
  await page.goto(at('/crm/settings?tab=keeping'))
  await page.getByLabel('Two-factor for everybody').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-factor login')
  await expect(page.getByText('The studio asks everybody for two-factor.')).toBeVisible()
  await expectAccessible(page)
})

async function fillClaim(page: Page, code: string) {
  await page.getByLabel('Setup code').fill(code)
  await page.getByLabel('Name', { exact: true }).fill('Mitali Das')
  await page.getByLabel('Email', { exact: true }).fill(OWNER)
  await fillNewPassword(page)
  await page.getByRole('button', { name: 'Claim it' }).click()
}

async function logIn(page: Page, email: string) {
  await page.goto(at('/crm/login'))
  await fillStaffLogin(page, email)
  await expect(page).toHaveURL(at('/crm'))
}

/** A browser that shares nothing with the first. */
async function openElsewhere(browser: Browser) {
  return (await browser.newContext()).newPage()
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
}
