import * as z from 'zod'
import { Success } from '../auth.ts'
import { changed, RecordId, Reference, read, Version, write } from '../crm/records.ts'
import { languageCodes } from '../languages.ts'
import type { Operations } from '../operation.ts'
import { Reason } from '../problem.ts'
import { refuse } from '../sentences/refuse.ts'
import { ENTRIES_MAX, kinds } from './kinds.ts'
import type { SiteContent } from './localize.ts'

const KindName = z.enum(kinds)
const Language = z.enum(languageCodes)

/** By the schema of its kind (kinds.ts), which the API reads it with. */
const Data = z.record(z.string().max(60), z.unknown())

/** An entry as lists show it. */
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
  /** The languages in which something is missing. */
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

const Change = z.object({
  label: z.string(),
  path: z.string(),
  language: Language.nullable(),
  before: z.string(),
  after: z.string(),
})

/** What would go live. */
export const Pending = z.object({
  items: z.array(
    z.object({
      entry: EntryLine,
      isNew: z.boolean(),
      /** The languages whose pages change. */
      languages: z.array(Language),
      changes: z.array(Change),
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

export const Published = z.object({
  siteVersion: z.number().int(),
  count: z.number().int(),
  changeId: z.string(),
})

export const EntryVersion = z.object({
  id: z.string(),
  siteVersion: z.number().int(),
  publishedAt: z.number(),
  publishedBy: Reference.nullable(),
  isLive: z.boolean(),
})

/** One version, and how it differs from another, or from the draft. */
export const ComparedVersion = EntryVersion.extend({ data: Data, changes: z.array(Change) })

/** A text as visitors read it, and where it is edited. */
export const PlacedText = z.object({
  text: z.string(),
  id: z.string(),
  path: z.string(),
  /** The page that it belongs to; null for what stands on several. */
  page: z.string().nullable(),
})
export type PlacedText = z.infer<typeof PlacedText>

export const StoredPicture = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  createdAt: z.number(),
  /** The titles of the entries that show it. */
  places: z.array(z.string()),
})
export type StoredPicture = z.infer<typeof StoredPicture>

/** The site may run apart from the API, where no cookie of the CRM comes: a pass says that somebody of the studio asks. */
export const PreviewPass = z.object({ pass: z.string() })

export const PreviewRequest = z.object({
  pass: z.string().max(200),
  language: Language,
  entry: RecordId,
  /** As it is in the form; without it the one that is saved. */
  draft: Data.optional(),
})

const ManyEntries = z.object({ count: z.number().int(), changeId: z.string() })

export const contentOperations = {
  'GET /api/website/content': {
    summary: 'What the studio says on its site, in one language',
    query: z.object({ language: Language.default('en') }),
    limit: null,
    replies: { 200: z.custom<SiteContent>() },
    refusals: [400],
  },
  'GET /api/crm/website/preview-pass': {
    summary: 'A pass with which the site shows drafts for some minutes',
    ...read,
    replies: { 200: PreviewPass },
  },
  'POST /api/website/preview': {
    summary: 'The content with the drafts in it, and with one that is not saved yet; asked for by the site',
    body: PreviewRequest,
    // One a second, for all who edit in one place.
    limit: 3_600,
    replies: { 200: z.custom<SiteContent>() },
    refusals: [404],
  },
  'GET /api/crm/website/entries': {
    summary: 'The entries of a kind, or all of them, in their order',
    ...read,
    query: z.object({ kind: KindName.optional() }),
    replies: { 200: z.object({ items: z.array(EntryLine) }) },
  },
  'POST /api/crm/website/entries': {
    summary: 'Add an entry, as a draft',
    ...write,
    body: NewEntry,
    replies: { 201: changed(Entry) },
  },
  'GET /api/crm/website/entries/{id}': { summary: 'One entry', ...read, replies: { 200: Entry } },
  'PATCH /api/crm/website/entries/{id}': {
    summary: 'Change the draft of an entry',
    ...write,
    body: EntryEdit,
    replies: { 200: changed(Entry) },
  },
  'DELETE /api/crm/website/entries/{id}': {
    summary: 'Put an entry into the trash, and off the site',
    ...write,
    replies: { 200: changed(Reference) },
  },
  'POST /api/crm/website/entries/{id}/duplicate': {
    summary: 'Copy an entry, as a draft',
    ...write,
    replies: { 201: changed(Entry) },
  },
  'POST /api/crm/website/entries/{id}/hide': {
    summary: 'Take an entry off the site, or put it back',
    ...write,
    body: z.object({ isHidden: z.boolean() }),
    replies: { 200: changed(Entry) },
  },
  'POST /api/crm/website/entries/{id}/schedule': {
    summary: 'Publish an entry at a time to come, or not',
    ...write,
    body: z.object({ version: Version, publishAt: z.number().int().nullable() }),
    replies: { 200: changed(Entry) },
  },
  'GET /api/crm/website/entries/{id}/versions': {
    summary: 'What was published of an entry, the newest first',
    ...read,
    replies: { 200: z.object({ items: z.array(EntryVersion) }) },
  },
  'POST /api/crm/website/order': {
    summary: 'Put the entries of a kind into this order',
    ...write,
    body: z.object({ kind: KindName, ids: z.array(RecordId).min(1).max(ENTRIES_MAX) }),
    replies: { 200: ManyEntries },
  },
  'GET /api/crm/website/texts': {
    summary: 'The short texts of the site in a language, and which field each of them is',
    ...write,
    query: z.object({ language: Language }),
    replies: { 200: z.object({ items: z.array(PlacedText) }) },
  },
  'GET /api/crm/website/pending': { summary: 'What would go live', ...read, replies: { 200: Pending } },
  'POST /api/crm/website/publish': {
    summary: 'Publish drafts, all of them or none',
    ...write,
    body: Publication,
    limit: 600,
    replies: { 200: Published },
  },
  'GET /api/crm/website/versions/{id}': {
    summary: 'A published version, and how it differs',
    ...read,
    query: z.object({ with: RecordId.optional() }),
    replies: { 200: ComparedVersion },
  },
  'POST /api/crm/website/versions/{id}/bring-back': {
    summary: 'Make a draft of a version that was published',
    ...write,
    replies: { 200: changed(Entry) },
  },
  'POST /api/crm/website/samples/remove': {
    summary: 'Remove the samples that are left of these kinds',
    ...write,
    body: z.object({ kinds: z.array(KindName).min(1).max(kinds.length) }),
    replies: { 200: ManyEntries },
  },
  'GET /api/crm/website/pictures': {
    summary: 'The pictures of the website, the newest first',
    ...read,
    replies: { 200: z.object({ items: z.array(StoredPicture) }) },
  },
  'POST /api/crm/website/pictures': {
    summary: 'Store a picture',
    needs: 'member',
    files: ['picture'],
    body: z.object({}),
    limit: 300,
    replies: { 201: StoredPicture },
    refusals: [...write.refusals, 429],
  },
  'DELETE /api/crm/website/pictures/{id}': {
    summary: 'Delete a picture that nothing shows',
    ...write,
    replies: { 200: Success },
  },
} satisfies Operations
