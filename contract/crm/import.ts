import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'
import { write } from './records.ts'

/** Columns of a file and what each becomes; null leaves it out. */
export const importFields = ['name', 'email', 'phone', 'company', 'title', 'location', 'tags', 'note'] as const
export const ImportInput = z.object({
  csv: z
    .string(refuse('choose-csv-file'))
    .min(1, refuse('csv-file-empty'))
    .max(5 * 1024 * 1024, refuse('csv-file-too-large')),
  columns: z.record(z.string().max(5000), z.enum(importFields).nullable()).optional(),
  isDryRun: z.boolean(),
})
export type ImportInput = z.infer<typeof ImportInput>
export const ImportReport = z.object({
  columns: z.array(z.object({ header: z.string(), field: z.enum(importFields).nullable(), example: z.string() })),
  rows: z.number().int(),
  added: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  refused: z.array(z.object({ row: z.number().int(), sentence: z.string() })),
  preview: z.array(
    z.object({
      row: z.number().int(),
      outcome: z.enum(['add', 'update', 'unchanged', 'refuse']),
      contact: z.string(),
      detail: z.string(),
    }),
  ),
  changeId: z.string().nullable(),
  /** Rows with an address or number that cannot be read; the rest of them is imported. */
  flagged: z.number().int().optional(),
  /** The rows that are not imported, as they were, with the reason; to be corrected and imported again. */
  failedCsv: z.string().nullish(),
})
export type ImportReport = z.infer<typeof ImportReport>

export const importOperations = {
  'POST /api/crm/import': {
    ...write('People from a CSV file, tried or for good', ImportReport),
    body: ImportInput,
    isIdempotent: true,
    limit: 600,
  },
} satisfies Operations
