import { createTransport } from 'nodemailer'
import SMTPPool from 'nodemailer/lib/smtp-pool'

/** A server that answers byte by byte never times out; after this many timeouts we close the connection. */
const SOCKET_TIMEOUTS_PER_MAIL = 4
const SOCKET_TIMEOUT_MS = 30_000

export type MailLine = ReturnType<typeof openMailLine>

/** What the address itself sets (`smtp://…?socketTimeout=60000`) wins over what is set here. */
export function openMailLine(url: string) {
  const pool = new SMTPPool({
    url,
    // For each of the three lanes: mail servers bound how many connections one client has.
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // The outbox tries again, and remembers that it did.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Answered at once. The library answers itself a moment later, and a pool that is closed within that
    // moment reports the mail as failed, yet connects and sends it: the next attempt would send it again.
    getSocket: (_options, answer) => answer(null, false),
  })
  return {
    transport: createTransport(pool),
    patienceMs: (pool.options.socketTimeout ?? SOCKET_TIMEOUT_MS) * SOCKET_TIMEOUTS_PER_MAIL,
    /** Closes connections, also in the middle of a mail. */
    close: () => pool.close({ force: true }),
  }
}
