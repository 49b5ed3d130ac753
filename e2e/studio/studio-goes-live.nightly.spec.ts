import { expect, type Page } from '@playwright/test'
import { holdCalls } from '../browser.ts'
import { useMailedInstallation } from '../mailbox.ts'
import { toasts } from '../public-form.ts'
import { claimStudio, owner } from './staff.ts'
import { expectFitForAll, heading, outsideTest, PHONE, press, test } from './studio.ts'

const LAWYER = 'A lawyer has read privacy and terms'

function tick(page: Page) {
  return page.getByRole('button', { name: `Mark as done ${LAWYER}` })
}

test('an owner reads what is left before going live, ticks one task off and opens it again', async ({ page }) => {
  const release = await holdCalls(page, '**/api/crm/going-live/domain')
  await page.goto('/crm/settings?tab=advanced')
  await expect(page.getByText('No mail server is set up.')).toBeVisible()
  await expect(page.getByText(/^Still invented: /)).toBeVisible()
  // Name servers take their time; everything else is there.
  await expect(page.getByText('Asking the name servers...')).toBeVisible()
  await release()
  await expect(page.getByText('nokshi.example is an example, which nobody can own.')).toBeVisible()
  await expectFitForAll(page)

  await tick(page).click()
  await expect(tick(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Before going live' })).toBeFocused()
  await expectFitForAll(page, ['dark', 'light'])
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(tick(page)).toBeVisible()

  await page.goto('/crm/settings?tab=mail')
  await expect(page.getByText('No mail server is set up, so nothing can be sent.')).toBeVisible()
})

outsideTest.describe('with a mail server', () => {
  const installation = useMailedInstallation()
  outsideTest.use(PHONE)

  outsideTest('an owner on a phone sends a test mail and reads what the server answers', async ({ page }) => {
    await claimStudio(page.request, installation.setupCode(), installation.url())
    await page.goto(`${installation.url()}/crm/settings?tab=advanced`)
    await expect(heading(page)).toHaveText('Settings')
    await expect(page.getByText('No test email was accepted with the current settings.')).toBeVisible()
    await page.getByRole('tab', { name: 'Email' }).click()
    await press(page, 'Send a test email')
    await expect(page.getByRole('status').filter({ hasText: 'The mail server accepted it: 250' })).toBeVisible()
    expect(await installation.mailedText(owner.email, 'Test email from')).toContain('the test email that you asked for')
    await page.getByRole('tab', { name: 'Advanced' }).click()
    await expect(page.getByText('No test email was accepted with the current settings.')).toBeHidden()
    await expectFitForAll(page)
  })
})
