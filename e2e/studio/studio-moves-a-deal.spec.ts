import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, nextFrames, observe } from '../browser.ts'
import { toasts } from '../public-form.ts'
import { heading, PHONE, press, test, undo } from './studio.ts'
import { addDeal, addPerson, stageOf } from './studio-records.ts'

async function openBoard(page: Page) {
  await page.goto('/crm/deals')
  await expect(heading(page)).toHaveText('Deals')
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

function titlesIn(place: Locator) {
  return place.getByRole('heading', { level: 3 })
}

async function textOf(place: Locator) {
  return (await place.textContent()) ?? ''
}

function sheetOf(page: Page) {
  return page.getByRole('complementary', { name: 'Deal' })
}

test('a deal is added by one key, and stands on the board', async ({ page }) => {
  const { messages } = observe(page)
  await openBoard(page)
  await page.keyboard.press('d')
  const form = page.getByRole('dialog', { name: 'New deal' })
  await form.getByRole('button', { name: 'Add deal' }).click()
  await expect(form.getByRole('alert')).toContainText('Give the deal a title.')
  await form.getByLabel('Title', { exact: true }).fill('Online shop')
  await form.getByLabel('Contact').fill('Padma Begum')
  await form.getByLabel('Company').fill('Padma Foods')
  await form.getByLabel('Amount').fill('৩১০০০০')
  await form.getByLabel('Service').selectOption('ecommerce')
  await form.getByRole('button', { name: 'Add deal' }).click()

  await expect(page).toHaveURL(/\/crm\/deals\/[\w-]+$/)
  await expect(heading(page)).toHaveText('Online shop')
  await expect(sheetOf(page).getByText('BDT 3,10,000')).toBeVisible()
  await expect(sheetOf(page).getByRole('link', { name: 'Padma Begum' })).toBeVisible()
  await expect(sheetOf(page).getByRole('link', { name: 'Padma Foods' })).toBeVisible()
  await sheetOf(page).press('Escape')
  await expect(sheetOf(page)).toBeHidden()
  await expect(column(page, 'New').getByRole('link', { name: 'Online shop' })).toBeFocused()
  expect(messages).toEqual([])
})

test('a card is moved by the mouse, and undo puts it back', async ({ page }) => {
  const id = await addDeal(page.request, 'Dragged')
  await openBoard(page)
  await card(page, 'Dragged').hover({ position: { x: 60, y: 60 } })
  await page.mouse.down()
  const box = await page.getByRole('heading', { name: 'Talking', exact: true }).boundingBox()
  if (!box) throw new Error('There is no such column.')
  await page.mouse.move(box.x + 40, box.y + 90, { steps: 8 })
  await page.mouse.up()

  await expect(card(column(page, 'Talking'), 'Dragged')).toBeVisible()
  await undo(page, 'Dragged is now in Talking.').click()
  await expect(card(column(page, 'New'), 'Dragged')).toBeVisible()
  expect(await stageOf(page.request, id)).toBe('new')
})

test('a card is moved by the keyboard only, and every step is said', { tag: '@nightly' }, async ({ page }) => {
  await addDeal(page.request, 'Upper', { stageId: 'proposal-sent' })
  const id = await addDeal(page.request, 'By keys', { stageId: 'talking' })
  await openBoard(page)
  const grip = page.getByRole('button', { name: 'Move by arrow keys: By keys' })
  const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
  await grip.focus()
  await page.keyboard.press('Enter')
  await expect(said('By keys is lifted.')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(said(/Proposal sent, place 2 of/)).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(card(column(page, 'Proposal sent'), 'By keys')).toBeVisible()
  await expect(grip).toBeFocused()
  await expect.poll(() => stageOf(page.request, id)).toBe('proposal-sent')

  await page.keyboard.press('Enter')
  await expect(said('By keys is lifted.')).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(said('stays where it was')).toBeAttached()

  // As screen readers and voice control press a button.
  await grip.dispatchEvent('click')
  await expect(said('By keys is lifted.')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(said(/Negotiating, place 1 of/)).toBeAttached()
  await heading(page).click()
  await expect(said('stays where it was')).toBeAttached()
  await expect(grip).not.toHaveAttribute('aria-pressed', 'true')
  expect(await stageOf(page.request, id)).toBe('proposal-sent')
})

test('it is asked once why a deal is lost; it stays when nobody says', { tag: '@nightly' }, async ({ page }) => {
  const id = await addDeal(page.request, 'Too dear')
  await openBoard(page)
  const lose = async () => {
    await moveTo(page, 'Too dear').click()
    await page.getByRole('menuitem', { name: 'Lost' }).click()
  }
  const why = page.getByRole('dialog', { name: 'Why is Too dear lost?' })
  await lose()
  await expectAccessible(page)
  await why.getByRole('button', { name: 'Cancel' }).click()
  expect(await stageOf(page.request, id)).toBe('new')
  await lose()
  await why.getByLabel('Note').fill('Half of it would have been fine.')
  await why.getByRole('button', { name: 'Price' }).click()

  await card(column(page, 'Lost'), 'Too dear').getByRole('link').click()
  await expect(sheetOf(page).getByText('Lost: Price.')).toBeVisible()
  await expect(sheetOf(page).getByText('Half of it would have been fine.')).toBeVisible()
})

test('a knot is tied when a deal is won, and amount and first day are asked for', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto(`/crm/deals/${await addDeal(page.request, 'Ferry tickets')}`)
  await page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: 'Won' }).click()
  const won = page.getByRole('dialog', { name: 'Ferry tickets is won' })
  await won.getByLabel('Amount').fill('720000')
  await won.getByRole('button', { name: 'Tomorrow' }).click()
  await expectAccessible(page)
  await won.getByRole('button', { name: 'Save' }).click()
  await expect(sheetOf(page).getByText('BDT 7,20,000', { exact: true })).toBeVisible()
  await expect(sheetOf(page).getByText('Start the project: Ferry tickets')).toBeVisible()
})

