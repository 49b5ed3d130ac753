import { type BrowserContext, expect, type Page } from '@playwright/test'
import { observe } from '../browser.ts'
import { field, toasts } from '../public-form.ts'
import { fillClaim, fillRegistration, invite, inviteStaff, useUnclaimedStudio } from './staff.ts'
import { expectFitForAll, go, heading, outsideTest, PHONE, press, test, undo } from './studio.ts'
import { sendLead } from './studio-records.ts'

const lead = {
  Name: 'রফিক আহমেদ',
  Contact: '০১৭১২-৩৪৫৬৭৮',
  Type: 'web development',
  'Business Name': 'Ahmed Tea House',
  Location: 'Sylhet, Bangladesh',
  Comment: 'বাসে বসেও মেনুটা খুলতে হবে।',
}
const request = {
  Name: 'Noura Al-Qahtani',
  Email: 'noura@naseem.example',
  Company: 'Naseem Cooling',
  'Project Type': 'web-app',
  Budget: '5k-10k',
  Description: 'Nine vans, one dispatcher.\nShe needs to see who is free.',
}
const choices = ['Type', 'Project Type', 'Budget']

/** Through the form of the site, as any visitor; returns the reference. */
async function send(page: Page, fields: Record<string, string>, submit: string) {
  for (const [label, value] of Object.entries(fields)) {
    if (choices.includes(label)) await field(page, label).selectOption(value)
    else await field(page, label).fill(value)
  }
  await press(page, submit)
  const said = page.getByRole('status').filter({ hasText: 'Your reference is' })
  await expect(said).toBeVisible()
  return /(?:LD|PR)-[0-9A-Z]{6}/.exec(await said.innerText())?.[0] ?? ''
}

async function expectFields(page: Page, fields: Record<string, string>) {
  const sent = page.getByRole('region', { name: 'Message' })
  await expect(sent.getByRole('term')).toHaveText(Object.keys(fields))
  await expect(sent.getByRole('definition')).toHaveText(Object.values(fields))
}

