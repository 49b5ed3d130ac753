import { expect, test } from '@playwright/test'
import { makeDataDir, type Product, startProduct } from '../server/testing/start-product.ts'
import { fillLogin, makeCreator, press } from './creator.ts'
import { openMailbox } from './mailbox.ts'

let mailbox: Awaited<ReturnType<typeof openMailbox>>
let product: Product
const data = makeDataDir()

test.beforeAll(async () => {
  mailbox = await openMailbox()
  product = await startProduct({ env: { DATA_DIR: data.folder, ...mailbox.env } })
})
test.afterAll(async () => {
  await product.end('SIGTERM')
  await mailbox.close()
  data.remove()
})

test('a link arrives by mail, changes the password once, and says when it is spent', async ({ page }) => {
  const email = await makeCreator(page, product.url)
  await page.context().clearCookies()
  await page.goto(`${product.url}/forgot-password`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await press(page, 'Send the link')
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
  await expect(page.getByText('If there is an account with this address')).toBeVisible()

  const [link = ''] = /http\S+/.exec((await mailbox.mailTo(email, 'Reset your password')).text) ?? []
  expect(link).toContain(`${product.url}/reset-password?token=`)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await choosePassword('a shuttle of red wool', 'a shuttle of blue wool')
  await expect(page.getByRole('alert')).toContainText('Passwords do not match!')
  await choosePassword('a shuttle of red wool')
  await expect(page).toHaveURL(`${product.url}/login`)
  await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible()

  await fillLogin(page, email, 'a shuttle of red wool')
  await press(page, 'Login')
  await expect(page).toHaveURL(`${product.url}/create-linkhub`)

  await page.goto(link)
  await choosePassword('a shuttle of blue wool')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByText('This link was used before or is too old. Ask for a new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(`${product.url}/forgot-password`)

  async function choosePassword(password: string, again = password) {
    await page.getByLabel('New Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm Password', { exact: true }).fill(again)
    await press(page, 'Change password')
  }
})

test('an address without a link in it says so, with a way to ask for one', async ({ page }) => {
  await page.goto(`${product.url}/reset-password`)

  await expect(page.getByRole('alert')).toContainText('The address is incomplete.')
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
})

test('asking without a network says so', async ({ page }) => {
  await page.route('**/api/auth/forgot-password', (route) => route.abort())
  await page.goto(`${product.url}/forgot-password`)
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await press(page, 'Send the link')

  await expect(page.getByRole('alert')).toHaveText('Server error')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')
})
