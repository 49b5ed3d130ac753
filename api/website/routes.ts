import { createHash } from 'node:crypto'
import type { PreviewRequest } from '@nokshi/contract/website/entries.ts'
import { findForm } from '@nokshi/contract/website/kinds.ts'
import { localize } from '@nokshi/contract/website/localize.ts'
import { type Context, Hono, type Next } from 'hono'
import type * as z from 'zod'
import { changedRecord, removedRecord } from '../crm/records/changed-record.ts'
import { listOwners } from '../crm/records/owners.ts'
import { JSON_TYPE } from '../http/answer-headers.ts'
import { implement } from '../http/implement.ts'
import { readForm } from '../http/multipart.ts'
import { parseOrRefuse, readText } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { seal, tryUnseal } from '../platform/secret.ts'
import {
  createEntry,
  deleteEntry,
  duplicateEntry,
  editEntry,
  hideEntry,
  orderEntries,
  removeSamples,
} from './edit-entry.ts'
import { getEntry, kindOf, listTexts, presentEntry, presentLine, shownEntry } from './entry.ts'
import { requireStoredPictures, storePicture } from './pictures.ts'
import { listPending, publishEntries, scheduleEntry } from './publish.ts'
import { listEntries, listPublished } from './queries.ts'
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
  const changed = (change: ReturnType<typeof createEntry>) =>
    changedRecord(change, async (id) => presentEntry(db, await getEntry(db, id)))
  const staffId = (c: Context) => c.get('staff').id

  const routes = implement({
    'GET /api/website/content': async (c, { query }) => {
      await siteContent.refresh()
      const json = JSON.stringify(siteContent.current(query.language).content)
      const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
      const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
      if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
      return c.body(json, 200, { ...headers, 'Content-Type': JSON_TYPE })
    },
    'GET /api/crm/website/preview-pass': () => ({ pass: seal(deps.secret, PURPOSE, String(deps.now() + PASS_MS)) }),
    'POST /api/website/preview': async (c, { body }) => c.json(await previewContent(deps, body)),
    'GET /api/crm/website/entries': async (_c, { query }) => {
      const [rows, people] = [await listEntries(db, query.kind), await listOwners(db)]
      return { items: rows.map((row) => presentLine(row, people)) }
    },
    'POST /api/crm/website/entries': (c, { body }) => changed(createEntry(deps, staffId(c), body.kind, body.draft)),
    'GET /api/crm/website/entries/{id}': async (_c, { id }) => presentEntry(db, await getEntry(db, id)),
    'PATCH /api/crm/website/entries/{id}': (c, { id, body }) => changed(editEntry(deps, staffId(c), id, body)),
    'DELETE /api/crm/website/entries/{id}': (c, { id }) => removedRecord(deleteEntry(deps, staffId(c), id)),
    'POST /api/crm/website/entries/{id}/duplicate': (c, { id }) => changed(duplicateEntry(deps, staffId(c), id)),
    'POST /api/crm/website/entries/{id}/hide': (c, { id, body }) =>
      changed(hideEntry(deps, staffId(c), id, body.isHidden)),
    'POST /api/crm/website/entries/{id}/schedule': (c, { id, body }) =>
      changed(scheduleEntry(deps, staffId(c), id, body)),
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
    'POST /api/crm/website/versions/{id}/bring-back': (c, { id }) => changed(bringBack(deps, staffId(c), id)),
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

/** Reads a body that is larger than others, which is kept for those behind. */
async function readDraft(c: Context, next: Next) {
  await readText(c, DRAFT_BYTES_MAX)
  await next()
}

const PURPOSE = 'website-preview'

/** Somebody who has left the studio sees drafts no longer than this. */
const PASS_MS = 5 * 60_000

function requirePass({ secret, now }: Pick<Deps, 'secret' | 'now'>, pass: string) {
  const until = Number(tryUnseal(secret, PURPOSE, pass))
  if (!(until > now())) throw new Refusal('forbidden', 'preview-over')
}

/** Nothing is stored. An entry that is hidden is shown to who edits it. */
async function previewContent(
  deps: Pick<Deps, 'db' | 'secret' | 'now'>,
  { pass, language, entry, draft }: z.infer<typeof PreviewRequest>,
) {
  requirePass(deps, pass)
  const { db } = deps
  const edited = await getEntry(db, entry)
  const json = draft === undefined ? edited.draft : await readDraft()
  const rows = (await listEntries(db)).filter(({ id, isHidden }) => isHidden === 0 || id === entry)
  const entries = rows.map((row) => shownEntry(row, row.id === entry ? json : row.draft))
  return localize(entries, language)

  async function readDraft() {
    const form = findForm(kindOf(edited), edited.slug ?? '')
    if (!form) throw new Refusal('not-found', 'no-such-entry')
    const data = await requireStoredPictures(db, parseOrRefuse(form.schema, draft))
    // Saving would make one of its title.
    if (data.slug === '') data.slug = edited.slug ?? ''
    return JSON.stringify(data)
  }
}
