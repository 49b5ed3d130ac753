import { appCode } from '@nokshi/api/testing/app-code.ts'
import { OwnPayments } from '@nokshi/contract/blocks/payments.ts'
import { TwoFactorSecret } from '@nokshi/contract/safety/app-codes.ts'
import type { Browser } from './browser.ts'
import type { PageBlocks } from './words/page-blocks.ts'

/** Switches two-factor on, as everybody must who shows where to send money, then adds each way to be paid. */
export async function takePayments(browser: Browser, password: string, { payments = [] }: PageBlocks) {
  if (payments.length === 0) return []
  const { uri, recoveryCodes } = await browser.post('/api/auth/two-factor', { password }, TwoFactorSecret)
  await browser.send('POST', '/api/auth/two-factor/confirm', { code: appCode(uri) })
  const path = '/api/linkhubAuth/me/payments'
  for (const [index, payment] of payments.entries()) {
    const form = new FormData()
    // The app's next code comes in half a minute.
    const proof = { password, code: recoveryCodes[index] ?? '' }
    for (const [name, value] of Object.entries({ ...payment, valueAgain: payment.value, ...proof }))
      form.set(name, value)
    await browser.send('POST', path, form)
  }
  return (await browser.get(path, OwnPayments)).payments.map(({ id }) => id)
}
