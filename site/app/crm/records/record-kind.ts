import { changed, Reference } from '@nokshi/contract/crm/records.ts'
import { queryOptions } from '@tanstack/react-query'
import { crmApi } from './crm-api.ts'

interface Schema<Value> {
  parse(value: unknown): Value
}

/** What every change answers. */
interface Changed<Thing> {
  record: Thing
  changeId: string
}

const Trashed = changed(Reference)

/** How records of one kind are fetched, saved and thrown away. `name` is the first word of their queries' keys. */
export function recordKind<Thing, Patch>(
  name: string,
  path: string,
  schema: Schema<Thing>,
  changedSchema: Schema<Changed<Thing>>,
) {
  const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`
  const fetch = (id: string) => crmApi.get(pathOf(id), schema)
  return {
    path: pathOf,
    fetch,
    /** Nothing is fetched while it is not known which one. */
    query: (id: string | null | undefined) =>
      queryOptions({ queryKey: [name, id ?? ''], queryFn: () => fetch(id ?? ''), enabled: Boolean(id) }),
    save: (id: string, version: number, patch: Patch) =>
      crmApi.patch(pathOf(id), { version, ...patch }, changedSchema),
    trash: (id: string) => crmApi.delete(pathOf(id), Trashed),
    merge: (patch: { intoId: string; fromId: string }) => crmApi.post(`${path}/merge`, patch, changedSchema),
  }
}

export type RecordKind<Thing, Patch> = ReturnType<typeof recordKind<Thing, Patch>>
