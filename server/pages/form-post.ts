import type { IncomingMessage } from 'node:http'
import type { KnownReason } from '@nokshi/contract/sentences/sentences.ts'
import type { PageTraits } from './page-headers.ts'

/** As much as the API takes of a form. */
const BYTES_MAX = 64 * 1024

const FORM = 'application/x-www-form-urlencoded'
const FORM_IN_PARTS = 'multipart/form-data'

interface FormError {
  status: number
  reason: KnownReason
  /** For 405: the methods that the page understands. */
  allow?: string
}

/**
 * Why what was sent to a page is not read. A form goes to the page's own address, not to one that only
 * means the same. Node holds a body to the length it declares, so what is declared is enough to judge.
 */
export function findFormError(
  { method, headers }: IncomingMessage,
  path: string,
  page: PageTraits | undefined,
  siteUrl: string,
): FormError | undefined {
  const takesForms = page?.takesForms && !/(?:\/|\.data)$/.test(path)
  if (method !== 'POST' || !takesForms)
    return { status: 405, reason: { code: 'read-only-page' }, allow: takesForms ? 'GET, HEAD, POST' : 'GET, HEAD' }
  if (!isFromOwnPage(headers, siteUrl)) return { status: 403, reason: { code: 'foreign-form' } }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const length = headers['content-length']
  const isForm = type === FORM || (page?.takesForms === 'any' && type === FORM_IN_PARTS)
  if (!isForm) return { status: 415, reason: { code: 'wrong-form-type', params: { type: FORM } } }
  if (length === undefined) return { status: 411, reason: { code: 'length-required' } }
  if (Number(length) > BYTES_MAX)
    return { status: 413, reason: { code: 'posted-form-too-large', params: { kib: BYTES_MAX / 1024 } } }
  return undefined
}

/** A browser names the origin of every form it sends. The API checks again, more strictly. */
function isFromOwnPage({ origin, host }: IncomingMessage['headers'], siteUrl: string) {
  return origin === undefined || origin === siteUrl || URL.parse(origin)?.host === host
}