test('everything is found and done from one box, and single keys can be switched off', { tag: '@nightly' }, async ({
  page,
}) => {
  await addDeal(page.request, 'Zebra crossing')
  await page.goto('/crm/trash')
  await expect(heading(page)).toHaveText('Trash')
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Search' })
  await expect(box).toBeFocused()
  await page.keyboard.type('zebr')
  await expect(page.getByRole('option')).toHaveText([/Zebra crossing/])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Zebra crossing')

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByRole('definition').filter({ hasText: 'Reply to it' })).toBeVisible()
  await expectAccessible(page)
  await help.getByLabel('Shortcuts with single keys').uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('/')
  await expect(box).toHaveCount(0)
  await press(page, 'Keyboard shortcuts')
  await help.getByLabel('Shortcuts with single keys').check()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await page.keyboard.type('new')
  const options = page.getByRole('option')
  const chosen = options.and(page.locator('[data-highlighted]'))
  // What was opened last stands there until something is found.
  await expect(options.filter({ hasText: 'Zebra crossing' })).toHaveCount(0)
  await expect(chosen).toHaveText(await textOf(options.first()))
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(await textOf(options.nth(1)))
  await expect(box).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toHaveText(await textOf(options.last()))
  await box.fill('')
  await page.keyboard.type('activity')
  await expect(page.getByRole('option')).toHaveText(['Activity log'])
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Activity log')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a person is chosen with their company, and the toast leaves room for the deal', { tag: '@nightly' }, async ({
    page,
  }) => {
    const known = { name: 'Karima Known', companyName: 'Karima Crafts' }
    // Of two by the same name, the one that was chosen is meant.
    await addPerson(page.request, { name: known.name })
    await addPerson(page.request, known)
    await page.goto('/crm/deals?new=1')
    const form = page.getByRole('dialog', { name: 'New deal' })
    await form.getByLabel('Title', { exact: true }).fill('Small screen')
    await form.getByLabel('Contact').fill('Karima Kn')
    await page.getByRole('option', { name: known.name, exact: true }).last().click()
    await expect(form.getByLabel('Company')).toHaveValue(known.companyName)
    await expect(form.getByText('will be added')).toBeHidden()
    await form.getByRole('button', { name: 'Add deal' }).click()
    await expect(heading(page)).toHaveText('Small screen')
    const toast = toasts(page).getByRole('status').filter({ hasText: 'Small screen is added.' })
    await expect(toast).toBeVisible()
    await nextFrames(page)
    expect((await toast.boundingBox())?.height).toBeLessThan(200)
    await expect(page.getByText('Follow-up?')).toBeVisible()
    await expect(heading(page)).toBeInViewport()
  })

  test('one stage is shown at a time, and one thumb moves a deal', { tag: '@nightly' }, async ({ page }) => {
    await addDeal(page.request, 'By thumb')
    await openBoard(page)
    const stages = page.getByRole('group', { name: 'Stages' })
    await expect(stages.getByRole('button', { name: /^New/ })).toHaveAttribute('aria-pressed', 'true')
    await moveTo(page, 'By thumb').tap()
    await page.getByRole('menuitem', { name: 'Talking' }).tap()
    await expect(card(page, 'By thumb')).toBeHidden()
    await stages.getByRole('button', { name: /^Talking/ }).tap()
    await moveTo(page, 'By thumb').tap()
    await page.getByRole('menuitem', { name: 'Top of this stage' }).tap()
    await expect(titlesIn(column(page, 'Talking')).first()).toHaveText('By thumb')
    await card(page, 'By thumb').getByRole('link').tap()
    await expect(heading(page)).toHaveText('By thumb')
    await page.getByRole('link', { name: 'All deals' }).tap()
    await expect(stages.getByRole('button', { name: /^Talking/ })).toHaveAttribute('aria-pressed', 'true')
  })
})
