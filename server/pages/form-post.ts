import type { IncomingMessage } from 'node:http'

/** Pages whose form the browser can send by itself, for visitors whose browser runs no scripts. */
const formPages = new Set(['/about', '/start-project', '/verify-email'])

/** Every page of a profile has one where it can be reported. */
const REPORT = '/report/'

/** As much as the API takes of a form. */
const BYTES_MAX = 64 * 1024

const FORM = 'application/x-www-form-urlencoded'

interface Refusal {
  status: number
  code: string
  sentence: string
}

/** Which methods a page answers to. */
export function methodsOf(path: string) {
  return formPages.has(path) || path.startsWith(REPORT) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
}

/** Why a posted form is not read. Node holds a body to the length it declares, so what is declared is enough to judge. */
export function findPostFault({ headers }: IncomingMessage, siteUrl: string): Refusal | undefined {
  if (!isFromOwnPage(headers, siteUrl))
    return {
      status: 403,
      code: 'foreign-origin',
      sentence: 'This form came from another website, so it was not sent.',
    }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const length = headers['content-length']
  if (type !== FORM)
    return {
      status: 415,
      code: 'wrong-content-type',
      sentence: `Send this form with the content type ${FORM}.`,
    }
  if (length === undefined)
    return { status: 411, code: 'length-required', sentence: 'Say how long the form is, in Content-Length.' }
  if (Number(length) > BYTES_MAX)
    return {
      status: 413,
      code: 'body-too-large',
      sentence: `The form is larger than the ${BYTES_MAX / 1024} KiB allowed here.`,
    }
  return undefined
}

/** A browser names the origin of every form it sends. The API asks again, and more strictly, before it stores anything. */
function isFromOwnPage({ origin, host }: IncomingMessage['headers'], siteUrl: string) {
  return origin === undefined || origin === siteUrl || URL.parse(origin)?.host === host
}
