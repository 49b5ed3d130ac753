import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { line } from '../text.ts'
import { conflicts, read } from './records.ts'

export const viewLists = ['inbox', 'deals', 'contacts', 'tasks'] as const
export type ViewList = (typeof viewLists)[number]

/** The filters of a list under a name. */
export const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  /** As in the address of the list. */
  query: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  /** Who saved it. */
  ownerName: z.string().nullable(),
})
export type SavedView = z.infer<typeof SavedView>

export const NewView = z.object({
  list: z.enum(viewLists),
  name: line({ label: 'Name', required: 'enter-name', max: 60 }),
  query: z.string().max(1_000),
  /** Only members may share one. */
  isShared: z.boolean(),
})
export type NewView = z.infer<typeof NewView>

export const viewOperations = {
  'GET /api/crm/views': {
    ...read('My saved views of a list, and those that colleagues share', z.array(SavedView)),
    query: z.object({ list: z.enum(viewLists) }),
  },
  'POST /api/crm/views': { ...read('Save the filters of a list', SavedView), body: NewView },
  'DELETE /api/crm/views/{id}': { ...read('Delete a saved view', SavedView), refusals: conflicts },
} satisfies Operations
