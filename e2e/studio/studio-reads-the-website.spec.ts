import { expect, type Page } from '@playwright/test'
import { observe } from '../browser.ts'
import { fillFields, toasts } from '../public-form.ts'
import { expectFitForAll, test } from './studio.ts'

/** Until the page that is shown now, or what was done with its form, is counted. */
function counted(page: Page, told: object) {
  return page.waitForResponse((reply) => {
    const isBeacon = reply.url().endsWith('/api/traffic/site') && reply.status() === 204
    const sent = isBeacon ? reply.request().postDataJSON() : {}
    return Object.entries(told).every(([name, value]) => sent[name] === value)
  })
}

function stored(page: Page) {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
}

test('the studio sees what brought a submission: the site, the first page and the campaign', {
  tag: '@nightly',
}, async ({ page, openElsewhere, studio }) => {
  const visitor = await openElsewhere()
  const { messages } = observe(visitor)
  const arrived = counted(visitor, { page: '/services' })
  await visitor.goto(`${studio.url}/services?utm_source=facebook&utm_campaign=eid-2026`, {
    referer: 'https://www.google.com/',
  })
  await arrived
  // Without a page load, where the app has started.
  const moved = counted(visitor, { page: '/about' })
  await visitor.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await moved
  const steps = ['seen', 'begun', 'sent'].map((step) => counted(visitor, { form: 'lead', step }))
  const [name, contact] = ['Huda of the Campaign', 'huda@campaign.example']
  await fillFields(visitor, { Name: name, Contact: contact, Type: 'web development' })
  await visitor.getByRole('button', { name: 'Submit' }).click()
  await expect(toasts(visitor).getByText('Lead created successfully.')).toBeVisible()
  await Promise.all(steps)
  expect(messages).toEqual([])

  await page.goto('/crm/website/visits?days=7')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('/services')).toBeVisible()
  await expect(row('eid-2026')).toBeVisible()
  await expect(row('google.com')).toBeVisible()
  await expect(row('Contact form')).toHaveText(/Contact form\s*[1-9]\d*\s*[1-9]\d*\s*[1-9]/)
  const source = 'google.com, first page /services, source facebook, campaign eid-2026'
  await expectFitForAll(page)
  await page.getByRole('link', { name: 'Huda of the Campaign' }).click()
  await expect(page.getByText(`Came from: ${source}`)).toBeVisible()
  await page.getByRole('link', { name: 'Website for Huda of the Campaign' }).click()
  await expect(page.getByText(`Came from: ${source}`)).toBeVisible()
})

test('who asks not to be tracked is counted without anything kept in the browser', async ({
  openElsewhere,
  studio,
}) => {
  const visitor = await openElsewhere()
  await visitor.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const arrived = counted(visitor, { page: '/contact' })
  await visitor.goto(`${studio.url}/contact`)
  const beacon = (await arrived).request().postDataJSON()

  expect(Object.keys(beacon).sort()).toEqual(['cameFrom', 'page'])
  const kept = await stored(visitor)
  expect(kept.filter((key) => key !== 'login-state')).toEqual([])
})
