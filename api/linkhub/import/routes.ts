import { FoundPage, PageToImport, SAVED_PAGE_BYTES_MAX } from '@nokshi/contract/linkhub/import.ts'
import type { Code } from '@nokshi/contract/sentences/sentences.ts'
import { Hono } from 'hono'
import { readForm } from '../../http/multipart.ts'
import { createUploadLimiter } from '../../http/upload-limiter.ts'
import { parseOrRefuse } from '../../http/validate.ts'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { OutboundError, type OutboundReason } from '../../platform/outbound-body.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ownerOf } from '../pictures/picture-upload.ts'

const savedPage = {
  texts: Object.keys(PageToImport.shape),
  files: ['page'],
  fileBytesMax: SAVED_PAGE_BYTES_MAX,
  fileTooLarge: 'import-file-too-large',
} as const

/** Separate from uploads of pictures, which slow pages would block. */
const importLimiter = createUploadLimiter({ concurrency: 4, readingMs: 15_000, queueTimeoutMs: 20_000 })

/** Nothing is stored: what the owner takes is a normal edit. */
export function pageImportRoutes(deps: Deps) {
  return new Hono().post('/api/linkhubAuth/import', importLimiter(ownerOf), async (c) => {
    const { texts, files } = await readForm(c, savedPage)
    const { url } = parseOrRefuse(PageToImport, Object.fromEntries(texts))
    const file = files.get('page')
    if (!file && url === undefined) throw new Refusal('invalid', 'import-nothing', { at: 'url' })
    // Unconfirmed accounts could make us call any site.
    if (!file && !c.get('user').isVerified) throw new Refusal('forbidden', 'import-unconfirmed', { at: 'url' })

    const { text, address } = file ? { text: decodeText(file), address: url } : await fetchPage(deps, url ?? '')
    // The parser is loaded by the first who needs it.
    const { findPage } = await import('./find-page.ts')
    const found = await findPage(text, address)
    if (isEmpty(found)) throw new Refusal('invalid', 'import-no-links', { at: 'url' })
    return c.json(FoundPage.parse(found))
  })
}

function isEmpty({ links, profiles, socials }: FoundPage) {
  return links.length === 0 && profiles.length === 0 && Object.keys(socials).length === 0
}

const REDIRECTS_MAX = 4
const SHUT = [401, 403, 407, 429, 451, 503, 999]

const whyNot = {
  private: 'import-private',
  'not-web': 'import-private',
  'no-address': 'import-unreachable',
  unreachable: 'import-unreachable',
  unreadable: 'import-unreachable',
  slow: 'import-slow',
  redirects: 'import-circle',
  'too-large': 'import-too-large',
} as const satisfies Record<OutboundReason, Code>

async function fetchPage(deps: Deps, url: string) {
  const { outbound, config } = deps
  const answer = await outbound
    .call(new URL(url), {
      userAgent: `Mozilla/5.0 (compatible; ${brandOf(deps).name} import; +${config.siteUrl})`,
      headers: { accept: 'text/html, application/json;q=0.9' },
      redirects: REDIRECTS_MAX,
      reads: true,
    })
    .catch((error: unknown) => {
      if (error instanceof OutboundError) throw refused(whyNot[error.reason])
      throw error
    })
  const { status, headers, body, visited } = answer
  if (status < 200 || status >= 300) throw refused(SHUT.includes(status) ? 'import-not-allowed' : 'import-unreachable')
  if (!/\b(html|json)\b/i.test(headers['content-type'] ?? 'text/html')) throw refused('import-not-a-page')
  return { text: decodeText(body, headers['content-type']), address: visited.at(-1)?.href }
}

function refused(code: (typeof whyNot)[OutboundReason] | 'import-not-allowed' | 'import-not-a-page') {
  return new Refusal('invalid', code, { at: 'url' })
}

/** HTML must name its encoding within these bytes. */
const HEAD_BYTES = 1024

/** Text in the encoding that its sender or its first lines name: older Arabic pages are not in UTF-8. */
function decodeText(bytes: Uint8Array, contentType = '') {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  const named = /charset=["']?([\w-]{2,20})/i
  const encoding = named.exec(contentType)?.[1] ?? named.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
