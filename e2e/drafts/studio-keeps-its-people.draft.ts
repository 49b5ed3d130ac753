import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { makeDataDir, type Product, startProduct } from '../../server/testing/start-product.ts'
import { toasts } from '../public-form.ts'

const CODE = 'the-code-of-this-journey'
const PASSWORD = 'a loom of many coloured threads'
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const SIGNATURE = `See you on Monday.

Best regards,
Huda Saleh
Operations Manager
Al Noor Clinic FZ-LLC
T: +971 50 123 4567
huda@alnoor.example`

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
    data: {
      code: CODE,
      name: 'Mitali Das',
      email: 'mitali@nokshi.example',
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
    },
  })
  expect(claim.status(), await claim.text()).toBe(201)
  session = await context.storageState()
  await context.close()
})
test.afterAll(async () => {
  await product.end('SIGTERM')
  data.remove()
})

async function openDesk(browser: Browser, device: typeof desktop = desktop) {
  const context = await browser.newContext({ ...device, storageState: session, reducedMotion: 'reduce' })
  return context.newPage()
}

function at(path: string) {
  return product.url + path
}

interface NewPerson {
  name: string
  points?: string[]
  tags?: string[]
  companyName?: string
  title?: string
}

/** Without the pages, for journeys that begin later. */
async function addPerson(page: Page, person: NewPerson) {
  const reply = await page.request.post(at('/api/crm/contacts'), { data: person })
  expect(reply.status(), await reply.text()).toBe(201)
  const { record } = await reply.json()
  return String(record.id)
}

async function readPerson(page: Page, id: string) {
  const reply = await page.request.get(at(`/api/crm/contacts/${id}`))
  return reply.json()
}

function card(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

function press(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).click()
}

async function choose(page: Page, act: string) {
  await press(page, 'More')
  await page.getByRole('menuitem', { name: act }).click()
}

function undo(page: Page) {
  return toasts(page).getByRole('button', { name: 'Undo' }).first().click()
}

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
}

test('an empty list says how people come into it', async ({ browser }) => {
  const page = await openDesk(browser)
  await page.goto(at('/crm/contacts'))

  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New contact' }).first()).toBeVisible()
  await page.goto(at('/crm/companies'))
  await expect(page.getByRole('heading', { name: 'No companies yet' })).toBeVisible()
})

