import { expect, test } from '@playwright/test'
import { expectAccessible } from '../browser.ts'
import { useMailedInstallation } from '../mailbox.ts'
import { toasts } from '../public-form.ts'
import { claimStudio } from './staff.ts'

const { url, setupCode, mailedText } = useMailedInstallation()

const request = {
  name: 'Noura Al-Qahtani',
  email: 'noura@naseem.example',
  projectType: 'web-app',
  description: 'Nine vans, one dispatcher.',
}

test('a colleague answers a request by mail with a file, and takes another mail back', async ({ page }) => {
  await claimStudio(page.request, setupCode(), url())
  await page.request.post(`${url()}/send-email`, { data: request })
  await page.goto(`${url()}/crm/inbox`)
  await page.getByRole('link', { name: /Noura/ }).click()

  const reply = page.getByRole('region', { name: 'Reply' })
  await reply.getByLabel('Message').fill('Dear Noura,\n\nthe offer is attached.')
  await reply.getByLabel('Subject').fill('Our offer')
  const attach = (name: string) =>
    reply
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  const files = reply.getByRole('list', { name: 'Files' })
  const send = reply.getByRole('button', { name: 'Send', exact: true })
  await attach('Old.pdf')
  await expect(files).toContainText('Old.pdf')
  const arrival = Promise.withResolvers<void>()
  await page.route('**/api/crm/mail-files', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await attach('Offer.pdf')
  // A mail waits for its files, and one that is removed meanwhile stays away.
  await expect(send).toBeDisabled()
  await files.getByRole('button').click()
  await expect(files).toHaveCount(0)
  arrival.resolve()
  await expect(files).toContainText('Offer.pdf')
  await expect(files).not.toContainText('Old.pdf')
  await expectAccessible(page)
  await send.click()
  await expect(toasts(page).getByText('The email leaves in ten seconds.')).toBeVisible()
  const mails = page.getByRole('region', { name: 'Emails' })
  await expect(mails).toContainText('Waiting')
  expect(await mailedText(request.email, 'Our offer')).toContain('the offer is attached.')
  await expect(mails).toContainText('Sent', { timeout: 20_000 })
  await expect(mails.getByRole('link', { name: /Offer\.pdf/ })).toBeVisible()

  await reply.getByLabel('Message').fill('Not this one.')
  await send.click()
  await expect(mails).toContainText('Not this one.')
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(mails).not.toContainText('Not this one.')
  await expect(reply.getByLabel('Message')).toHaveValue('Not this one.')

  await page.goto(`${url()}/crm/settings?tab=mail`)
  await expect(page.getByText('No mailbox is connected')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(page.getByText('The mail server accepted it')).toBeVisible()
  await expectAccessible(page)
})
