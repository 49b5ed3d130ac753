import { createHmac } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { makeDataDir, type Product, startProduct } from '../server/testing/start-product.ts'

export const STAFF_PASSWORD = 'four threads and a needle'

/** An installation whose CRM nobody owns yet, and the code that the process has printed for claiming it. */
export function useUnclaimedStudio() {
  let product: Product | undefined
  const data = makeDataDir()
  test.beforeAll(async () => {
    product = await startProduct({ env: { DATA_DIR: data.folder } })
  })
  test.afterAll(async () => {
    await product?.end('SIGTERM')
    data.remove()
  })
  return {
    at: (path: string) => (product?.url ?? '') + path,
    setupCode: () => /setup code: (\S+)/.exec(product?.output() ?? '')?.[1] ?? '',
  }
}

/** Makes somebody the owner without the pages. The page stays logged in. */
export async function claimStudio(page: Page, url: string, code: string, name = 'Mitali Das') {
  const email = 'mitali@example.com'
  const reply = await page.request.post(`${url}/api/crm/setup`, {
    data: { code, name, email, password: STAFF_PASSWORD, passwordConfirmation: STAFF_PASSWORD },
  })
  expect(reply.status(), await reply.text()).toBe(201)
  return { name, email }
}

export async function fillNewPassword(page: Page, password = STAFF_PASSWORD) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
}

export async function fillStaffLogin(page: Page, email: string, password = STAFF_PASSWORD) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

const STEP_MS = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a secret (RFC 6238), some steps of thirty seconds from now. */
export function appCode(secret: string, steps = 0) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps))
  const digest = createHmac('sha1', decodeBase32(secret.replaceAll(' ', '')))
    .update(counter)
    .digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function decodeBase32(text: string) {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}
