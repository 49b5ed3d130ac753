import type { Code } from '@nokshi/contract/sentences/sentences.ts'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { OutboundError, type OutboundReason } from '../../platform/outbound-error.ts'
import { Refusal } from '../../platform/refusal.ts'

const REDIRECTS_MAX = 4

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

export async function fetchPage(deps: Deps, url: string) {
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
  if (status < 200 || status >= 300) throw refused(isShut(status) ? 'import-not-allowed' : 'import-unreachable')
  if (!/\b(html|json)\b/i.test(headers['content-type'] ?? 'text/html')) throw refused('import-not-a-page')
  return { text: decodeText(body, headers['content-type']), address: visited.at(-1)?.href }
}

/** The site refuses us. */
function isShut(status: number) {
  return [401, 403, 407, 429, 451, 503, 999].includes(status)
}

function refused(code: (typeof whyNot)[OutboundReason] | 'import-not-allowed' | 'import-not-a-page') {
  return new Refusal('invalid', code, { at: 'url' })
}

/** HTML must name its encoding within these bytes. */
const HEAD_BYTES = 1024

/** Text in the encoding that its sender or its first lines name: older Arabic pages are not in UTF-8. */
export function decodeText(bytes: Uint8Array, contentType = '') {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  const named = /charset=["']?([\w-]{2,20})/i
  const encoding = named.exec(contentType)?.[1] ?? named.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
