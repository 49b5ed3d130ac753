import { readFileSync } from 'node:fs'
import { findForm, kinds } from '@nokshi/contract/website/kinds.ts'
import type { ShownEntry } from '@nokshi/contract/website/localize.ts'
import * as z from 'zod'

const Samples = z.array(z.object({ id: z.string(), slug: z.string(), data: z.record(z.string(), z.unknown()) }))

/** What a new installation says until its studio says something else. */
export const samples: ShownEntry[] = kinds.flatMap((kind) => {
  const text = readFileSync(new URL(`${kind}.json`, import.meta.url), 'utf8')
  return Samples.parse(JSON.parse(text)).map(({ id, slug, data }) => ({
    ...{ id, kind, slug },
    data: findForm(kind, slug)?.schema.parse(data) ?? data,
  }))
})
