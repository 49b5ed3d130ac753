import { FoundPage, PageToImport, SAVED_PAGE_BYTES_MAX } from '@nokshi/contract/linkhub/import.ts'
import { Hono } from 'hono'
import { readForm } from '../../http/multipart.ts'
import { createUploadLimiter } from '../../http/upload-limiter.ts'
import { parseOrRefuse } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ownerOf } from '../pictures/picture-upload.ts'
import { decodeText, fetchPage } from './fetch-page.ts'

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
