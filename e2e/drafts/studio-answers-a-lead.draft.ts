import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { makeDataDir, type Product, startProduct } from '../../server/testing/start-product.ts'
import { observe } from '../browser.ts'
import { field, toasts } from '../public-form.ts'

const CODE = 'the-code-of-this-journey'
const owner = {
  name: 'Mitali Das',
  email: 'mitali@nokshi.example',
  password: 'a loom of many coloured threads',
}
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

// One studio, claimed once, for all journeys.
test.describe.configure({ mode: 'default' })
let product: Product
let data: ReturnType<typeof makeDataDir>
let session: Awaited<ReturnType<BrowserContext['storageState']>>

test.beforeAll(async ({ browser }) => {
  data = makeDataDir()
  product = await startProduct({ env: { DATA_DIR: data.folder, STAFF_SETUP_CODE: CODE } })
  const context = await browser.newContext()
  const claim = await context.request.post(`${product.url}/api/crm/setup`, {
    data: { code: CODE, ...owner, passwordConfirmation: owner.password },
  })
  expect(claim.status(), await claim.text()).toBe(201)
  session = await context.storageState()
  await context.close()
})
test.afterAll(async () => {
  await product.end('SIGTERM')
  data.remove()
})

/** Somebody of the studio, logged in. Nothing leaves for WhatsApp. */
async function openDesk(browser: Browser, device: typeof desktop) {
  const context = await browser.newContext({ ...device, storageState: session, reducedMotion: 'reduce' })
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  return context.newPage()
}

async function sendRequest(browser: Browser, name: string, email: string) {
  const page = await browser.newPage()
  await page.goto(`${product.url}/start-project`)
  await page.waitForLoadState('networkidle')
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill(email)
  await field(page, 'Project Type').selectOption('web-app')
  await field(page, 'Description').fill('Nine vans, one dispatcher.\nShe needs to see who is free.')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  const said = page.getByRole('status').filter({ hasText: 'Your reference is' })
  await expect(said).toHaveText(/PR-[0-9A-Z]{6}/)
  const reference = /PR-[0-9A-Z]{6}/.exec(await said.innerText())?.[0]
  await page.close()
  return reference ?? ''
}

/** The way back in the notice about this. */
function undo(page: Page, done: string) {
  return toasts(page).getByRole('status').filter({ hasText: done }).getByRole('button', { name: 'Undo' })
}

/** The whole page, or a part of it. */
async function expectAccessible(page: Page, part = 'html') {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).include(part).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
}

/** Adds the number that a project request does not ask for, and answers by WhatsApp. */
async function replyByWhatsApp(page: Page, number: string, press: (target: Locator) => Promise<void>) {
  const reply = page.getByRole('region', { name: 'Reply' })
  await press(reply.getByRole('button', { name: 'WhatsApp' }))
  await reply.getByLabel('Phone number').fill(number)
  await press(reply.getByRole('button', { name: 'Add', exact: true }))
  await expect(reply.getByText(number)).toBeVisible()
  const opening = page.waitForEvent('popup')
  await press(reply.getByRole('link', { name: 'Open WhatsApp' }))
  const popup = await opening
  await popup.waitForLoadState()
  const address = new URL(popup.url())
  await popup.close()
  return address
}

async function moveToWon(page: Page, name: string) {
  const search = await page.request.get(`${product.url}/api/crm/deals?q=${encodeURIComponent(name)}`)
  const stages = await page.request.get(`${product.url}/api/crm/stages`)
  const [deal] = (await search.json()).items
  const won = (await stages.json()).find(({ kind }: { kind: string }) => kind === 'won')
  const edit = await page.request.patch(`${product.url}/api/crm/deals/${deal.id}`, {
    data: { version: deal.version, amount: { minor: 1_450_000, currency: 'AED' } },
  })
  expect(edit.status(), await edit.text()).toBe(200)
  const move = await page.request.post(`${product.url}/api/crm/deals/${deal.id}/move`, {
    data: { stageId: won.id },
  })
  expect(move.status(), await move.text()).toBe(200)
  return deal.id
}

