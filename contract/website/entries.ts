import * as z from 'zod'
import { add, changed, conflicts, RecordId, Reference, read, Version, write } from '../crm/records.ts'
import { languageCodes } from '../languages.ts'
import { type Operations, open } from '../operation.ts'
import { Reason } from '../problem.ts'
import { refuse } from '../sentences/refuse.ts'
import { ENTRIES_MAX, kinds } from './kinds.ts'
import type { SiteContent } from './localize.ts'

/** Far enough for any plan, and a day that calendars can show. */
const LAST_DAY = Date.UTC(2100, 0)

const KindName = z.enum(kinds)
const Language = z.enum(languageCodes)

/** By the schema of its kind (kinds.ts), which the API reads it with. */
const Data = z.record(z.string().max(60), z.unknown())

export const EntryLine = z.object({
  id: z.string(),
  kind: KindName,
  slug: z.string(),
  title: z.string(),
  /** Never published, published and changed since, or published as it is. */
  state: z.enum(['draft', 'changed', 'live']),
  isHidden: z.boolean(),
  isSample: z.boolean(),
  /** The id of the picture that stands for it. */
  picture: z.string().nullable(),
  missing: z.array(Language),
  version: z.number().int(),
  /** When it is published by itself. */
  publishAt: z.number().nullable(),
  publishedAt: z.number().nullable(),
  updatedAt: z.number(),
  changedBy: Reference.nullable(),
})
export type EntryLine = z.infer<typeof EntryLine>

export const Entry = EntryLine.extend({ draft: Data, published: Data.nullable() })
export type Entry = z.infer<typeof Entry>

export const NewEntry = z.object({ kind: KindName, draft: Data.prefault({}) })
export const EntryEdit = z.object({ version: Version, draft: Data })

/** Something that keeps an entry from being published, or that is left out for now. */
const Hint = z.object({ path: z.string(), message: z.string(), ...Reason.shape })

/** One value that differs between two versions of an entry, as people read it. */
export const Difference = z.object({
  /** Names what holds it too: «Steps 2: Name». */
  label: z.string(),
  path: z.string(),
  /** Null for what is the same in all languages. */
  language: Language.nullable(),
  before: z.string(),
  after: z.string(),
})
export type Difference = z.infer<typeof Difference>

export const Pending = z.object({
  items: z.array(
    z.object({
      entry: EntryLine,
      isNew: z.boolean(),
      languages: z.array(Language),
      changes: z.array(Difference),
      errors: z.array(Hint),
      warnings: z.array(Hint),
    }),
  ),
})

export const Publication = z.object({
  entries: z
    .array(z.object({ id: RecordId, version: Version }))
    .min(1, refuse('choose-some'))
    .max(1_000),
})

export const Published = z.object({ siteVersion: z.number().int(), count: z.number().int(), changeId: z.string() })

export const EntryVersion = z.object({
  id: z.string(),
  siteVersion: z.number().int(),
  publishedAt: z.number(),
  publishedBy: Reference.nullable(),
  isLive: z.boolean(),
})

/** One version, and how it differs from another, or from the draft. */
export const ComparedVersion = EntryVersion.extend({ data: Data, changes: z.array(Difference) })

/** A text as visitors read it, and where it is edited. */
export const PlacedText = z.object({
  text: z.string(),
  id: z.string(),
  path: z.string(),
  /** The page that it belongs to; null for what stands on several. */
  page: z.string().nullable(),
})
export type PlacedText = z.infer<typeof PlacedText>

export const StoredPicture = z.object({ id: z.string(), width: z.number().int(), height: z.number().int() })
export type StoredPicture = z.infer<typeof StoredPicture>

/** A site that runs apart from the API gets no cookie of the CRM, so a pass shows that the studio asks. */
export const PreviewPass = z.object({ pass: z.string() })

export const PreviewRequest = z.object({
  pass: z.string().max(200),
  language: Language,
  entry: RecordId,
  /** As it is in the form; without it the one that is saved. */
  draft: Data.optional(),
})

export const ManyEntries = z.object({ count: z.number().int(), changeId: z.string() })

export const contentOperations = {
  'GET /api/website/content': {
    ...open('What the studio says on its site, in one language', null, z.custom<SiteContent>()),
    query: z.object({ language: Language.default('en') }),
  },
  'GET /api/crm/website/preview-pass': read('A pass with which the site shows drafts for some minutes', PreviewPass),
  'POST /api/website/preview': {
    summary: 'The content with the drafts in it, and with one that is not saved yet; asked for by the site',
    body: PreviewRequest,
    // One a second, for all who edit in one place.
    limit: 3_600,
    replies: { 200: z.custom<SiteContent>() },
    refusals: [404],
  },
  'GET /api/crm/website/entries': {
    ...read('The entries of a kind, or all of them, in their order', z.object({ items: z.array(EntryLine) })),
    query: z.object({ kind: KindName.optional() }),
  },
  'POST /api/crm/website/entries': { ...add('Add an entry, as a draft', changed(Entry)), body: NewEntry },
  'GET /api/crm/website/entries/{id}': read('One entry', Entry),
  'PATCH /api/crm/website/entries/{id}': { ...write('Change the draft of an entry', changed(Entry)), body: EntryEdit },
  'DELETE /api/crm/website/entries/{id}': write('Put an entry into the trash, and off the site', changed(Reference)),
  'POST /api/crm/website/entries/{id}/duplicate': add('Copy an entry, as a draft', changed(Entry)),
  'POST /api/crm/website/entries/{id}/hide': {
    ...write('Take an entry off the site, or put it back', changed(Entry)),
    body: z.object({ isHidden: z.boolean() }),
  },
  'POST /api/crm/website/entries/{id}/schedule': {
    ...write('Publish an entry at a time to come, or not', changed(Entry)),
    body: z.object({ version: Version, publishAt: z.number().int().max(LAST_DAY).nullable() }),
  },
  'GET /api/crm/website/entries/{id}/versions': read(
    'What was published of an entry, the newest first',
    z.object({ items: z.array(EntryVersion) }),
  ),
  'POST /api/crm/website/order': {
    ...write('Put the entries of a kind into this order', ManyEntries),
    body: z.object({ kind: KindName, ids: z.array(RecordId).min(1).max(ENTRIES_MAX) }),
  },
  'GET /api/crm/website/texts': {
    ...write(
      'The short texts of the site in a language, and which field each of them is',
      z.object({ items: z.array(PlacedText) }),
    ),
    query: z.object({ language: Language }),
  },
  'GET /api/crm/website/pending': read('What would go live', Pending),
  'POST /api/crm/website/publish': {
    ...write('Publish drafts, all of them or none', Published),
    body: Publication,
    limit: 600,
  },
  'GET /api/crm/website/versions/{id}': {
    ...read('A published version, and how it differs', ComparedVersion),
    query: z.object({ with: RecordId.optional() }),
  },
  'POST /api/crm/website/versions/{id}/bring-back': write(
    'Make a draft of a version that was published',
    changed(Entry),
  ),
  'POST /api/crm/website/samples/remove': {
    ...write('Remove the samples that are left of these kinds', ManyEntries),
    body: z.object({ kinds: z.array(KindName).min(1).max(kinds.length) }),
  },
  'POST /api/crm/website/pictures': {
    summary: 'Store a picture',
    needs: 'member',
    files: ['picture'],
    body: z.object({}),
    limit: 300,
    replies: { 201: StoredPicture },
    refusals: [...conflicts, 429],
  },
} satisfies Operations
