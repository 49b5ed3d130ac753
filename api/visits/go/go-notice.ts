import { createHash } from 'node:crypto'
import { hubLabels } from '@nokshi/content/hub.ts'
import { hubAddress } from '@nokshi/contract/linkhub.ts'
import { sayIn } from '@nokshi/contract/sentences/in-language.ts'
import { escapeHtml } from '../../outbox/mail.ts'
import type { Config } from '../../platform/config.ts'
import type { GoNowhere } from './go-target.ts'

const STYLE =
  ':root{color-scheme:light dark}body{font:18px/1.6 system-ui,sans-serif;max-width:32em;margin:20vh auto;padding:0 1em;text-align:center}h1{font-size:1.4em}'

/** Its one style, and nothing else: no script, no picture, no frame. */
export const NOTICE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export function writeGoNotice({ siteUrl }: Pick<Config, 'siteUrl'>, { refusal, username, language = 'en' }: GoNowhere) {
  const { direction, seePage } = hubLabels[language]
  const sentence = escapeHtml(sayIn(language, refusal.reason))
  const way = username
    ? `<p><a href="${escapeHtml(hubAddress(siteUrl, username))}">${escapeHtml(seePage)} <bdi>@${escapeHtml(username)}</bdi></a></p>`
    : ''
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${sentence}</title><style>${STYLE}</style><h1>${sentence}</h1>${way}</html>\n`
}
