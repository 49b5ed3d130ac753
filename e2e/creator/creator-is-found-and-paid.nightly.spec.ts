import { expect, type Page, test } from '@playwright/test'
import * as englishAccount from '../../content/account.ts'
import * as arabicAccount from '../../content/ar/account.ts'
import * as arabicDashboard from '../../content/ar/dashboard.ts'
import * as arabicLinkhub from '../../content/ar/linkhub.ts'
import * as arabicMails from '../../content/ar/mails.ts'
import * as arabicPayments from '../../content/ar/payments.ts'
import * as banglaAccount from '../../content/bn/account.ts'
import * as banglaDashboard from '../../content/bn/dashboard.ts'
import * as banglaLinkhub from '../../content/bn/linkhub.ts'
import * as banglaMails from '../../content/bn/mails.ts'
import * as banglaPayments from '../../content/bn/payments.ts'
import * as englishDashboard from '../../content/dashboard.ts'
import { hubWords } from '../../content/hub.ts'
import { blockWords } from '../../content/hub-blocks.ts'
import * as englishLinkhub from '../../content/linkhub.ts'
import * as englishMails from '../../content/mails.ts'
import * as englishPayments from '../../content/payments.ts'
import { languageCodes, pathIn, siteLanguages } from '../../contract/languages.ts'
import { sayIn } from '../../contract/sentences/in-language.ts'
import { createProfile, expectAccessible, overflowOf } from '../browser.ts'
import { useMailedInstallation } from '../mailbox.ts'
import { addPasskeyDevice } from '../passkey-device.ts'
import { newName, PASSWORD, press } from './creator.ts'
import { savedProfile, status } from './dashboard.ts'
import { PHONE } from './page-form.ts'

const { url, mailedLink, mailedText } = useMailedInstallation()

test.use({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] })

const content = {
  en: { ...englishAccount, ...englishDashboard, ...englishLinkhub, ...englishMails, ...englishPayments },
  bn: { ...banglaAccount, ...banglaDashboard, ...banglaLinkhub, ...banglaMails, ...banglaPayments },
  ar: { ...arabicAccount, ...arabicDashboard, ...arabicLinkhub, ...arabicMails, ...arabicPayments },
}

for (const code of languageCodes) {
  const { dashboard, socialFields, payments, accountPages, authPages, mails } = content[code]
  const { links, add } = dashboard
  const inLanguage = (path: string) => url() + pathIn(siteLanguages[code], path)
  const { payments: onPage } = blockWords[code]

  async function choose(page: Page, what: string) {
    await press(page, add.open)
    await page.getByRole('dialog').getByRole('button', { name: what, exact: true }).click()
  }

  test(`a creator who reads ${code} says where to be found, reached and paid, on a phone`, async ({
    page,
  }) => {
    const username = newName()
    const email = `${username}@example.com`
    // As the site in that language registers somebody: their mails are in it.
    await page.context().setExtraHTTPHeaders({ 'accept-language': code })
    await createProfile(page, url(), username)
    const link = new URL(await mailedLink(email, mails.verification.subject))
    await page.request.post(`${url()}/api/auth/verify-email`, {
      data: { token: link.searchParams.get('token') },
    })
    await page.request.patch(`${url()}/api/linkhubAuth/me`, { data: { version: 1, language: code } })

    // A passkey, without which nobody may say how to be paid.
    await addPasskeyDevice(page)
    await page.goto(inLanguage('/account'))
    const { safety } = accountPages.account
    await press(page, safety.passkeys.add)
    await page.getByLabel(authPages.fields.currentPassword, { exact: true }).fill(PASSWORD)
    await press(page, safety.submit.label)
    await expect(page.getByText(safety.passkeys.added)).toBeVisible()

    // Where to be found: refused with a sentence, then kept.
    await page.goto(inLanguage('/dashboard'))
    await choose(page, 'TikTok')
    const tiktok = page.getByLabel('TikTok', { exact: true })
    await tiktok.fill('https://tiktok.example.com/@ada')
    await tiktok.blur()
    await expect(tiktok).toHaveAttribute('aria-invalid', 'true')
    await tiktok.fill('@ada.weaves')
    await expect(page.getByText(`${socialFields.leadsTo} tiktok.com/@ada.weaves`)).toBeVisible()
    await press(page, links.done)

    // How to be reached, and a link with a beginning and an end.
    await choose(page, links.ways.phone.label)
    await page.getByLabel(links.ways.phone.label, { exact: true }).fill('+৮৮০ ১৮১৯ ০০০১১১')
    await press(page, links.done)
    await press(page, `${links.edit}: My shop`)
    await page.getByLabel(links.plan.featured.label).click()
    await page.getByLabel(links.plan.from).fill('2030-01-02T10:00')
    await page.getByLabel(links.plan.until).fill('2030-01-01T10:00')
    await expect(page.getByText(sayIn(code, { code: 'end-before-start' })).first()).toBeVisible()
    await page.getByLabel(links.plan.from).fill('2020-01-02T10:00')
    await page.getByLabel(links.plan.until).fill('2030-01-03T10:00')
    await press(page, links.done)
    await expect(status(page)).toHaveText(dashboard.saving.saved)
    expect((await savedProfile(page)).profiles).toEqual([{ kind: 'tiktok', value: 'ada.weaves' }])
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)

    // How to be paid: typed twice and read back, with the password.
    await choose(page, add.blocks.payment)
    const sheet = page.getByRole('dialog')
    const { form } = payments
    await sheet.getByLabel(form.kind).selectOption(payments.kinds.bkash)
    await sheet.getByLabel(form.value.number, { exact: true }).fill('+৮৮০ ১৭১২-৩৪৫৬৭৮')
    await expect(sheet.getByRole('status').filter({ hasText: form.readBack })).toContainText('01712 345 678')
    await sheet.getByLabel(form.again.number).fill('01712345679')
    await sheet.getByLabel(form.holder).fill('Ada Rahman')
    await press(page, form.save.label)
    await expect(sheet.getByLabel(form.again.number)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await sheet.getByLabel(form.again.number).fill('01712345678')
    await press(page, form.save.label)
    await page.getByLabel(authPages.fields.currentPassword, { exact: true }).fill(PASSWORD)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await press(page, accountPages.proof.submit.label)
    await expect(sheet).toBeHidden()
    const row = page.getByRole('listitem').filter({ hasText: payments.kinds.bkash })
    await expect(row).toContainText('01712 345 678')
    expect(await mailedText(email, mails.paymentsChanged.subject)).toContain(username)

    await page.goto(`${url()}/hub/${username}`)
    const profile = page.getByRole('link', { name: 'TikTok' })
    await expect(profile).toHaveAttribute('href', 'https://www.tiktok.com/@ada.weaves')
    const phone = page.getByRole('link', { name: hubWords[code].phone })
    await expect(phone).toHaveAttribute('href', 'tel:+8801819000111')
    await expect(page.getByRole('link', { name: 'My shop' })).toBeVisible()
    const way = page.getByRole('group').filter({ hasText: payments.kinds.bkash })
    await way.locator('summary').click()
    await expect(page.getByText(onPage.warning)).toBeVisible()
    await way.getByRole('button', { name: onPage.copy }).click()
    await expect(page.getByRole('button', { name: onPage.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('01712345678')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
}
