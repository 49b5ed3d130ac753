import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Page, test } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { type ReceivedMail, readMail } from '../api/testing/servers/read-mail.ts'
import { makeDataDir, type Product, startProduct } from '../server/testing/start-product.ts'
import { findSetupCode } from './product.ts'

/** A mail server that takes everything, and the environment that makes the product use it. */
async function openMailbox() {
  const mails: ReceivedMail[] = []
  const postman = new EventEmitter<{ mail: [] }>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, answer) {
      text(stream).then((source) => {
        mails.push(readMail(source))
        answer()
        postman.emit('mail')
      }, answer)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  // A server that listens on TCP has an address object; a string is for pipes, null for closed ones.
  const { port } = server.server.address() as AddressInfo

  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Nokshi Studio <website@nokshi.example>',
      MAIL_TO: 'studio@nokshi.example',
    },
    /** The first mail to this address with such a subject; waits for it. */
    async mailTo(address: string, subject: string): Promise<ReceivedMail> {
      const mail = mails.find(({ headers }) => headers.to?.includes(address) && headers.subject?.includes(subject))
      if (mail) return mail
      await once(postman, 'mail')
      return this.mailTo(address, subject)
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** An installation of its own for the journeys of one file: what it mails can be read. */
export function useMailedInstallation() {
  const data = makeDataDir()
  let mailbox: Awaited<ReturnType<typeof openMailbox>> | undefined
  let product: Product | undefined
  test.beforeAll(async () => {
    mailbox = await openMailbox()
    product = await startProduct({ env: { DATA_DIR: data.folder, ...mailbox.env } })
  })
  test.afterAll(async () => {
    await product?.end('SIGTERM')
    await mailbox?.close()
    data.remove()
  })
  async function mailedText(address: string, subject: string) {
    return (await mailbox?.mailTo(address, subject))?.text ?? ''
  }
  /** The link in it. */
  const mailedLink = async (address: string, subject: string) =>
    /http\S+/.exec(await mailedText(address, subject))?.[0] ?? ''
  return {
    url: () => product?.url ?? '',
    setupCode: () => findSetupCode(product?.output() ?? ''),
    /** The words of a mail to this address with such a subject. */
    mailedText,
    mailedLink,
    /** As whoever reads mail at that address and opens the link. */
    async confirmAddress(page: Page, email: string) {
      const token = new URL(await mailedLink(email, 'Confirm your email address')).searchParams.get('token')
      await page.request.post(`${product?.url}/api/auth/verify-email`, { data: { token } })
    },
  }
}
