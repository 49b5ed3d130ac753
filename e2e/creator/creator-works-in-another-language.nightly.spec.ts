import { expect, type Page, test } from '@playwright/test'
import { hubLabels } from '../../content/hub.ts'
import { sampleContent } from '../../content/samples/sample-content.ts'
import { expectAccessible, overflowOf } from '../browser.ts'
import { labelsIn } from '../languages.ts'
import { useMailedInstallation } from '../mailbox.ts'
import { newName, PASSWORD, press } from './creator.ts'
import { savedTitles, status } from './dashboard.ts'
import { PHONE } from './page-form.ts'

const { brand } = sampleContent.en

const { url, mailedLink } = useMailedInstallation()

test.use(PHONE)

const creators = [
  { code: 'bn', name: 'রোকেয়া সুলতানা', link: 'আচারের দোকান' },
  { code: 'ar', name: 'نورة الحربي', link: 'متجر العطور' },
] as const

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true })
}

for (const { code, name, link } of creators) {
  const { authPages, profileFields, createPage, dashboard, linkFields, analytics, mails, preview } = labelsIn[code]

  test(`a creator who reads ${code} registers, makes a page, edits it, reads the numbers and resets the password`, async ({
    page,
  }) => {
    const at = (path: string) => `${url()}/${code}${path}`
    const username = newName()
    const email = `${username}@example.com`

    await page.goto(at('/register'))
    await field(page, authPages.fields.email).fill(email)
    await field(page, authPages.fields.password).fill(PASSWORD)
    await field(page, authPages.fields.confirmation).fill(PASSWORD)
    await press(page, authPages.register.submit.label)
    await expect(page).toHaveURL(at('/create-linkhub'))

    await press(page, preview.open)
    await expect(page.getByRole('dialog').getByText(hubLabels[code].connect)).toBeAttached()
    await press(page, preview.close)
    await field(page, profileFields.name.label).fill(name)
    await field(page, profileFields.username.label).fill(username)
    await field(page, profileFields.bio.label).fill(link)
    await press(page, createPage.submit.label)
    await expect(page).toHaveURL(`${url()}/hub/${username}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goto(at('/create-linkhub'))
    await expect(page).toHaveURL(at('/dashboard'))
    await expect(page.getByText(createPage.success)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

    await press(page, dashboard.links.add)
    await field(page, linkFields.title).fill(link)
    await field(page, linkFields.url).fill('javascript:alert(1)')
    await field(page, linkFields.url).blur()
    await expect(status(page)).toContainText(dashboard.saving.refused)
    await field(page, linkFields.url).fill('shop.example.com')
    await press(page, dashboard.links.done)
    await expect(status(page)).toHaveText(dashboard.saving.saved)
    expect(await savedTitles(page)).toEqual([link])
    await page.getByRole('tab', { name: dashboard.tabs.analytics }).click()
    await expect(page.getByText(analytics.figures.lifetime.label).first()).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)

    // Their page is in the language of its words, and so are the pages of the studio that it leads to.
    await page.goto(`${url()}/hub/${username}`)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.locator('.hub-foot a').first()).toHaveAttribute('href', `/${code}/report/${username}`)

    await page.context().clearCookies()
    await page.goto(at('/forgot-password'))
    await field(page, authPages.fields.email).fill(email)
    await press(page, authPages.forgotPassword.submit.label)
    await expect(page.getByText(authPages.forgotPassword.sent.promise)).toBeVisible()
    const mailed = await mailedLink(email, mails(brand).reset.subject)
    expect(mailed).toContain(at('/reset-password?token='))
    await page.goto(mailed)
    await field(page, authPages.fields.newPassword).fill('a shuttle of red wool')
    await field(page, authPages.fields.confirmation).fill('a shuttle of red wool')
    await press(page, authPages.resetPassword.submit.label)
    await expect(page).toHaveURL(at('/login'))
    await expect(page.getByText(authPages.resetPassword.done)).toBeVisible()
  })
}
