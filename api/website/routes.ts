import { createHash } from 'node:crypto'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import { type Context, Hono, type Next } from 'hono'
import { listOwners } from '../crm/records/owners.ts'
import { JSON_TYPE } from '../http/answer-headers.ts'
import { implement } from '../http/implement.ts'
import { readForm } from '../http/multipart.ts'
import { readText } from '../http/validate.ts'
import { wholeAnswer } from '../http/whole-answer.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  createEntry,
  deleteEntry,
  duplicateEntry,
  editEntry,
  hideEntry,
  orderEntries,
  removeSamples,
} from './edit-entry.ts'
import { getEntry, presentEntry, presentLine } from './entry.ts'
import { storePicture } from './pictures.ts'
import { issuePass, previewContent } from './preview.ts'
import { listPending, publishEntries, scheduleEntry } from './publish.ts'
import { listEntries, listPublished } from './queries.ts'
import { listTexts } from './texts.ts'
import { bringBack, compareVersion, listEntryVersions } from './versions.ts'

/** The longest page in three languages has a quarter of it. */
const DRAFT_BYTES_MAX = 512 * 1024

/** A photograph of a telephone. */
const PICTURE_MEGABYTES = 10

const pictureForm = {
  texts: [],
  files: ['picture'],
  fileBytesMax: PICTURE_MEGABYTES * 1024 * 1024,
  fileTooLarge: { code: 'picture-too-large', params: { megabytes: PICTURE_MEGABYTES } },
} as const

export function contentRoutes(deps: Deps) {
  const { db, siteContent } = deps
  const changed = async ({ result, changeId }: { result: string; changeId: string }) => ({
    record: await presentEntry(db, await getEntry(db, result)),
    changeId,
  })
  const staffId = (c: Context) => c.get('staff').id

  const routes = implement({
    'GET /api/website/content': async (c, { query }) => {
      await siteContent.refresh()
      const { json, etag } = presentContent(siteContent.current(query.language).content)
      const headers = { ETag: etag, 'Cache-Control': 'no-cache', 'Content-Type': JSON_TYPE }
      const isKnown = c.req.header('if-none-match') === etag
      return wholeAnswer(c, isKnown ? null : json, isKnown ? 304 : 200, headers)
    },
    'GET /api/crm/website/preview-pass': () => ({ pass: issuePass(deps) }),
    'POST /api/website/preview': async (c, { body }) => c.json(await previewContent(deps, body)),
    'GET /api/crm/website/entries': async (_c, { query }) => {
      const [rows, people] = [await listEntries(db, query.kind), await listOwners(db)]
      return { items: rows.map((row) => presentLine(row, people)) }
    },
    'POST /api/crm/website/entries': async (c, { body }) =>
      changed(await createEntry(deps, staffId(c), body.kind, body.draft)),
    'GET /api/crm/website/entries/{id}': async (_c, { id }) => presentEntry(db, await getEntry(db, id)),
    'PATCH /api/crm/website/entries/{id}': async (c, { id, body }) =>
      changed({ ...(await editEntry(deps, staffId(c), id, body)), result: id }),
    'DELETE /api/crm/website/entries/{id}': async (c, { id }) => {
      const { result: record, changeId } = await deleteEntry(deps, staffId(c), id)
      return { record, changeId }
    },
    'POST /api/crm/website/entries/{id}/duplicate': async (c, { id }) =>
      changed(await duplicateEntry(deps, staffId(c), id)),
    'POST /api/crm/website/entries/{id}/hide': async (c, { id, body }) =>
      changed({ ...(await hideEntry(deps, staffId(c), id, body.isHidden)), result: id }),
    'POST /api/crm/website/entries/{id}/schedule': async (c, { id, body }) =>
      changed({ ...(await scheduleEntry(deps, staffId(c), id, body)), result: id }),
    'GET /api/crm/website/entries/{id}/versions': (_c, { id }) => listEntryVersions(db, id),
    'POST /api/crm/website/order': async (c, { body }) => {
      const { result: count, changeId } = await orderEntries(deps, staffId(c), body.kind, body.ids)
      return { count, changeId }
    },
    'GET /api/crm/website/texts': async (_c, { query }) => ({
      items: (await listPublished(db)).flatMap((row) => listTexts(row, query.language)),
    }),
    'GET /api/crm/website/pending': () => listPending(db),
    'POST /api/crm/website/publish': (c, { body }) => publishEntries(deps, staffId(c), body.entries),
    'GET /api/crm/website/versions/{id}': (_c, { id, query }) => compareVersion(db, id, query.with),
    'POST /api/crm/website/versions/{id}/bring-back': async (c, { id }) =>
      changed(await bringBack(deps, staffId(c), id)),
    'POST /api/crm/website/samples/remove': async (c, { body }) => {
      const { result: count, changeId } = await removeSamples(deps, staffId(c), body.kinds)
      return { count, changeId }
    },
    'POST /api/crm/website/pictures': async (c) => {
      const { files } = await readForm(c, pictureForm)
      const bytes = files.get('picture')
      if (!bytes) throw new Refusal('invalid', 'not-an-image', { at: 'picture' })
      return storePicture(deps, staffId(c), bytes)
    },
  })
  return new Hono()
    .post('/api/website/preview', readDraft)
    .post('/api/crm/website/entries', readDraft)
    .patch('/api/crm/website/entries/:id', readDraft)
    .route('/', routes)
}

const written = new WeakMap<SiteContent, { json: string; etag: string }>()

/** The tag is the same for the same content, so that a language whose texts have not changed is not fetched again. */
function presentContent(content: SiteContent) {
  const known = written.get(content)
  if (known) return known
  const json = JSON.stringify(content)
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  written.set(content, { json, etag })
  return { json, etag }
}

/** Reads a body that is larger than others, which is kept for those behind. */
async function readDraft(c: Context, next: Next) {
  await readText(c, DRAFT_BYTES_MAX)
  await next()
}
