import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { observe } from '../browser.ts'
import { claimStudio, STAFF_PASSWORD, useUnclaimedStudio } from '../staff.ts'

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

// One studio, claimed once, for all journeys.
test.describe.configure({ mode: 'default' })
const { at, setupCode } = useUnclaimedStudio()
let session: Awaited<ReturnType<BrowserContext['storageState']>>

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await claimStudio(page, at(''), setupCode())
  session = await page.context().storageState()
  await page.close()
})

async function openDesk(browser: Browser, device: object = desktop) {
  const context = await browser.newContext({ ...device, storageState: session, reducedMotion: 'reduce' })
  return context.newPage()
}

/** A deal without the pages. */
async function addDeal(page: Page, title: string, fields: object = {}): Promise<{ id: string }> {
  const reply = await page.request.post(at('/api/crm/deals'), { data: { title, ...fields } })
  expect(reply.status(), await reply.text()).toBe(201)
  const { record } = await reply.json()
  return record
}

async function stageOf(page: Page, id: string): Promise<string> {
  const reply = await page.request.get(at(`/api/crm/deals/${id}`))
  const { stageId } = await reply.json()
  return stageId
}

async function openBoard(page: Page, question = '') {
  await page.goto(at(`/crm/deals${question}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Deals' })).toBeVisible()
}

function column(page: Page, stage: string) {
  return page.getByRole('list', { name: `Deals in ${stage}` })
}

function card(place: Page | Locator, title: string) {
  return place.getByRole('listitem').filter({ hasText: title })
}

/** Beside every card. */
function moveTo(page: Page, title: string) {
  return page.getByRole('button', { name: new RegExp(`^Move to….*${title}$`) })
}

function titlesIn(stage: Locator) {
  return stage.getByRole('heading', { level: 3 })
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(grave).toEqual([])
}

test.describe('the board', () => {
  test('teaches how a deal comes to be, and takes the first one', async ({ browser }) => {
    const page = await openDesk(browser)
    const { messages } = observe(page)
    await openBoard(page)
    await expect(page.getByRole('heading', { name: 'No deals yet' })).toBeVisible()

    await page.getByRole('link', { name: 'New deal' }).first().click()
    const form = page.getByRole('dialog', { name: 'New deal' })
    await form.getByRole('button', { name: 'Add the deal' }).click()
    await expect(form.getByRole('alert')).toContainText('Give the deal a title.')
    await form.getByLabel('Title', { exact: true }).fill('Online shop')
    await form.getByLabel('Amount').fill('৩১০০০০')
    await form.getByLabel('Service').selectOption('ecommerce')
    await form.getByRole('button', { name: 'Add the deal' }).click()

    await expect(page).toHaveURL(/\/crm\/deals\/[\w-]+$/)
    const sheet = page.getByRole('complementary', { name: 'Deal' })
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Online shop')
    await expect(sheet.getByText('BDT 3,10,000')).toBeVisible()
    await sheet.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(column(page, 'New').getByRole('link', { name: 'Online shop' })).toBeFocused()
    expect(messages).toEqual([])
  })

  test('moves a card by the mouse, and undo puts it back', async ({ browser }) => {
    const page = await openDesk(browser)
    const { id } = await addDeal(page, 'Dragged')
    await openBoard(page)

    await card(page, 'Dragged').hover({ position: { x: 60, y: 60 } })
    await page.mouse.down()
    const target = page.getByRole('heading', { name: 'Talking', exact: true })
    const box = await target.boundingBox()
    if (!box) throw new Error('There is no such column.')
    await page.mouse.move(box.x + 40, box.y + 90, { steps: 8 })
    await page.mouse.up()

    await expect(card(column(page, 'Talking'), 'Dragged')).toBeVisible()
    await expect.poll(() => stageOf(page, id)).toBe('talking')
    await expect(page).toHaveURL(/\/crm\/deals$/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(column(page, 'New'), 'Dragged')).toBeVisible()
    await expect.poll(() => stageOf(page, id)).toBe('new')
  })

  test('moves a card by the keyboard only, and says every step', async ({ browser }) => {
    const page = await openDesk(browser)
    await addDeal(page, 'Upper', { stageId: 'proposal-sent' })
    const { id } = await addDeal(page, 'By keys', { stageId: 'talking' })
    await openBoard(page)

    await page.getByRole('button', { name: 'Move by arrow keys: By keys' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'By keys is lifted.' })).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    const said = page.getByRole('status').filter({ hasText: 'Proposal sent, place 2 of 2.' })
    await expect(said).toBeAttached()
    await page.keyboard.press('Enter')

    await expect(titlesIn(column(page, 'Proposal sent'))).toHaveText(['Upper', 'By keys'])
    await expect(page.getByRole('button', { name: 'Move by arrow keys: By keys' })).toBeFocused()
    await expect.poll(() => stageOf(page, id)).toBe('proposal-sent')

    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('status').filter({ hasText: 'stays where it was' })).toBeAttached()
    expect(await stageOf(page, id)).toBe('proposal-sent')
  })

  test('moves a card by single presses only', async ({ browser }) => {
    const page = await openDesk(browser)
    const { id } = await addDeal(page, 'Pressed')
    await openBoard(page)

    await moveTo(page, 'Pressed').click()
    await page.getByRole('menuitem', { name: 'Negotiating' }).click()

    await expect(card(column(page, 'Negotiating'), 'Pressed')).toBeVisible()
    await expect.poll(() => stageOf(page, id)).toBe('negotiating')
    await addDeal(page, 'Below', { stageId: 'negotiating' })
    await page.reload()
    await moveTo(page, 'Pressed').click()
    await page.getByRole('menuitem', { name: 'Top of this stage' }).click()
    await expect(titlesIn(column(page, 'Negotiating'))).toHaveText(['Pressed', 'Below'])
  })

  test('asks once why a deal is lost, and leaves it when nobody says', async ({ browser }) => {
    const page = await openDesk(browser)
    const { id } = await addDeal(page, 'Too dear')
    await openBoard(page)
    const lose = async () => {
      await moveTo(page, 'Too dear').click()
      await page.getByRole('menuitem', { name: 'Lost' }).click()
    }
    const why = page.getByRole('dialog', { name: 'Why is Too dear lost?' })

    await lose()
    await why.getByRole('button', { name: 'Cancel' }).click()
    expect(await stageOf(page, id)).toBe('new')
    await lose()
    await why.getByLabel('Note').fill('Half of it would have been fine.')
    await why.getByRole('button', { name: 'Price' }).click()

    await expect(card(column(page, 'Lost'), 'Too dear')).toBeVisible()
    await page.goto(at(`/crm/deals/${id}`))
    const sheet = page.getByRole('complementary', { name: 'Deal' })
    await expect(sheet.getByText('Lost: Price.')).toBeVisible()
    await expect(sheet.getByText('Half of it would have been fine.')).toBeVisible()
  })

  test('ties a knot when a deal is won, and asks for the amount and the first day', async ({ browser }) => {
    const page = await openDesk(browser)
    const { id } = await addDeal(page, 'Ferry tickets')
    await page.goto(at(`/crm/deals/${id}`))
    await page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: 'Won' }).click()

    const won = page.getByRole('dialog', { name: 'Ferry tickets is won' })
    await won.getByLabel('Amount').fill('720000')
    await won.getByRole('button', { name: 'Tomorrow' }).click()
    await won.getByRole('button', { name: 'Save' }).click()

    const sheet = page.getByRole('complementary', { name: 'Deal' })
    await expect(sheet.getByText('BDT 7,20,000')).toBeVisible()
    await expect(sheet.getByText('Begin: Ferry tickets')).toBeVisible()
  })
})

test('board and list show the same under a filter', async ({ browser }) => {
  const page = await openDesk(browser)
  await addDeal(page, 'Launch film', { service: 'video-production' })
  await addDeal(page, 'Second film', { service: 'video-production', stageId: 'talking' })
  await openBoard(page)
  await page.getByLabel('Service', { exact: true }).selectOption('video-production')
  await expect(titlesIn(page.locator('.board'))).toHaveText(['Launch film', 'Second film'])

  await page.getByRole('link', { name: 'List' }).click()
  await expect(page).toHaveURL(/service=video-production/)
  await expect(page.getByRole('rowheader').getByRole('link')).toHaveText(['Launch film', 'Second film'])
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(page.getByRole('rowheader').getByRole('link')).toHaveText(['Second film', 'Launch film'])
  await expect(page.getByRole('link', { name: 'Export CSV' })).toBeVisible()
})

test('two people change the same field: both values are shown', async ({ browser }) => {
  const page = await openDesk(browser)
  const { id } = await addDeal(page, 'First name')
  await page.goto(at(`/crm/deals/${id}`))
  const sheet = page.getByRole('complementary', { name: 'Deal' })
  await sheet.getByRole('button', { name: 'Edit: Title' }).click()
  await page.request.patch(at(`/api/crm/deals/${id}`), { data: { version: 1, title: 'Their name' } })
  await sheet.getByLabel('Title').fill('My name')
  await sheet.getByLabel('Title').press('Enter')

  await expect(sheet.getByRole('alert')).toContainText('Their name')
  await sheet.getByRole('button', { name: 'Save mine' }).click()
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('My name')
})

test('a phone shows one stage at a time, and one thumb moves a deal', async ({ browser }) => {
  const page = await openDesk(browser, phone)
  const { id } = await addDeal(page, 'By thumb')
  await openBoard(page)
  const stages = page.getByRole('group', { name: 'Stages' })
  await expect(stages.getByRole('button', { name: /^New/ })).toHaveAttribute('aria-pressed', 'true')

  await moveTo(page, 'By thumb').tap()
  await page.getByRole('menuitem', { name: 'Talking' }).tap()
  await expect(card(page, 'By thumb')).toBeHidden()
  await stages.getByRole('button', { name: /^Talking/ }).tap()
  await card(page, 'By thumb').getByRole('link').tap()

  await expect(page).toHaveURL(new RegExp(`/crm/deals/${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By thumb')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All deals' }).tap()
  await expect(stages.getByRole('button', { name: /^Talking/ })).toHaveAttribute('aria-pressed', 'true')
})

