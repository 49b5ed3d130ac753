import { expect, type Page, test } from '@playwright/test'
import * as arabicForms from '../../content/ar/forms.ts'
import * as banglaForms from '../../content/bn/forms.ts'
import { sampleContent } from '../../content/samples/sample-content.ts'
import { expectAccessible, observe } from '../browser.ts'
import { useInstallation } from '../creator/creator.ts'
import { field } from '../public-form.ts'

const { pages: banglaPages } = sampleContent.bn
const { pages: arabicPages } = sampleContent.ar

test.describe.configure({ mode: 'default' })
const { at } = useInstallation()

const translations = [
  { code: 'bn', name: 'বাংলা', direction: 'ltr', pages: banglaPages, forms: banglaForms },
  { code: 'ar', name: 'العربية', direction: 'rtl', pages: arabicPages, forms: arabicForms },
]

async function fillLead(page: Page, { leadForm }: typeof banglaForms, contact: string) {
  await field(page, leadForm.name).fill('রাহিমা خاتون')
  await field(page, leadForm.contact).fill(contact)
  await field(page, leadForm.type).selectOption('marketing')
}

for (const { code, name, direction, pages, forms } of translations) {
  const { leadForm } = forms

  const tag = code === 'ar' ? [] : '@nightly'
  test(`${name}: a visitor changes the language, keeps it from page to page, and becomes a lead`, { tag }, async ({
    page,
  }) => {
    const { messages } = observe(page)
    await page.goto(at('/about'))
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(at(`/${code}/about`))
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page).toHaveTitle(pages['/about'].title)
    await expectAccessible(page)

    await fillLead(page, forms, '01711')
    await page.getByRole('button', { name: leadForm.submit }).click()
    await expect(page.getByRole('alert').filter({ hasText: forms.formLabels.problem })).toBeVisible()
    await field(page, leadForm.contact).fill(`${code}@example.com`)
    await page.getByRole('button', { name: leadForm.submit }).click()
    await expect(page.getByRole('status').filter({ hasText: /LD-[0-9A-Z]{6}/ })).toBeVisible()

    await page.goto(at(`/${code}/no-such-page`))
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(at('/'))
    expect(messages.filter((message) => !message.includes('404'))).toEqual([])
  })
}