/** An empty studio says on every screen how to begin. */
async function expectBeginnings(page: Page) {
  await expect(heading(page)).toHaveText('Today')
  for (const [key, title] of [
    ['i', 'No new submissions'],
    ['d', 'No deals yet'],
    ['c', 'No contacts yet'],
    ['o', 'No companies yet'],
    ['t', 'No tasks'],
    ['h', 'Get started'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await expectFitForAll(page)
}

function reply(page: Page) {
  return page.getByRole('region', { name: 'Reply' })
}

test.describe('from an empty folder', () => {
  outsideTest.describe.configure({ mode: 'serial' })
  const { at, setupCode } = useUnclaimedStudio()
  let colleagueState: Awaited<ReturnType<BrowserContext['storageState']>>
  let leadReference: string

  outsideTest(
    'the studio is claimed, joined, written to, and wins its first deal by keyboard',
    async ({ page, openElsewhere }) => {
      await page.goto(at('/crm/register'))
      await fillClaim(page, 'not-the-code')
      await expect(page.getByLabel('Setup code')).toHaveAccessibleDescription(/This is not the setup code/)
      await expectFitForAll(page)
      await fillClaim(page, setupCode())
      await expectBeginnings(page)
      await page.getByRole('link', { name: 'Invite a colleague' }).click()
      await expect(page.getByText('You are the only owner.')).toBeVisible()
      const link = await invite(page, 'rafi@example.com', 'Member')
      const colleague = await openElsewhere()
      await colleague.goto(link)
      await fillRegistration(colleague, 'Rafi Khan')
      await expect(colleague.getByText('Good to see you, Rafi Khan.')).toBeVisible()
      colleagueState = await colleague.context().storageState()

      const visitor = await openElsewhere()
      await visitor.goto(at('/about'))
      leadReference = await send(visitor, lead, 'Submit')
      await visitor.goto(at('/start-project'))
      const reference = await send(visitor, request, 'Submit Request')

      const { messages } = observe(page)
      await page.goto(at('/crm'))
      await expect(heading(page)).toHaveText('Today')
      await go(page, 'i', 'Inbox')
      await expect(page.getByRole('link', { name: new RegExp(lead.Name) })).toContainText('Waiting')
      // Who has waited longest is first.
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      const line = page.getByRole('link', { name: /Noura/ })
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
      await expect(page.getByText(/Replied in/)).toBeVisible()
      await page.getByRole('region', { name: 'Next step?' }).getByRole('button', { name: 'Tomorrow' }).press('Enter')
      await expect(toasts(page).getByText('Next step: Tomorrow.')).toBeVisible()

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
      await expect(timeline.getByRole('listitem')).toContainText(['Moved', 'Email', 'Submission'])

      await go(page, 'h', 'Today')
      await expect(page.getByText('USD 7,200', { exact: true })).toBeVisible()
      await expect(page.getByText('Follow up with Noura Al-Qahtani')).toBeVisible()
      // A browser with windows says that it has opened the mail program.
      expect(messages.filter((message) => !message.startsWith('Launched external handler'))).toEqual([])
    },
  )

  outsideTest('the colleague answers the lead and wins it on a phone, with one thumb', async ({ openElsewhere }) => {
    const page = await openElsewhere({ ...PHONE, storageState: colleagueState })
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    const { messages } = observe(page)
    await page.goto(at('/crm'))
    const waiting = page.getByRole('region', { name: 'New submissions' })
    await waiting.getByRole('link', { name: new RegExp(lead.Name) }).tap()
    await expectFields(page, lead)
    await page.getByRole('button', { name: 'Assign to me' }).tap()
    await expect(page.locator('.inbox-taken')).toContainText('Assigned to you')
    await undo(page, 'Assigned to you.').tap()
    await page.getByRole('button', { name: 'Assign to me' }).tap()

    await expect(reply(page).getByLabel('Message')).toHaveValue(/^হ্যালো রফিক আহমেদ, আমি Rafi Khan।/)
    const opening = page.waitForEvent('popup')
    await reply(page).getByRole('link', { name: 'Open WhatsApp' }).tap()
    const popup = await opening
    await popup.waitForURL('https://wa.me/**')
    const address = new URL(popup.url())
    expect(address.pathname).toBe('/8801712345678')
    expect(address.searchParams.get('text')).toContain(leadReference)
    await popup.close()
    await expect(page.getByText(/Replied in/)).toBeVisible()
    await page.getByRole('button', { name: 'In 3 days' }).tap()

    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('link', { name: 'Inbox' }).tap()
    await page.getByRole('tab', { name: /^Assigned/ }).tap()
    await expect(page.getByRole('link', { name: /Noura/ })).toContainText('Assigned to Mitali Das')
    await bar.getByRole('link', { name: 'Deals' }).tap()
    const stages = page.getByRole('group', { name: 'Stages' })
    await stages.getByRole('button', { name: /^Talking/ }).tap()
    await page.getByRole('button', { name: /^Move to…/ }).tap()
    await page.getByRole('menuitem', { name: 'Won' }).tap()
    await page
      .getByRole('dialog', { name: /is won$/ })
      .getByRole('button', { name: 'Not now' })
      .tap()
    await stages.getByRole('button', { name: /^Won/ }).tap()
    await expect(page.getByRole('list', { name: 'Deals in Won' }).getByRole('listitem')).toHaveCount(2)

    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('link', { name: 'Tasks' }).tap()
    const tick = page.getByRole('checkbox', { name: `Done: Follow up with ${lead.Name}` })
    await tick.tap()
    await expect(tick).toBeChecked()
    await undo(page, 'Task done.').tap()
    await expect(tick).not.toBeChecked()
    expect(messages).toEqual([])
  })
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
  await expect(page.getByText(/Replied in/)).toBeVisible()

  await reply(page).getByRole('link', { name: 'Open email' }).click()
  await expect(reply(page).getByText('Mitali Das has answered this submission in the meantime.')).toBeVisible()
  await expect(toasts(page).getByText('Email logged.')).toHaveCount(0)
  await expect(message).toHaveValue('My own words.')
  await reply(page).getByRole('link', { name: 'Send anyway' }).click()
  await expect(toasts(page).getByText('Email logged.')).toBeVisible()
})
