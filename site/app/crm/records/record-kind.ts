import { changed, Reference } from '@nokshi/contract/crm/records.ts'
import { queryOptions } from '@tanstack/react-query'

export const Trashed = changed(Reference)

interface RecordCalls<Item, Patch> {
  fetch: (id: string) => Promise<Item>
  save: (id: string, edit: Patch & { version: number }) => Promise<{ record: Item; changeId: string }>
  trash: (id: string) => Promise<ReturnType<typeof Trashed.parse>>
}

/** How records of one kind are fetched, saved and deleted. `name` is the first word of their query keys. */
export function recordKind<Item, Patch>(name: string, calls: RecordCalls<Item, Patch>) {
  return {
    ...calls,
    /** Nothing is fetched while it is not known which one. */
    query: (id: string | null | undefined) =>
      queryOptions({ queryKey: [name, id ?? ''], queryFn: () => calls.fetch(id ?? ''), enabled: Boolean(id) }),
  }
}

export type RecordKind<Item, Patch> = ReturnType<typeof recordKind<Item, Patch>>

/** An existing record, or the name of one to be made. */
export type RecordChoice = Reference | { id: null; name: string }

/** What is sent: the id of what is there, or the name of what is to be added. */
export function chosenId(choice: RecordChoice | null) {
  return choice?.id ?? undefined
}

export function chosenName(choice: RecordChoice | null) {
  return choice?.id === null ? choice.name : undefined
}
