import type { MailConfig } from '../platform/config.ts'
import type { Mail } from './mail.ts'
import { SmtpError } from './mailer.ts'

/** A person waits for the answer. */
const PATIENCE_MS = 20_000
const ANSWER_MAX = 300

/** Sends a mail at once, on its own connection, and returns the server's answer as text. */
export async function sendOnce({ url, from }: MailConfig, { to, subject, text, html }: Mail) {
  const { openMailLine } = await import('./mail-line.ts')
  const line = openMailLine(url)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    line.close()
  }, PATIENCE_MS)
  try {
    const { response } = await line.transport.sendMail({
      from,
      to: { name: to?.name ?? '', address: to?.address ?? '' },
      subject,
      text,
      html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return { isAccepted: true, answer: `The mail server accepted it: ${oneLine(response)}` }
  } catch (error) {
    return { isAccepted: false, answer: explain(error, new URL(url).host, isLate) }
  } finally {
    clearTimeout(timer)
    line.close()
  }
}

/** The server's answer; without one, the step that failed. */
function explain(error: unknown, host: string, isLate: boolean) {
  const { code, originalCode, response } = SmtpError.safeParse(error).data ?? {}
  if (response) {
    const what = code === 'EAUTH' ? 'did not accept name and password' : 'refused it'
    return `The mail server ${what}: ${oneLine(response)}`
  }
  const reason = originalCode ?? code ?? 'unknown'
  if (isLate || /TIMEDOUT/.test(reason)) return `${host} did not answer in time.`
  if (/ENOTFOUND|EDNS|EAI_AGAIN/.test(reason)) return `There is no server called ${host} (${reason}).`
  if (reason === 'ECONNREFUSED') return `Nothing listens at ${host} (${reason}). Check the port.`
  return `The connection to ${host} failed (${reason}).`
}

function oneLine(answer: string) {
  return answer.replace(/\s+/g, ' ').slice(0, ANSWER_MAX)
}
