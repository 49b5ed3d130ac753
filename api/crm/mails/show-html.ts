import type { Context } from 'hono'
import { escapeHtml } from '../../outbox/mail.ts'
import type { Deps } from '../../platform/deps.ts'
import { noSuchMail } from './present-mail.ts'
import { findMail, listFiles } from './queries.ts'

/** Of all pictures inside one mail, each as often as it is shown; more would make the page slow. */
const PICTURES_BYTES_MAX = 10 * 1024 * 1024

/**
 * The cleaned HTML as a document for a frame. It runs nothing and loads nothing; pictures from outside only
 * when the reader asks for them, because they tell the sender who reads.
 */
export async function showHtml({ db, files, config }: Deps, c: Context, id: string, showsPictures: boolean) {
  const mail = await findMail(db, id)
  if (!mail?.html) throw noSuchMail()
  const pictures = showsPictures ? 'data: https:' : 'data:'
  c.header(
    'Content-Security-Policy',
    `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src ${pictures}; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors ${config.siteUrl}`,
  )
  // Browsers that read `frame-ancestors` ignore it.
  c.header('X-Frame-Options', 'SAMEORIGIN')
  c.header('Referrer-Policy', 'no-referrer')
  const html = await putPicturesIn({ db, files }, id, mail.html)
  return c.html(
    `<!doctype html><html lang="${escapeHtml(mail.language)}"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>${escapeHtml(mail.subject)}</title><style>${STYLE}</style></head><body dir="auto">${html}</body></html>`,
  )
}

const STYLE =
  'body{margin:12px;font:15px/1.5 sans-serif;color:#222;background:#fff;overflow-wrap:anywhere}img{max-width:100%}blockquote{margin-inline:8px;padding-inline-start:8px;border-inline-start:2px solid #ccc}'

/** The files that the HTML names by `cid:`, as part of the document. */
async function putPicturesIn({ db, files }: Pick<Deps, 'db' | 'files'>, mailId: string, html: string) {
  let rest = PICTURES_BYTES_MAX
  let shown = html
  for (const { id, kind, type, sizeBytes, contentId } of await listFiles(db, [mailId])) {
    const bytes = kind === 'inline' && sizeBytes <= rest ? await files.find(id, sizeBytes) : undefined
    if (!bytes) continue
    const data = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
    shown = shown.replaceAll(`src="cid:${escapeHtml(contentId ?? '')}"`, (named) => {
      rest -= sizeBytes
      return rest < 0 ? named : `src="${data}"`
    })
  }
  return shown
}