test('a viewer sees the board and changes nothing', async ({ browser }) => {
  const owner = await openDesk(browser)
  const { id } = await addDeal(owner, 'Only seen')
  const wish = { email: 'viewer@nokshi.example', role: 'viewer' }
  const invitation = await owner.request.post(at('/api/crm/invites'), { data: wish })
  const { link } = await invitation.json()
  const page = await browser.newPage()
  const registration = await page.request.post(at('/api/crm/register'), {
    data: {
      token: new URL(link).searchParams.get('invite'),
      name: 'Rafi',
      password: STAFF_PASSWORD,
      passwordConfirmation: STAFF_PASSWORD,
    },
  })
  expect(registration.status(), await registration.text()).toBe(201)

  await openBoard(page)
  await expect(card(page, 'Only seen')).toBeVisible()
  await expect(page.getByRole('button', { name: /Move/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'New deal' })).toHaveCount(0)
  await page.goto(at(`/crm/deals/${id}`))
  await expect(page.getByRole('button', { name: /Edit|trash/ })).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`everybody can use the deals in the ${colorScheme}`, async ({ browser }) => {
    const page = await openDesk(browser, { ...desktop, colorScheme })
    const { id } = await addDeal(page, `In the ${colorScheme}`, {
      amount: { minor: 480_000, currency: 'USD' },
    })
    for (const path of ['/crm/deals', '/crm/deals?view=list', '/crm/deals?new=1', `/crm/deals/${id}`]) {
      await page.goto(at(path))
      await expect(page.getByText(`In the ${colorScheme}`).first()).toBeVisible()
      await expectAccessible(page)
    }
  })
