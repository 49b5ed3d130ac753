import { expect, test } from '@playwright/test'
import { createProfile, expectAccessible, overflowOf } from './browser.ts'
import { newName, press } from './creator.ts'
import { useMailedInstallation } from './mailbox.ts'
import { claimStudio, inviteStaff } from './staff.ts'

const { url, setupCode, mailedLink } = useMailedInstallation()

test.use({ viewport: { width: 360, height: 740 } })

test('an owner finds a creator who lost the mailbox, and the account moves when another agrees', async ({
  page,
  browser,
}) => {
  const username = newName()
  const visitor = await browser.newContext({ baseURL: url() })
  await createProfile(await visitor.newPage(), url(), username)
  await claimStudio(page.request, setupCode(), url())
  const second = await browser.newContext({ baseURL: url() })
  const colleague = await browser.newContext({
    baseURL: url(),
    storageState: await page.context().storageState(),
  })
  await inviteStaff({ from: colleague.request, to: second.request, name: 'Rafi Khan', role: 'owner' })

  await page.goto(`${url()}/crm/creators`)
  await page.getByRole('searchbox').fill(username.slice(0, 14))
  await expect(page).toHaveURL(/q=creator-/)
  const row = page.getByRole('listitem').filter({ hasText: `@${username}` })
  await expect(row).toContainText('address not confirmed')
  await row.getByRole('button', { name: 'Lost their mailbox…' }).click()
  await page.getByLabel('New address').fill('ada@new.example')
  await page.getByLabel('How you know that it is them').fill('Called from the number on the page')
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)
  await press(page, 'Send both mails')
  await expect(row).toContainText('Moves to ada@new.example')
  await expect(row.getByRole('button', { name: /^Agree/ })).toHaveCount(0)
  expect(await mailedLink(`${username}@example.com`, 'Somebody asked to move your account')).toContain(
    'token=',
  )

  const other = await second.newPage()
  await other.goto('/crm/creators')
  await other.getByRole('button', { name: /^Agree/ }).click()
  await expect(other.getByText('Another owner has agreed.')).toBeVisible()
  await other.goto(await mailedLink('ada@new.example', 'Confirm your new e-mail address'))
  await expect(other.getByText('Your account goes by ada@new.example.')).toBeVisible()
  await page.reload()
  await expect(row).toContainText('ada@new.example')
  await expect(row).not.toContainText('address not confirmed')
  for (const context of [visitor, second, colleague]) await context.close()
})
