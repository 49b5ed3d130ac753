import { parsePolicy } from './content-policy.ts'

/** What is graded of an answer. */
export interface Answer {
  headers: Headers
  /** The page; empty when it is no HTML. */
  html: string
  /** The headers of the same answer to a page of another website. */
  toForeigner: Headers
}

/** What a test found, and its points. */
type Mark = readonly [finding: string, points: number]

/**
 * The grade that Mozilla's HTTP Observatory gives, by its tests and its points: written after the source of
 * github.com/mdn/mdn-http-observatory (src/analyzer/tests, src/grader/charts.js), which opens the front
 * page of a host only. Its redirection test is left out: the proxy that ends TLS sends http to https, not
 * this process.
 */
export function gradeAnswer(answer: Answer) {
  const marks: Record<string, Mark> = {
    'content-security-policy': markPolicy(answer),
    cookies: markCookies(answer),
    'cross-origin-resource-sharing': markSharing(answer),
    'referrer-policy': markReferrer(answer),
    'strict-transport-security': markTransport(answer),
    'subresource-integrity': markScripts(answer),
    'x-content-type-options': markSniffing(answer),
    'x-frame-options': markFraming(answer),
    'cross-origin-resource-policy': markEmbedding(answer),
  }
  const points = Object.values(marks).map(([, value]) => value)
  const withoutCredit = 100 + sum(points.filter((value) => value < 0))
  // Extra credit is for those who have an A without it.
  const score = Math.max(0, withoutCredit >= 90 ? 100 + sum(points) : withoutCredit)
  return { grade: gradeOf(score), score, marks }
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}

const LETTERS = [
  'F',
  'F',
  'F',
  'F',
  'F',
  'D-',
  'D',
  'D',
  'D+',
  'C-',
  'C',
  'C',
  'C+',
  'B-',
  'B',
  'B',
  'B+',
  'A-',
  'A',
  'A',
]

/** A letter for every five points. */
function gradeOf(score: number) {
  return LETTERS[Math.floor(score / 5)] ?? 'A+'
}

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])

function isBroad(source: string) {
  return BROAD.has(source)
}

function isLoose(source: string) {
  return isBroad(source) || source === "'unsafe-inline'" || source === 'data:'
}

function isPlain(source: string) {
  return source.startsWith('http:') || source.startsWith('ftp:')
}

function markPolicy({ headers }: Answer): Mark {
  const text = headers.get('content-security-policy')
  if (text === null) return ['not implemented', -25]
  const policy = parsePolicy(text)
  if (!policy) return ['invalid', -25]
  const { scripts, styles, objects, pictures, others } = policy

  if (scripts.some(isLoose) || objects.some(isBroad)) return ['unsafe-inline', -20]
  if ([...scripts, ...others].some(isPlain)) return ['insecure scheme', -20]
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['unsafe-eval', -10]
  if (pictures.some(isPlain)) return ['insecure scheme in passive content', -10]
  if (styles.some(isLoose)) return ['unsafe styles only', 0]
  return policy.isClosedByDefault ? ["no unsafe, default-src 'none'", 10] : ['no unsafe', 5]
}

function markCookies({ headers }: Answer): Mark {
  const cookies = headers.getSetCookie().map((line) => {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim())
    const attributes = new Map(
      rest.map((part) => [part.split('=')[0]?.toLowerCase(), part.split('=')[1]?.toLowerCase()]),
    )
    return { name: pair.split('=')[0] ?? '', attributes }
  })
  if (cookies.length === 0) return ['none', 0]
  // The Observatory tells session cookies by their names; here every cookie is one.
  if (cookies.some(({ attributes }) => !attributes.has('secure'))) return ['session without Secure', -40]
  if (cookies.some(({ attributes }) => !attributes.has('httponly'))) return ['session without HttpOnly', -30]
  if (cookies.some(({ attributes }) => attributes.get('samesite') === 'none'))
    return ['SameSite invalid', -20]
  return cookies.every(({ attributes }) => attributes.has('samesite'))
    ? ['secure, SameSite', 5]
    : ['secure', 0]
}

function markSharing({ toForeigner }: Answer): Mark {
  const allowed = toForeigner.get('access-control-allow-origin')
  if (allowed === null) return ['not implemented', 0]
  const isForAll =
    allowed === FOREIGN_ORIGIN && toForeigner.get('access-control-allow-credentials') === 'true'
  return isForAll ? ['universal access', -50] : ['restricted', 0]
}

/** Who asks for `toForeigner`. */
export const FOREIGN_ORIGIN = 'https://other.example'

const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

function markReferrer({ headers }: Answer): Mark {
  const policy = headers.get('referrer-policy')
  if (policy === null) return ['not implemented', 0]
  const last = policy.split(',').at(-1)?.trim().toLowerCase() ?? ''
  return PRIVATE_REFERRERS.includes(last) ? ['private', 5] : ['unsafe', -5]
}

const SIX_MONTHS = 15_552_000

function markTransport({ headers }: Answer): Mark {
  const header = headers.get('strict-transport-security')
  if (header === null) return ['not implemented', -20]
  const [, seconds] = /^max-age=(\d+)(?:;|$)/i.exec(header) ?? []
  if (seconds === undefined || header.includes(',')) return ['invalid', -20]
  return Number(seconds) < SIX_MONTHS ? ['less than six months', -10] : ['at least six months', 0]
}

function markScripts({ html }: Answer): Mark {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)]
  const foreign = sources.filter(([, address = '']) => /^(?:https?:)?\/\//.test(address))
  if (foreign.length === 0) return ['all from here', 0]
  if (foreign.some(([, address = '']) => !address.startsWith('https:'))) return ['foreign, insecure', -50]
  return foreign.every(([tag]) => tag.includes(' integrity='))
    ? ['foreign, with integrity', 5]
    : ['foreign', -5]
}

function markSniffing({ headers }: Answer): Mark {
  return headers.get('x-content-type-options') === 'nosniff' ? ['nosniff', 0] : ['missing', -5]
}

function markFraming({ headers }: Answer): Mark {
  if (/(?:^|;)\s*frame-ancestors\s/.test(headers.get('content-security-policy') ?? ''))
    return ['by policy', 5]
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? ['by header', 0]
    : ['missing', -20]
}

function markEmbedding({ headers }: Answer): Mark {
  const policy = headers.get('cross-origin-resource-policy')
  if (policy === null || policy === 'cross-origin') return [policy ?? 'missing', 0]
  return policy === 'same-origin' || policy === 'same-site' ? [policy, 10] : ['invalid', -5]
}
