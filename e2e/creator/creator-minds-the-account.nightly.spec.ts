import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../browser.ts'
import { useMailedInstallation } from '../mailbox.ts'
import { fillLogin, makeCreator, newName, PASSWORD, press } from './creator.ts'

const { url, mailedLink } = useMailedInstallation()

async function linkTo(email: string) {
  const link = await mailedLink(email, 'Confirm your')
  expect(link).toContain(`${url()}/verify-email?token=`)
  return link
}

test('the link in the mail confirms the address by being opened, and says when it is spent', async ({ page }) => {
  const email = await makeCreator(page, url())
  await page.goto(`${url()}/account`)
  await expect(page.getByText('Not confirmed yet.')).toBeVisible()

  const elsewhere = await page.context().newPage()
  await elsewhere.goto(await linkTo(email))
  await expect(elsewhere.getByRole('heading', { name: 'Your email address is confirmed.' })).toBeVisible()
  await expect(elsewhere.getByText(`The email address of your account is ${email}.`)).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('alert')).toContainText('This link was used before or is too old.')

  await press(page, 'Send the email again')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await elsewhere.getByRole('link', { name: 'Go to your account' }).click()
  await expect(elsewhere).toHaveURL(`${url()}/account`)
})

test('the link leads to a new password in a browser that is not logged in, and whoever was logged in is not any more', async ({
  page,
  browser,
}) => {
  const email = await makeCreator(page, url())
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(await linkTo(email))
  await expect(phone.getByText('cannot tell whether it was you')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('link', { name: 'Choose a new password' }).click()
  await phone.getByLabel('New Password', { exact: true }).fill('a shuttle of red wool')
  await phone.getByLabel('Confirm Password', { exact: true }).fill('a shuttle of red wool')
  await press(phone, 'Change password')
  await expect(phone.getByText('Your password is changed. Log in with the new one.')).toBeVisible()
  await fillLogin(phone, email, 'a shuttle of red wool')
  await press(phone, 'Login')
  await expect(phone).not.toHaveURL(/login/)
  await page.goto(`${url()}/account`)
  await expect(page).toHaveURL(/\/login/)
  await phone.context().close()
})

test('the link works by a button where no scripts run', async ({ page, browser }) => {
  const email = await makeCreator(page, url())
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()

  await plain.goto(await linkTo(email))
  await expect(plain.getByText('Checking your link...')).toBeHidden()
  await press(plain, 'Confirm my address')

  await expect(plain.getByRole('heading', { name: 'Your email address is confirmed.' })).toBeVisible()
  await plain.context().close()
})

test('the account changes its address, its password and its sessions, and goes', async ({ page, browser }) => {
  const email = await makeCreator(page, url())
  const phone = await (await browser.newContext()).newPage()
  await logIn(phone, email)
  await expect(phone).not.toHaveURL(/login/)
  await page.goto(`${url()}/account`)

  const sessions = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.locator('time').first()).toHaveText(/^\d{1,2} \w+ \d{4}, \d{2}:\d{2}$/)
  await sessions.getByRole('listitem').getByRole('button').click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await phone.goto(`${url()}/account`)
  await expect(phone).toHaveURL(/\/login/)

  await press(page, 'Change address')
  const chosen = `${newName()}@example.com`
  await page.getByLabel('New Email', { exact: true }).fill(chosen)
  await page.getByLabel('Current Password', { exact: true }).fill('not this one')
  await press(page, 'Send the link')
  await expect(page.getByRole('alert')).toContainText('Your current password is incorrect.')
  await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Send the link')
  await expect(page.getByText('on its way to the new address')).toBeVisible()
  await page.goto(await linkTo(chosen))
  await expect(page.getByText(`The email address of your account is ${chosen}.`)).toBeVisible()

  await page.goto(`${url()}/account`)
  await expect(page.getByText(chosen)).toBeVisible()
  await press(page, 'Change password')
  await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('New Password', { exact: true }).fill('a shuttle of red wool')
  await page.getByLabel('Confirm Password', { exact: true }).fill('a shuttle of red wool')
  await press(page, 'Change password')
  await expect(page.getByText('Your password is changed.')).toBeVisible()

  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  await press(page, 'Delete account')
  await expect(question).toContainText('We cannot bring anything back.')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await press(page, 'Delete account')
  await page.getByLabel('Current Password', { exact: true }).fill('a shuttle of red wool')
  await press(page, 'Delete everything')
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await logIn(phone, chosen, 'a shuttle of red wool')
  await expect(phone.getByRole('alert')).toContainText('Email or password is incorrect.')
  await phone.context().close()
})

async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.goto(`${url()}/login`)
  await fillLogin(page, email, password)
  await press(page, 'Login')
}
