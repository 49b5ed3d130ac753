import { expect, test } from '@playwright/test'
import { appCode } from '../../api/testing/app-code.ts'
import { languageCodes, pathIn, siteLanguages } from '../../contract/languages.ts'
import { sayIn } from '../../contract/sentences/in-language.ts'
import { expectAccessible, nextFrames, overflowOf } from '../browser.ts'
import { everydayIn, labelsIn } from '../languages.ts'
import { useMailedInstallation } from '../mailbox.ts'
import { addPasskeyDevice } from '../passkey-device.ts'
import { makeOwner, PASSWORD, press } from './creator.ts'

const { url, confirmAddress } = useMailedInstallation()
const at = (path: string) => url() + path

test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] })

for (const code of languageCodes) {
  const { fields, login } = labelsIn[code].authPages
  const { account, logout } = labelsIn[code].accountPages
  const { safety } = account
  const { accountSentences, appKey: keyLabels } = labelsIn[code]
  const inLanguage = (path: string) => at(pathIn(siteLanguages[code], path))

  test(
    `a creator who reads ${code} turns on two-factor, logs in with a code, and then with a passkey`,
    everydayIn(code),
    async ({ page }) => {
      const { email } = await makeOwner(page, url())
      await confirmAddress(page, email)
      await addPasskeyDevice(page)
      // The login leads to the language of the account.
      await page.request.patch(at('/api/auth/language'), { data: { language: code } })

      await page.goto(inLanguage('/account'))
      await press(page, safety.app.setUp)
      await page.getByLabel(fields.currentPassword, { exact: true }).fill(PASSWORD)
      await press(page, safety.app.start.label)
      const key = (await page.getByText(keyLabels.key).locator('code').textContent()) ?? ''
      // The app may be on this phone, where nobody can scan a picture.
      const opened = await page.getByRole('link', { name: keyLabels.open }).getAttribute('href')
      expect(opened).toContain(`secret=${key.replaceAll(' ', '')}`)
      await press(page, keyLabels.copy)
      await expect(page.getByText(keyLabels.copied)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key.replaceAll(' ', ''))
      await expect(page.getByRole('heading', { name: safety.codes.heading })).toBeVisible()
      const recovery = await page.locator('.recovery-codes code').first().textContent()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
      // Each code works once, and the next one is accepted early, so the time of the run does not matter.
      await page.getByLabel(safety.code, { exact: true }).fill(appCode(key))
      await press(page, safety.app.confirm.label)
      await expect(page.getByText(safety.app.on)).toBeVisible()

      await press(page, safety.passkeys.add)
      await page.getByLabel(fields.currentPassword, { exact: true }).fill(PASSWORD)
      await page.getByLabel(safety.code, { exact: false }).fill(recovery?.toUpperCase() ?? '')
      await press(page, safety.submit.label)
      await expect(page.getByText(safety.passkeys.added)).toBeVisible()
      await expect(page.getByText(`${safety.codes.heading}: ${accountSentences.codesLeft(9)}`)).toBeVisible()

      await press(page, logout.label)
      await expect(page).toHaveURL(inLanguage('/login'))
      await page.getByLabel(fields.email, { exact: true }).fill(email)
      await page.getByLabel(fields.password, { exact: true }).fill(PASSWORD)
      // As slowly as people press, next to a toast: the button must not move away meanwhile.
      await page.getByRole('button', { name: login.submit.label, exact: true }).hover()
      await page.mouse.down()
      await nextFrames(page)
      await page.mouse.up()
      await page.getByLabel(login.code.label, { exact: true }).fill('000000')
      await press(page, login.code.submit.label)
      await expect(page.getByRole('alert')).toContainText(sayIn(code, { code: 'wrong-login-code' }))
      await page.getByLabel(login.code.label, { exact: true }).fill(appCode(key, 1))
      await press(page, login.code.submit.label)
      await expect(page).toHaveURL(inLanguage('/dashboard'))

      await page.goto(inLanguage('/account'))
      await press(page, logout.label)
      await expect(page).toHaveURL(inLanguage('/login'))
      await press(page, login.passkey.label)
      await expect(page).toHaveURL(inLanguage('/dashboard'))
    },
  )
}
