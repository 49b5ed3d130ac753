import { type Page, test } from '@playwright/test'
import { startSmtp } from '../api/testing/servers/start-smtp.ts'
import { makeDataDir, type Product, startProduct } from '../server/testing/start-product.ts'
import { findSetupCode } from './product.ts'

/** An installation of its own for the journeys of one file: what it mails can be read. */
export function useMailedInstallation() {
  const data = makeDataDir()
  let smtp: Awaited<ReturnType<typeof startSmtp>> | undefined
  let product: Product | undefined
  test.beforeAll(async () => {
    smtp = await startSmtp()
    // As patient as a real server deserves: the machine may be busy.
    const SMTP_URL = `smtp://studio:secret@127.0.0.1:${smtp.port}`
    product = await startProduct({ env: { DATA_DIR: data.folder, ...smtp.env, SMTP_URL } })
  })
  test.afterAll(async () => {
    await product?.end('SIGTERM')
    await smtp?.end()
    data.remove()
  })
  /** The text of the first mail to this address with such a subject; waits for it. */
  async function mailedText(address: string, subject: string): Promise<string> {
    const { mails = [], arrival } = smtp ?? {}
    const mail = mails.find(({ headers }) => headers.to?.includes(address) && headers.subject?.includes(subject))
    if (mail) return mail.text
    await arrival?.(mails.length + 1)
    return mailedText(address, subject)
  }
  /** The link in it. */
  const mailedLink = async (address: string, subject: string) =>
    /http\S+/.exec(await mailedText(address, subject))?.[0] ?? ''
  return {
    url: () => product?.url ?? '',
    setupCode: () => findSetupCode(product?.output() ?? ''),
    mailedText,
    mailedLink,
    /** As whoever reads mail at that address and opens the link. */
    async confirmAddress(page: Page, email: string) {
      const token = new URL(await mailedLink(email, 'Confirm your email address')).searchParams.get('token')
      await page.request.post(`${product?.url}/api/auth/verify-email`, { data: { token } })
    },
  }
}