test('somebody is added by pasting a signature, and is warned about when added again', async ({
  browser,
}) => {
  const page = await openDesk(browser)
  await page.goto(at('/crm/contacts/new'))
  await page.getByLabel('Text', { exact: true }).fill(SIGNATURE)
  await press(page, 'Read it')

  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Huda Saleh')
  await expect(page.getByLabel('E-mail or phone', { exact: true })).toHaveValue('+971 50 123 4567')
  await expect(page.getByLabel('E-mail or phone 2')).toHaveValue('huda@alnoor.example')
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Al Noor Clinic FZ-LLC')
  await expectAccessible(page)
  await page.getByLabel('Name', { exact: true }).press('Control+Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Huda Saleh')
  await expect(card(page, 'How to reach them').getByText('huda@alnoor.example')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Al Noor Clinic FZ-LLC' })).toBeVisible()

  await page.goto(at('/crm/contacts/new'))
  await page.getByLabel('Name', { exact: true }).fill('H. Saleh')
  await page.getByLabel('E-mail or phone', { exact: true }).fill('+৯৭১ ৫০ ১২৩ ৪৫৬৭')
  await expect(page.getByRole('link', { name: 'Open existing: Huda Saleh' })).toBeVisible()
  await press(page, 'Save')
  await expect(page.getByRole('alert')).toContainText('belongs to Huda Saleh already')
  await page.getByRole('alert').getByRole('link', { name: 'Open existing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Huda Saleh')
})

test('each field is saved by itself, and can be undone', async ({ browser }) => {
  const page = await openDesk(browser)
  const id = await addPerson(page, { name: 'Rafiq', points: ['rafiq@tea.example'] })
  await page.goto(at(`/crm/contacts/${id}`))

  await press(page, 'Edit: Name')
  await page.getByLabel('Name', { exact: true }).fill('Rafiq Ahmed')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafiq Ahmed')
  await expect(page.getByRole('button', { name: 'Edit: Name' })).toBeFocused()

  await card(page, 'How to reach them').getByRole('button', { name: 'Add another' }).click()
  await page.getByLabel('E-mail or phone', { exact: true }).fill('+880 1712-345678')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Write to +880 1712-345678 by WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/8801712345678',
  )

  await page.getByLabel('Writes in').selectOption('Bangla')
  await expect(toasts(page).getByText('Writes in is saved.')).toBeVisible()
  await undo(page)
  await expect(page.getByLabel('Writes in')).toHaveValue('en')
  await page.getByRole('switch', { name: 'Do not contact' }).check()
  await expect(card(page, 'How to reach them').getByText('Asked not to be written to.')).toBeVisible()
  expect(await readPerson(page, id)).toMatchObject({ language: 'en', isSilent: true })
  await expectAccessible(page)
})

test('two who change the same field see both values; other fields are no conflict', async ({ browser }) => {
  const page = await openDesk(browser)
  const id = await addPerson(page, { name: 'Omar Haddad', title: 'Owner' })
  await page.goto(at(`/crm/contacts/${id}`))
  await press(page, 'Edit: Title')
  const { version } = await readPerson(page, id)
  await page.request.patch(at(`/api/crm/contacts/${id}`), { data: { version, title: 'Director' } })

  await page.getByLabel('Title', { exact: true }).fill('Manager')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Director')
  await press(page, 'Save mine')
  await expect.poll(async () => (await readPerson(page, id)).title).toBe('Manager')

  await press(page, 'Edit: Location')
  const newer = await readPerson(page, id)
  await page.request.patch(at(`/api/crm/contacts/${id}`), {
    data: { version: newer.version, title: 'Founder' },
  })
  await page.getByLabel('Location', { exact: true }).fill('Dubai')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit: Location' })).toBeVisible()
  expect(await readPerson(page, id)).toMatchObject({ title: 'Founder', location: 'Dubai' })
})

test('tags are made, lead to everybody who has them, and stay in the address', async ({ browser }) => {
  const page = await openDesk(browser)
  const id = await addPerson(page, { name: 'Tania Haque' })
  await page.goto(at(`/crm/contacts/${id}`))
  await page.getByLabel('Add a tag').fill('fashion')
  await page.keyboard.press('Enter')
  await card(page, 'Tags').getByRole('link', { name: 'fashion' }).click()

  await expect(page.getByLabel('Tag', { exact: true })).toHaveValue(/.+/)
  const rows = page.getByRole('list', { name: 'People', exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Search', { exact: true }).fill('tani')
  await page.getByLabel('Order').selectOption('Name')
  await expect(page).toHaveURL(/q=tani.*sort=name|sort=name.*q=tani/)
  await page.reload()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('tani')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link', { name: 'Tania Haque', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tania Haque')
  await page.goBack()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('tani')
  await expect(page).toHaveURL(/tag=/)
})

test('two become one with what both had, the old address leads on, and undo parts them', async ({
  browser,
}) => {
  const page = await openDesk(browser)
  const stays = await addPerson(page, { name: 'Faisal Otaibi', points: ['faisal@dar.example'] })
  const goes = await addPerson(page, {
    name: 'Faisal Otaibi',
    points: ['+966 50 765 4321'],
    title: 'Partner',
  })
  await page.goto(at(`/crm/contacts/${stays}`))
  await choose(page, 'Merge with another…')
  const dialog = page.getByRole('dialog', { name: 'Make two people one' })
  await dialog.getByRole('button', { name: 'Faisal Otaibi, the same name' }).click()

  await expect(dialog.getByText('Partner (from Faisal Otaibi)')).toBeVisible()
  await expect(dialog.getByText('faisal@dar.example, +966 50 765 4321')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make them one' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, 'How to reach them').getByText('+966 50 765 4321')).toBeVisible()
  expect((await readPerson(page, goes)).id).toBe(stays)

  await undo(page)
  await expect(card(page, 'How to reach them').getByText('+966 50 765 4321')).toBeHidden()
  expect((await readPerson(page, goes)).id).toBe(goes)

  const merge = { intoId: stays, fromId: goes }
  await page.request.post(at('/api/crm/contacts/merge'), { data: merge })
  await page.goto(at(`/crm/contacts/${goes}`))
  await expect(page).toHaveURL(at(`/crm/contacts/${stays}`))
})

test('somebody is put into the trash and comes back; the trash names whose address it was', async ({
  browser,
}) => {
  const page = await openDesk(browser)
  const id = await addPerson(page, { name: 'Jamal Uddin', points: ['jamal@padma.example'] })
  await page.goto(at(`/crm/contacts/${id}`))
  await choose(page, 'Put into the trash')
  await expect(page).toHaveURL(at('/crm/contacts'))
  await undo(page)
  await expect(page.getByRole('link', { name: 'Jamal Uddin', exact: true })).toBeVisible()

  await page.request.delete(at(`/api/crm/contacts/${id}`))
  await page.goto(at(`/crm/contacts/${id}`))
  await expect(page.getByRole('link', { name: 'Look into the trash' })).toBeVisible()
  await page.goto(at('/crm/contacts/new'))
  await page.getByLabel('Name', { exact: true }).fill('Jamal')
  await page.getByLabel('E-mail or phone', { exact: true }).fill('jamal@padma.example')
  await press(page, 'Save')
  await press(page, 'Restore them')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jamal Uddin')
})

test('many are tagged, assigned and thrown away at once, each undone at once', async ({ browser }) => {
  const page = await openDesk(browser)
  for (const name of ['Bulk One', 'Bulk Two', 'Bulk Three']) await addPerson(page, { name })
  await page.goto(at('/crm/contacts?q=bulk'))
  const rows = page.getByRole('list', { name: 'People', exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(3)

  await page.getByLabel('Select all that are shown').check()
  await press(page, 'Tag')
  await page.getByRole('dialog').getByLabel('Add a tag').fill('spring')
  await press(page, 'Add the tag')
  await expect(toasts(page).getByText('3 people tagged “spring”.')).toBeVisible()
  await expect(rows.getByText('spring')).toHaveCount(3)
  await undo(page)
  await expect(rows.getByText('spring')).toHaveCount(0)

  await page.getByLabel('Select Bulk One').check()
  await press(page, 'Assign')
  await page.getByRole('dialog').getByRole('button', { name: 'Mitali Das' }).click()
  await expect(toasts(page).getByText('1 person now with Mitali Das.')).toBeVisible()

  await page.getByLabel('Select all that are shown').check()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page
    .getByRole('group', { name: 'With those selected' })
    .getByRole('button', { name: 'Export CSV' })
    .click()
  expect((await download).suggestedFilename()).toBe('people.csv')
  await press(page, 'Trash')
  await expect(toasts(page).getByText('3 people put into the trash.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nobody fits' })).toBeVisible()
  await undo(page)
  await expect(rows).toHaveCount(3)
})

test('a company has its people and outlives none of them', async ({ browser }) => {
  const page = await openDesk(browser)
  await page.goto(at('/crm/companies'))
  await page.getByRole('button', { name: 'New company' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New company' })
  await dialog.getByLabel('Name').fill('Marina Motors')
  await dialog.getByLabel('Website').fill('marinamotors.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marina Motors')
  await page.getByRole('link', { name: 'Add a person' }).click()
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Marina Motors')
  await page.getByLabel('Name', { exact: true }).fill('Layla Nasser')
  await press(page, 'Save')
  await page.getByRole('link', { name: 'Marina Motors' }).click()
  await expect(card(page, 'People').getByRole('link', { name: 'Layla Nasser', exact: true })).toBeVisible()
  await expectAccessible(page)

  await choose(page, 'Put into the trash')
  await expect(toasts(page).getByText('Its people and deals stay.')).toBeVisible()
  await page.goto(at('/crm/contacts?q=layla'))
  await expect(page.getByRole('link', { name: 'Layla Nasser', exact: true })).toBeVisible()
})

test('erasing asks for the name, and leaves nothing', async ({ browser }) => {
  const page = await openDesk(browser)
  const id = await addPerson(page, { name: 'Noura Q', points: ['noura@hilal.example'] })
  await page.goto(at(`/crm/contacts/${id}`))
  await choose(page, 'Erase for good…')
  const dialog = page.getByRole('dialog', { name: 'Erase Noura Q for good' })
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled()
  await dialog.getByLabel('Type “Noura Q” to confirm').fill('Noura Q')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page).toHaveURL(at('/crm/contacts'))
  const reply = await page.request.get(at(`/api/crm/contacts/${id}`))
  expect(reply.status()).toBe(404)
})

test('on a phone everybody is one tap away, and every page fits', async ({ browser }) => {
  const page = await openDesk(browser, phone)
  const id = await addPerson(page, {
    name: 'রফিকুল ইসলাম',
    points: ['০১৮১২৩৪৫৬৭৮', 'rafiqul@delta.example'],
    companyName: 'সবুজ ডেল্টা',
    tags: ['খাবার'],
  })
  await page.goto(at('/crm/contacts?q=রফিকুল'))
  await expect(page.getByRole('link', { name: 'Call রফিকুল ইসলাম' })).toHaveAttribute(
    'href',
    'tel:+8801812345678',
  )
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByLabel('Tag', { exact: true })).toBeVisible()
  await expectAccessible(page)
  for (const path of [`/crm/contacts/${id}`, '/crm/contacts/new', '/crm/companies']) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test('a viewer sees everything and finds nothing to change', async ({ browser }) => {
  const owner = await openDesk(browser)
  const id = await addPerson(owner, {
    name: 'Sumaiya Islam',
    points: ['sumaiya@delta.example'],
    tags: ['film'],
  })
  const invited = await owner.request.post(at('/api/crm/invites'), {
    data: { email: 'viewer@nokshi.example', role: 'viewer' },
  })
  const { link } = await invited.json()
  const token = new URL(link).searchParams.get('invite')
  const page = await (await browser.newContext(desktop)).newPage()
  const joined = await page.request.post(at('/api/crm/register'), {
    data: { token, name: 'Viewer', password: PASSWORD, passwordConfirmation: PASSWORD },
  })
  expect(joined.status(), await joined.text()).toBe(201)

  await page.goto(at(`/crm/contacts/${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sumaiya Islam')
  await expect(page.getByRole('button', { name: /Edit|Remove|Add/ })).toHaveCount(0)
  await press(page, 'More')
  await expect(page.getByRole('menuitem')).toHaveText([
    'Download as vCard',
    'Print a summary',
    'Export personal data (JSON)',
  ])
  await page.goto(at('/crm/contacts'))
  await expect(page.getByRole('link', { name: 'Sumaiya Islam', exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'New contact' })).toHaveCount(0)
})
