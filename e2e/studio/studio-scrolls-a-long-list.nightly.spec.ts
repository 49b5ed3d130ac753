import { expect, type Page } from '@playwright/test'
import { claimStudio, useUnclaimedStudio } from './staff.ts'
import { outsideTest as test } from './studio.ts'

const studio = useUnclaimedStudio()

const PEOPLE = 600

/** More than a screen holds, and far fewer than there are. */
const ROWS_AT_MOST = 150

async function openLongList(page: Page) {
  await claimStudio(page.request, studio.setupCode())
  const csv = ['Name,Email', ...Array.from({ length: PEOPLE }, (_, place) => personLine(place))].join('\n')
  const reply = await page.request.post('/api/crm/import', { data: { csv, isDryRun: false } })
  expect(reply.status(), await reply.text()).toBe(200)
  await page.goto('/crm/contacts?sort=name')
  await expect(rows(page).first()).toBeVisible()
}

function personLine(place: number) {
  return `${nameOf(place)},${place}@crowd.example`
}

/** In the order of the alphabet. */
function nameOf(place: number) {
  return `Person ${String(place).padStart(4, '0')}`
}

function rows(page: Page) {
  return page.getByRole('table', { name: 'Contacts' }).locator('tbody').getByRole('row')
}

function person(page: Page, place: number) {
  return page.getByRole('link', { name: nameOf(place), exact: true })
}

/** A busy browser reports several changes in one call, out of sight first and then in sight. */
async function reportLate(page: Page) {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const changes: IntersectionObserverEntry[] = []
        super((entries) => {
          if (changes.length === 0) window.setTimeout(() => report(changes.splice(0), this), 300)
          changes.push(...entries)
        }, options)
      }
    }
  })
}

/** The next part is fetched whenever the end comes into sight. */
async function scrollToTheEnd(page: Page) {
  const last = person(page, PEOPLE - 1)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(last).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [100] })
}

test('a list of hundreds keeps few rows in the page, and the keyboard finds all', async ({ openElsewhere }) => {
  const page = await openElsewhere({ baseURL: studio.at(''), viewport: { width: 1440, height: 900 } })
  await reportLate(page)
  await openLongList(page)
  await scrollToTheEnd(page)
  expect(await rows(page).count()).toBeLessThan(ROWS_AT_MOST)
  // The names of the columns are the first row.
  await expect(rows(page).last()).toHaveAttribute('aria-rowindex', String(PEOPLE + 1))
  await expect(page.getByRole('table', { name: 'Contacts' })).toHaveAttribute('aria-rowcount', String(PEOPLE + 1))

  await test.step('the row with the focus stays, and Tab goes on beside it', async () => {
    const focused = person(page, PEOPLE - 2)
    await focused.focus()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(person(page, 0)).toBeVisible()
    await expect(focused).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    const focusedRow = rows(page).filter({ has: page.locator(':focus') })
    await expect(focusedRow).toHaveAttribute('aria-rowindex', String(PEOPLE - 1))
    await expect(focusedRow).toBeInViewport()
    expect(await rows(page).count()).toBeLessThan(ROWS_AT_MOST)
  })

  await test.step('back from a person, the list is where it was', async () => {
    const opened = person(page, PEOPLE - 5)
    await opened.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(PEOPLE - 5))
    await page.goBack()
    await expect(opened).toBeInViewport()
  })
})
