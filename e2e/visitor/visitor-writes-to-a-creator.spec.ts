import { expect, test } from '@playwright/test'
import { messageLabels } from '../../content/hub-messages.ts'
import { languageCodes, pathIn, siteLanguages } from '../../contract/languages.ts'
import { createProfile, expectAccessible, overflowOf } from '../browser.ts'
import { newName, press } from '../creator/creator.ts'
import { labelsIn } from '../languages.ts'
import { useMailedInstallation } from '../mailbox.ts'

const { url, mailedText, confirmAddress } = useMailedInstallation()
const phone = { viewport: { width: 360, height: 740 } }

test.use(phone)

const { forgetPage } = labelsIn.ar

test('visitors without scripts write to a creator, who reads it, and one of them is forgotten', async ({
  page,
  browser,
}) => {
  const username = newName()
  const email = `${username}@example.com`
  await createProfile(page, url(), username)
  await confirmAddress(page, email)

  await page.goto(`${url()}/dashboard`)
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  await press(page, 'Turn on messages')
  await page.getByRole('switch', { name: 'Let visitors message me' }).click()
  await expect(page.getByRole('switch', { name: 'Ask visitors if they need a website' })).toBeVisible()
  await page.getByRole('switch', { name: 'Let visitors follow my news' }).click()
  await expect(page.getByRole('switch', { name: 'Let visitors follow my news' })).toBeChecked()
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)
  await press(page, 'Close')
  await expect(page.getByText('No messages yet.')).toBeVisible()

  await page.goBack()
  await press(page, 'Preview')
  const form = page.getByRole('dialog').locator('details', { hasText: messageLabels.en.leave })
  await form.locator('summary').click()
  await form.getByRole('button', { name: messageLabels.en.send }).click()
  await expect(form.getByRole('checkbox')).not.toBeChecked()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`${url()}/dashboard/messages`)

  const plain = await browser.newContext({ javaScriptEnabled: false, ...phone })
  const visitor = await plain.newPage()
  let version = 1
  for (const code of ['en', 'bn', 'ar'] as const) {
    const [labels, { messagePage: answers }] = [messageLabels[code], labelsIn[code]]
    await page.request.patch(`${url()}/api/linkhubAuth/me`, {
      data: { version: version++, language: code, bio: `Bio ${version}` },
    })
    await visitor.goto(`${url()}/hub/${username}`)
    await visitor.locator('summary', { hasText: labels.leave }).click()
    await expect(visitor.getByRole('checkbox')).not.toBeChecked()
    expect(await overflowOf(visitor)).toBe(0)
    await visitor.getByLabel(labels.name).fill(`Rima ${code}`)
    await visitor.getByLabel(labels.text).fill(`Do you teach kantha? ${code}`)
    await visitor.getByRole('checkbox').check()
    await visitor.getByRole('button', { name: labels.send }).click()

    await expect(visitor.locator('html')).toHaveAttribute('lang', code)
    await expect(visitor.getByRole('alert')).toBeVisible()
    await expect(visitor.getByLabel(labels.text)).toHaveValue(`Do you teach kantha? ${code}`)
    await expect(visitor.getByRole('checkbox')).toBeChecked()
    await visitor.getByLabel(labels.email).fill(`rima-${code}@example.com`)
    await visitor.getByRole('button', { name: labels.send }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(answers.thanks.heading)
    await expect(visitor).toHaveURL(/\?sent=/)
    // In the colours of the page, without the header of the studio, and with the way back.
    await expect(visitor.locator('main')).toHaveCSS('background-image', /^linear-gradient/)
    await expect(visitor.getByRole('banner')).toHaveCount(0)
    await expect(visitor.getByRole('link', { name: answers.thanks.back })).toHaveAttribute('href', `/hub/${username}`)
    expect(await overflowOf(visitor)).toBe(0)
  }

  expect(await mailedText(email, 'new message')).toContain('/dashboard/messages')
  const forget = /http\S+\/forget\?token=\S+/.exec(await mailedText('rima-ar@example.com', username))?.[0] ?? ''
  await visitor.goto(forget)
  await visitor.getByRole('button', { name: forgetPage.submit }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(forgetPage.done.heading)

  const follow = /http\S+\/follow\?token=\S+/.exec(await mailedText('rima-bn@example.com', username))?.[0] ?? ''
  await visitor.goto(follow)
  await visitor.getByRole('button', { name: labelsIn.bn.followPage.submit }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(labelsIn.bn.followPage.done.heading)
  await plain.close()

  await page.goto(`${url()}/dashboard`)
  await expect(page).toHaveTitle(/^\(2\) /)
  await page.getByRole('link', { name: 'Messages 2 unread messages' }).click()
  await expect(page.getByText('New', { exact: true })).toHaveCount(2)
  await expect(page).not.toHaveTitle(/^\(/)
  const rows = page.locator('.message-row')
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('Do you teach kantha? bn')).toBeVisible()
  const answer = rows.first().getByRole('link', { name: 'Reply by email' })
  expect(await answer.getAttribute('href')).toContain(encodeURIComponent('/forget?token='))
  await rows.first().getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(1)
  await press(page, 'Undo')
  await expect(rows).toHaveCount(2)
  for (const code of languageCodes) {
    const { lists, agreed } = labelsIn[code].messages
    await page.goto(url() + pathIn(siteLanguages[code], '/dashboard/messages'))
    await expect(rows).toHaveCount(2)
    await page.getByRole('tab', { name: lists.followers }).click()
    await expect(page.getByText(agreed).first()).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  }
})
