import { expect, test } from '@playwright/test'
import { mailsIn } from '../../content/by-language.ts'
import { sampleContent } from '../../content/samples/sample-content.ts'
import { languageCodes } from '../../contract/languages.ts'
import { createProfile, expectAccessible, overflowOf } from '../browser.ts'
import { newName, press } from '../creator/creator.ts'
import { labelsIn } from '../languages.ts'
import { useMailedInstallation } from '../mailbox.ts'
import { claimStudio, inviteStaff } from './staff.ts'

const { brand } = sampleContent.en

const { url, setupCode, mailedLink } = useMailedInstallation()

test.use({ viewport: { width: 360, height: 740 } })

test('an owner finds a creator who lost the mailbox, and another agrees to the move', async ({ page, browser }) => {
  await claimStudio(page.request, setupCode(), url())
  const second = await browser.newContext({ baseURL: url() })
  const colleague = await browser.newContext({ baseURL: url(), storageState: await page.context().storageState() })
  await inviteStaff({ from: colleague.request, to: second.request, name: 'Rafi Khan', role: 'owner' })
  const other = await second.newPage()

  for (const code of languageCodes) {
    const username = newName()
    const [old, address] = [`${username}@example.com`, `${username}@new.example`]
    const visitor = await browser.newContext({ baseURL: url() })
    await createProfile(await visitor.newPage(), url(), username)
    await visitor.request.patch('/api/auth/language', { data: { language: code } })

    await page.goto(`${url()}/crm/linkhub?tab=creators`)
    await page.getByRole('searchbox').fill(username.slice(0, 14))
    await expect(page).toHaveURL(/q=creator-/)
    const row = page.getByRole('listitem').filter({ hasText: `@${username}` })
    await expect(row).toContainText('address not confirmed')
    await row.getByRole('link', { name: 'Recover account' }).click()
    await expect(page.getByRole('heading', { name: 'Recover account' })).toBeVisible()
    await expect(page.getByText(`The account has the address ${old} now.`)).toBeVisible()
    await page.getByLabel('New address').fill(address)
    await page.getByLabel('How you know that it is them').fill('Called from the number on the page')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await press(page, 'Send both emails')
    const running = page.getByRole('listitem').filter({ hasText: `${old} moves to ${address}` })
    await expect(running).toContainText('The link at the new address was not opened yet.')
    await expect(running).toContainText('Another owner has to agree.')
    await expect(running.getByRole('button', { name: /^Agree/ })).toHaveCount(0)
    await expect(page.getByLabel('New address')).toHaveCount(0)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    expect(await mailedLink(old, mailsIn[code](brand).keepAddress.subject)).toContain('token=')

    await other.goto(`/crm/linkhub?tab=creators&q=${username}`)
    await other.getByRole('link', { name: 'Recovery under way' }).click()
    const theirs = other.getByRole('listitem').filter({ hasText: address })
    await theirs.getByRole('button', { name: /^Agree/ }).click()
    await expect(theirs).toContainText('Another owner has agreed.')
    const movesTo = await visitor.newPage()
    await movesTo.goto(await mailedLink(address, mailsIn[code](brand).recovery.subject))
    await expect(movesTo.locator('html')).toHaveAttribute('lang', code)
    await expect(movesTo.getByText(labelsIn[code].authPages.verifyEmail.done.heading)).toBeVisible()
    await expect(movesTo.getByText(address)).toBeVisible()
    await page.reload()
    await expect(running).toContainText('The link at the new address was opened. Another owner has agreed. It moves on')
    await visitor.close()
  }
  for (const context of [second, colleague]) await context.close()
})
