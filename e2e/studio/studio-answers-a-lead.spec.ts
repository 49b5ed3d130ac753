import { expect, type Page } from '@playwright/test'
import { observe } from '../browser.ts'
import { fillFields, toasts } from '../public-form.ts'
import { fillClaim, inviteStaff, useUnclaimedStudio } from './staff.ts'
import { expectFitForAll, go, heading, outsideTest, press, test } from './studio.ts'
import { sendLead } from './studio-records.ts'

const request = {
  Name: 'Noura Al-Qahtani',
  Email: 'noura@naseem.example',
  Company: 'Naseem Cooling',
  'Project Type': 'web-app',
  Budget: '5k-10k',
  Description: 'Nine vans, one dispatcher.\nShe needs to see who is free.',
}
/** What was chosen, as the form says it. */
const inWords: Record<string, string> = { 'web-app': 'Web application', '5k-10k': '$5,000 to $10,000' }

/** Through the form of the site, as any visitor; returns the reference. */
async function send(page: Page, fields: Record<string, string>, submit: string) {
  await fillFields(page, fields)
  await press(page, submit)
  const said = page.getByRole('status').filter({ hasText: 'Your reference is' })
  await expect(said).toBeVisible()
  return /(?:LD|PR)-[0-9A-Z]{6}/.exec(await said.innerText())?.[0] ?? ''
}

async function expectFields(page: Page, fields: Record<string, string>) {
  const sent = page.getByRole('region', { name: 'Message' })
  await expect(sent.getByRole('term')).toHaveText(
    Object.keys(fields).map((label) => label.replace('Budget', 'Budget chosen in the form')),
  )
  await expect(sent.getByRole('definition')).toHaveText(Object.values(fields).map((value) => inWords[value] ?? value))
}

function reply(page: Page) {
  return page.getByRole('region', { name: 'Reply' })
}

test.describe('from an empty folder', () => {
  const { at, setupCode } = useUnclaimedStudio()

  outsideTest(
    'the studio is claimed, written to, and wins its first deal by keyboard',
    async ({ page, openElsewhere }) => {
      await page.goto(at('/crm/register'))
      await fillClaim(page, 'not-the-code')
      await expect(page.getByLabel('Setup code')).toHaveAccessibleDescription(/This is not the setup code/)
      await expectFitForAll(page)
      await fillClaim(page, setupCode())
      await expect(heading(page)).toHaveText('Today')

      const visitor = await openElsewhere()
      await visitor.goto(at('/start-project'))
      const reference = await send(visitor, request, 'Submit Request')

      const { messages } = observe(page)
      await page.goto(at('/crm'))
      await expect(heading(page)).toHaveText('Today')
      await go(page, 'i', 'Inbox')
      const line = page.getByRole('link', { name: /Noura/ })
      await expect(line).toBeVisible()
      await page.keyboard.press('j')
      await expect(line).toBeFocused()
      await page.keyboard.press('Enter')
      await expectFields(page, request)
      await page.keyboard.press('t')
      await expect(page.locator('.inbox-taken')).toContainText('Assigned to you')

      await page.keyboard.press('r')
      const message = reply(page).getByLabel('Message')
      await expect(message).toBeFocused()
      await expect(message).toHaveValue(
        new RegExp(`^Dear Noura Al-Qahtani,\\s.*\\(${reference}\\).*\\sMitali Das$`, 's'),
      )
      const open = reply(page).getByRole('link', { name: 'Open email' })
      await expect(open).toHaveAttribute('href', new RegExp(`^mailto:noura@naseem\\.example\\?.*${reference}`))
      await open.press('Enter')
      await expect(page.getByText(/replied in/)).toBeVisible()
      await page.getByRole('region', { name: 'Follow-up?' }).getByRole('button', { name: 'Tomorrow' }).press('Enter')
      await expect(toasts(page).getByText('Follow-up: Tomorrow.')).toBeVisible()

      await go(page, 'd', 'Deals')
      await page.getByRole('button', { name: 'Move by arrow keys: Web app for Naseem Cooling' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'is lifted' })).toBeAttached()
      // The reply has moved it on from New already.
      for (const stage of ['Proposal sent', 'Negotiating', 'Won']) {
        await page.keyboard.press('ArrowRight')
        await expect(page.getByRole('status').filter({ hasText: `${stage}, place 1` })).toBeAttached()
      }
      await page.keyboard.press('Enter')
      const won = page.getByRole('dialog', { name: /is won$/ })
      await won.getByLabel('Amount').fill('7200')
      await won.getByLabel('Currency').selectOption('USD')
      await page.keyboard.press('Enter')
      await expect(won).toBeHidden()
      await page.getByRole('list', { name: 'Deals in Won' }).getByRole('link').press('Enter')
      const timeline = page.getByRole('region', { name: 'Timeline' })
      await expect(timeline.getByRole('listitem')).toContainText(['Moved', 'Email', 'Enquiry'])
      await expect(page.getByText('USD 7,200', { exact: true }).first()).toBeVisible()

      await go(page, 'h', 'Today')
      await expect(page.getByText('Follow up with Noura Al-Qahtani')).toBeVisible()
      // A browser with windows says that it has opened the mail program.
      expect(messages.filter((message) => !message.startsWith('Launched external handler'))).toEqual([])
    },
  )
})

test('whoever writes while a colleague answers is told before it is sent, also when the page has followed', async ({
  page: owner,
  openElsewhere,
}) => {
  const page = await openElsewhere()
  await inviteStaff({ from: owner.request, to: page.request, name: 'Second Writer', role: 'member' })
  const id = await sendLead(owner.request, { name: 'Asked Once', contact: 'asked@once.example' })
  await page.clock.install()
  const written = Promise.withResolvers<void>()
  await page.route(/\/api\/crm\/contacts\//, async (route) => {
    await written.promise
    await route.continue()
  })
  await page.goto(`/crm/inbox/${id}`)
  const message = reply(page).getByLabel('Message')
  await expect(message).not.toHaveValue('')
  await message.fill('My own words.')
  written.resolve()
  const first = await owner.request.post(`/api/crm/inbox/${id}/reply`, { data: { channel: 'email', body: 'Sooner.' } })
  expect(first.status()).toBe(200)
  await page.clock.runFor(30_000)
  await expect(page.getByText(/replied in/)).toBeVisible()

  await reply(page).getByRole('link', { name: 'Open email' }).click()
  await expect(reply(page).getByText('Mitali Das has answered this enquiry in the meantime.')).toBeVisible()
  await expect(toasts(page).getByText('Email logged.')).toHaveCount(0)
  await expect(message).toHaveValue('My own words.')
  await reply(page).getByRole('link', { name: 'Send anyway' }).click()
  await expect(toasts(page).getByText('Email logged.')).toBeVisible()
})
