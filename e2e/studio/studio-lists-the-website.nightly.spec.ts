import { expect, type Page } from '@playwright/test'
import { toasts } from '../public-form.ts'
import { claimStudio, useUnclaimedStudio } from './staff.ts'
import { expectFitForAll, press, outsideTest as test, undo } from './studio.ts'

/** Its own: what it publishes is on the site. */
const studio = useUnclaimedStudio()

const SHAFIQ = 'testimonial-shafiq-mia'

function titles(page: Page) {
  return page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem').getByRole('link')
}

async function choose(page: Page, about: string, act: string) {
  await press(page, `More about ${about}`)
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

async function saveDraft(page: Page, id: string, fields: object) {
  const address = studio.at(`/api/crm/website/entries/${id}`)
  const { version, draft } = await (await page.request.get(address)).json()
  const reply = await page.request.patch(address, { data: { version, draft: { ...draft, ...fields } } })
  expect(reply.status(), await reply.text()).toBe(200)
}

test('the studio orders, copies, hides, deletes, publishes and brings back what its site says', async ({
  page,
  openElsewhere,
}) => {
  await claimStudio(page.request, studio.setupCode(), studio.at(''))
  await page.goto(studio.at('/crm/website'))
  await page.getByRole('link', { name: /^Testimonials/ }).click()
  await expect(titles(page)).toHaveCount(9)
  await expect(titles(page).first()).toHaveText('Shafiq Mia')

  // By the keyboard, and back.
  await page.getByRole('button', { name: 'Move: Shafiq Mia' }).focus()
  for (const key of ['Space', 'ArrowDown', 'Space']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(300)
  }
  await expect(titles(page).nth(1)).toHaveText('Shafiq Mia')
  await undo(page, 'The new order is on the site.').click()
  await expect(titles(page).first()).toHaveText('Shafiq Mia')
  // By the menu.
  await choose(page, 'Shafiq Mia', 'Move down')
  await expect(titles(page).first()).toHaveText('Omar Haddad')
  await expect(page.getByRole('button', { name: 'More about Shafiq Mia' })).toBeFocused()

  await choose(page, 'Omar Haddad', 'Duplicate')
  await expect(titles(page)).toHaveCount(10)
  await expect(titles(page).last()).toHaveText('Omar Haddad')
  await page.getByRole('button', { name: 'More about Omar Haddad' }).last().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(titles(page)).toHaveCount(9)
  await undo(page, 'Omar Haddad is in the trash.').click()
  await expect(titles(page)).toHaveCount(10)
  await choose(page, 'Tania Haque', 'Hide from the site')
  const row = page.getByRole('listitem').filter({ hasText: 'Tania Haque' })
  await expect(row).toContainText('Published · Hidden · Sample')
  await page.getByRole('searchbox', { name: 'Search' }).fill('haddad')
  await expect(titles(page)).toHaveCount(2)
  await expectFitForAll(page)

  await saveDraft(page, SHAFIQ, { role: { en: 'Captain', bn: 'মালিক', ar: 'المالك' } })
  await page.goto(studio.at('/crm/website'))
  // The copy is a draft too.
  await page.getByRole('link', { name: 'Publish (2)' }).click()
  await page.getByRole('checkbox', { name: 'Publish Omar Haddad' }).uncheck()
  await expect(page.getByText('Before: Owner')).toBeVisible()
  await expect(page.getByText('After: Captain')).toBeVisible()
  await expectFitForAll(page)
  // Somebody saves it while the list is open.
  await saveDraft(page, SHAFIQ, { role: { en: 'Skipper', bn: 'মালিক', ar: 'المالك' } })
  await press(page, 'Publish 1 entry')
  await expect(page.getByText('has changed it meanwhile')).toBeVisible()
  await expect(page.getByText('After: Skipper')).toBeVisible()
  await press(page, 'Publish 1 entry')
  await expect(toasts(page).getByText('1 entry is live on your site.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(1)

  await page.goto(studio.at(`/crm/website/entries/${SHAFIQ}/versions`))
  const versions = page.getByRole('listitem').filter({ hasText: 'Published by' })
  await expect(versions.first()).toContainText('On the site now')
  await versions.last().getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('The other one: Skipper')).toBeVisible()
  await expectFitForAll(page)
  await versions
    .last()
    .getByRole('button', { name: /^Bring back/ })
    .click()
  await expect(page).toHaveURL(studio.at(`/crm/website/entries/${SHAFIQ}`))
  await page.goto(studio.at(`/crm/website/publish?only=${SHAFIQ}`))
  await expect(page.getByText('After: Owner')).toBeVisible()
  await press(page, 'Publish 1 entry')
  await undo(page, '1 entry is live on your site.').click()
  await expect(page.getByText('After: Owner')).toBeVisible()

  // Who edits the site finds the way from it; visitors do not.
  await page.goto(studio.at('/testimonials'))
  const edit = page.getByRole('link', { name: 'Edit: Shafiq Mia' })
  await expect(edit).toHaveAttribute('href', `/crm/website/entries/${SHAFIQ}#name`)
  await edit.click()
  await expect(page.getByRole('group', { name: 'Name' }).getByLabel('English')).toBeFocused()
  const visitor = await openElsewhere()
  await visitor.goto(studio.at('/testimonials'))
  await expect(visitor.getByText('Skipper, Majhi')).toBeVisible()
  await expect(visitor.getByText('Tania Haque')).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'Edit', exact: false })).toHaveCount(0)

  // What nobody has replaced is removed, and comes back.
  await page.goto(studio.at('/crm/settings?tab=advanced'))
  await page.getByRole('link', { name: 'Open the website' }).click()
  await press(page, 'Remove all that are left')
  await press(page, 'Remove them')
  await expect(page.getByRole('link', { name: /^Team.* samples/ })).toHaveCount(0)
  await undo(page, 'samples are removed.').click()
  await expect(page.getByRole('link', { name: /^Team.* samples/ })).toBeVisible()
})
