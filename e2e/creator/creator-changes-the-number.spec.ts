import { expect, test } from '@playwright/test'
import { languageCodes, pathIn, siteLanguages } from '../../contract/languages.ts'
import { sayIn } from '../../contract/sentences/in-language.ts'
import { expectAccessible, overflowOf } from '../browser.ts'
import { everydayIn, labelsIn } from '../languages.ts'
import { makeOwner, PASSWORD, press, useInstallation } from './creator.ts'
import { savedProfile, status } from './dashboard.ts'
import { PHONE } from './page-form.ts'

const { at, apiUrl } = useInstallation()

test.use(PHONE)

for (const code of languageCodes) {
  const { dashboard } = labelsIn[code]
  const { proof } = labelsIn[code].accountPages
  const { fields } = labelsIn[code].authPages

  test(
    `a creator who reads ${code} changes the number for orders in a new session, and is asked for the password once`,
    everydayIn(code),
    async ({ page }) => {
      const { email } = await makeOwner(page, apiUrl())
      await page.request.post(at('/api/auth/logout'))
      await page.request.post(at('/api/auth/login'), { data: { email, password: PASSWORD } })
      await page.goto(at(pathIn(siteLanguages[code], '/dashboard')))
      await page.getByRole('button', { name: dashboard.add.open, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'WhatsApp', exact: true }).click()
      const number = page.getByLabel('WhatsApp', { exact: true })
      await number.fill('01712345678')
      await expect(status(page)).toContainText(sayIn(code, { code: 'proof-needed' }))
      const dialog = page.getByRole('dialog', { name: proof.heading })
      // Nobody is interrupted while they type.
      await expect(dialog).toBeHidden()
      await number.blur()
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)

      // Not now: the number stays here, also in a tab that is closed, and everything else is saved.
      await dialog.getByRole('button', { name: proof.close }).last().click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: dashboard.saving.prove })).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(dialog).toBeVisible()
      expect((await savedProfile(page)).socials.whatsapp).toBeUndefined()

      await expect(page.getByLabel(fields.currentPassword, { exact: true })).toBeFocused()
      await page.getByLabel(fields.currentPassword, { exact: true }).fill('not my password')
      await press(page, proof.submit.label)
      await expect(dialog.getByRole('alert')).toBeVisible()
      await page.getByLabel(fields.currentPassword, { exact: true }).fill(PASSWORD)
      await press(page, proof.submit.label)
      await expect(status(page)).toHaveText(dashboard.saving.saved)
      expect((await savedProfile(page)).socials.whatsapp).toBe('8801712345678')
    },
  )
}
