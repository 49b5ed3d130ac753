import { createHash } from 'node:crypto'
import { hubAddress } from '@nokshi/contract/linkhub.ts'
import { escapeHtml } from '../../outbox/mail.ts'
import type { Config } from '../../platform/config.ts'

const STYLE =
  ':root{color-scheme:light dark}body{font:18px/1.6 system-ui,sans-serif;max-width:32em;margin:20vh auto;padding:0 1em;text-align:center}h1{font-size:1.4em}'

/** Its one style, and nothing else: no script, no picture, no frame. */
export const NOTICE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What people see whose link leads nowhere any more; the page it was on may have what they look for. */
export function writeGoNotice(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  sentence: string,
  username: string | undefined,
) {
  const way = username
    ? `<p><a href="${escapeHtml(hubAddress(siteUrl, username))}">See the page of @${escapeHtml(username)}</a></p>`
    : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(sentence)}</title><style>${STYLE}</style><h1>${escapeHtml(sentence)}</h1>${way}</html>\n`
}