test('an empty CRM says how to begin', async ({ browser }) => {
  const page = await openDesk(browser, desktop)
  await page.goto(`${product.url}/crm`)

  const steps = page.getByRole('region', { name: 'Three steps to begin' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(steps.getByText(`${product.url}/start-project`)).toBeVisible()
  await expectAccessible(page)
  await page.context().close()
})

test('on a desktop a request appears by itself, is taken, answered, planned and won', async ({ browser }) => {
  const page = await openDesk(browser, desktop)
  const { messages } = observe(page)
  await page.goto(`${product.url}/crm/inbox`)
  await expect(page.getByText('Nobody waits for an answer')).toBeVisible()

  const reference = await sendRequest(browser, 'Noura Al-Qahtani', 'noura@naseem.example')
  const line = page.getByRole('link', { name: /Noura Al-Qahtani/ })
  // Looked up every twenty seconds; nobody loads the page again.
  await expect(line).toContainText('first reply', { timeout: 30_000 })
  await expectAccessible(page)

  await page.keyboard.press('j')
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('She needs to see who is free.')).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByText(/Taken by you/)).toBeVisible()
  await expectAccessible(page)

  const address = await replyByWhatsApp(page, '+971501234567', (target) => target.click())
  expect(address.origin + address.pathname).toBe('https://wa.me/971501234567')
  expect(address.searchParams.get('text')).toContain('Noura Al-Qahtani')
  expect(address.searchParams.get('text')).toContain(reference)
  await expect(page.getByText(/answered after/)).toBeVisible()

  const nextStep = page.getByRole('region', { name: 'Next step?' })
  await nextStep.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(toasts(page).getByText('Next step: Tomorrow.')).toBeVisible()

  const dealId = await moveToWon(page, 'Noura')
  await page.goto(`${product.url}/crm`)
  await expect(page.getByText('AED 14,500', { exact: true })).toBeVisible()
  await expect(page.getByText('Follow up with Noura Al-Qahtani')).toBeVisible()
  await expectAccessible(page)

  const timeline = await page.request.get(`${product.url}/api/crm/timeline?deal=${dealId}`)
  const kinds = (await timeline.json()).items.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['submission', 'whatsapp', 'stage-changed']))
  expect(messages).toEqual([])
  await page.context().close()
})

test('on a phone the same goes with a thumb', async ({ browser }) => {
  const reference = await sendRequest(browser, 'Omar Haddad', 'omar@marina.example')
  const page = await openDesk(browser, phone)
  const { messages } = observe(page)
  await page.goto(`${product.url}/crm`)
  const waiting = page.getByRole('region', { name: 'Waiting for a first reply' })
  await waiting.getByRole('link', { name: /Omar Haddad/ }).tap()

  await page.getByRole('button', { name: 'Take it' }).tap()
  await expect(page.getByText(/Taken by you/)).toBeVisible()
  await undo(page, 'You have taken it.').tap()
  await expect(page.getByRole('button', { name: 'Take it' })).toBeVisible()
  await page.getByRole('button', { name: 'Take it' }).tap()

  const address = await replyByWhatsApp(page, '+966512345678', (target) => target.tap())
  expect(address.searchParams.get('text')).toContain(reference)
  await page.getByRole('button', { name: 'In 3 days' }).tap()
  await expectAccessible(page)

  await page.goto(`${product.url}/crm/tasks`)
  const tick = page.getByRole('checkbox', { name: 'Done: Follow up with Omar Haddad' })
  await tick.tap()
  await expect(tick).toBeChecked()
  await expect(page.getByText('Follow up with Omar Haddad')).toHaveCSS('text-decoration-line', 'line-through')
  await undo(page, 'Ticked off.').tap()
  await expect(tick).not.toBeChecked()
  await expectAccessible(page)

  await moveToWon(page, 'Omar')
  await page.goto(`${product.url}/crm/inbox?tab=taken`)
  await expect(page.getByRole('link', { name: /Omar Haddad/ })).toContainText('answered after')
  await expectAccessible(page)
  expect(messages).toEqual([])
  await page.context().close()
})

test('a note, a call and a next step stand on the timeline, and can be taken back', async ({ browser }) => {
  await sendRequest(browser, 'Layla Nasser', 'layla@oasis.example')
  const page = await openDesk(browser, desktop)
  await page.goto(`${product.url}/crm/inbox`)
  await page.getByRole('link', { name: /Layla Nasser/ }).click()
  const made = page.getByRole('complementary', { name: 'What was made of it' })
  await made.getByRole('link', { name: 'Layla Nasser', exact: true }).click()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByRole('blockquote')).toContainText('Nine vans, one dispatcher.')

  await timeline.getByRole('textbox', { name: 'Note' }).pressSequentially('/call She likes the plan.')
  await timeline.getByRole('textbox', { name: 'Call' }).press('Control+Enter')
  const entry = timeline.getByRole('listitem').filter({ hasText: 'She likes the plan.' })
  await expect(entry).toBeVisible()
  await timeline.getByRole('button', { name: 'Next week' }).click()

  await entry.getByRole('button', { name: 'Edit' }).click()
  await entry.getByRole('textbox').fill('She likes the plan, and the price.')
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(timeline.getByText('She likes the plan, and the price.')).toBeVisible()
  await timeline.getByRole('button', { name: 'Take back' }).first().click()
  await expect(timeline.getByText('She likes the plan, and the price.')).toBeHidden()
  await undo(page, 'Taken back.').click()
  await expect(timeline.getByText('She likes the plan, and the price.')).toBeVisible()
  await expectAccessible(page, '.timeline')
  await page.context().close()
})
