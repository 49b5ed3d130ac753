import { changed, Reference } from '@nokshi/contract/crm/records.ts'
import { queryOptions } from '@tanstack/react-query'

export const Trashed = changed(Reference)

/** The calls about records of one kind. */
interface RecordCalls<Item, Patch> {
  fetch: (id: string) => Promise<Item>
  save: (id: string, edit: Patch & { version: number }) => Promise<{ record: Item; changeId: string }>
  trash: (id: string) => Promise<ReturnType<typeof Trashed.parse>>
}

/** How records of one kind are fetched, saved and thrown away. `name` is the first word of their queries' keys. */
export function recordKind<Item, Patch>(name: string, calls: RecordCalls<Item, Patch>) {
  return {
    ...calls,
    /** Nothing is fetched while it is not known which one. */
    query: (id: string | null | undefined) =>
      queryOptions({ queryKey: [name, id ?? ''], queryFn: () => calls.fetch(id ?? ''), enabled: Boolean(id) }),
  }
}

export type RecordKind<Item, Patch> = ReturnType<typeof recordKind<Item, Patch>>
