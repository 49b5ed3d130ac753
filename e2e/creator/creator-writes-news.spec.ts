import { type Browser, expect, type Page, test } from '@playwright/test'
import { messageLabels } from '../../content/hub-messages.ts'
import { pathIn, siteLanguages } from '../../contract/languages.ts'
import { createProfile, expectAccessible, overflowOf } from '../browser.ts'
import { labelsIn } from '../languages.ts'
import { useMailedInstallation } from '../mailbox.ts'
import { claimStudio } from '../studio/staff.ts'
import { newName } from './creator.ts'

const { url, setupCode, mailedText, confirmAddress } = useMailedInstallation()

const phone = { viewport: { width: 360, height: 640 } }

test.use(phone)

const written = {
  en: { subject: 'New bags', text: 'They are here.' },
  bn: { subject: 'নতুন ব্যাগ', text: 'ব্যাগগুলো এসে গেছে।' },
  ar: { subject: 'حقائب جديدة', text: 'وصلت الحقائب.' },
}

/** A page, and somebody who follows it: without scripts, by the form and the link in the mail. */
async function openFollowedPage(page: Page, username: string, browser: Browser, code: 'en' | 'bn' | 'ar' = 'en') {
  const [labels, { followPage }] = [messageLabels[code], labelsIn[code]]
  await createProfile(page, url(), username)
  await confirmAddress(page, `${username}@example.com`)
  const me = `${url()}/api/linkhubAuth/me`
  await page.request.put(`${me}/messages/settings`, { data: { messages: true, news: true, studio: false } })
  await page.request.patch(me, { data: { version: 1, language: code, bio: 'Bags' } })

  const reader = `reader-${username}@example.com`
  const plain = await browser.newContext({ javaScriptEnabled: false, ...phone })
  const follower = await plain.newPage()
  await follower.goto(`${url()}/hub/${username}`)
  await follower.locator('summary', { hasText: labels.leave }).click()
  await follower.getByLabel(labels.name).fill('Rima')
  await follower.getByLabel(labels.email).fill(reader)
  await follower.getByRole('checkbox').check()
  await follower.getByRole('button', { name: labels.send }).click()
  await follower.goto(/http\S+\/follow\?token=\S+/.exec(await mailedText(reader, username))?.[0] ?? '')
  await follower.getByRole('button', { name: followPage.submit }).click()
  await expect(follower.getByRole('heading', { level: 1 })).toHaveText(followPage.done.heading)
  return { follower, reader }
}

for (const code of ['en', 'bn', 'ar'] as const) {
  const { news, unfollowPage, messages } = labelsIn[code]
  const { subject, text } = written[code]
  const tag = code === 'bn' ? [] : ['@nightly']
  test(`a creator writes to a follower, who stops it (${code})`, { tag }, async ({ page, browser }) => {
    const username = newName()
    const email = `${username}@example.com`
    const { follower, reader } = await openFollowedPage(page, username, browser, code)

    await page.goto(url() + pathIn(siteLanguages[code], '/dashboard/messages'))
    await page.getByRole('tab', { name: news.tab }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: news.write }).click()
    await page.getByLabel(news.subject).fill(subject)
    await page.getByLabel(news.text, { exact: true }).fill(text)
    await page.getByLabel(news.linkLabel).fill('Shop')
    await page.getByLabel(news.linkUrl).fill('https://shop.example/bags')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await page.getByRole('button', { name: news.save.label, exact: true }).click()

    const mail = page.frameLocator('iframe')
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expect(mail.getByRole('heading', { level: 1 })).toHaveCSS('direction', siteLanguages[code].direction)
    await page.getByRole('radio', { name: news.sizes.phone }).check()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await page.getByRole('button', { name: news.test }).click()
    expect(await mailedText(email, subject)).toContain(text)
    await page.getByRole('button', { name: news.send.now }).click()
    await expect(page.getByText(news.figures.sent, { exact: true })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)

    const sent = await mailedText(reader, subject)
    expect(sent).toContain(text)
    await follower.goto(/http\S+\/unfollow\?token=\S+/.exec(sent)?.[0] ?? '')
    await expect(follower.locator('html')).toHaveAttribute('lang', code)
    await follower.getByRole('button', { name: unfollowPage.submit }).click()
    await expect(follower.getByRole('heading', { level: 1 })).toHaveText(unfollowPage.done.heading)
    await follower.context().close()
    await page.reload()
    await page.getByRole('tab', { name: messages.lists.followers }).click()
    await expect(page.getByText(messages.empty.followers)).toBeVisible()
  })
}

test('the studio sees what is scheduled, and stops it', { tag: '@nightly' }, async ({ page, browser }) => {
  const username = newName()
  await openFollowedPage(page, username, browser)
  const api = `${url()}/api/linkhubAuth/me/news/draft`
  await page.request.put(api, { multipart: { subject: 'Win a phone', text: 'Send your PIN.' } })
  const at = Date.now() + 60 * 60 * 1000
  expect((await page.request.post(`${api}/send`, { data: { at } })).status()).toBe(200)
  const context = await browser.newContext(phone)
  const studio = await context.newPage()
  await claimStudio(context.request, setupCode(), url())
  await studio.goto(`${url()}/crm/linkhub?tab=news`)
  const row = studio.getByRole('listitem').filter({ hasText: `@${username}` })
  await expect(row).toContainText('Scheduled for')
  await row.getByText('Win a phone').first().click()
  await expect(row).toContainText('Send your PIN.')
  await expectAccessible(studio)
  expect(await overflowOf(studio)).toBe(0)
  await row.getByRole('button', { name: /^Stop/ }).click()
  await expect(row).toContainText('Stopped')
  expect(await mailedText(`${username}@example.com`, 'Your news was stopped')).toContain('Win a phone')
  await context.close()
})
