import type { Reference } from '@nokshi/contract/crm/records.ts'

/** An existing record, or the name of one to be made. */
export type RecordChoice = Reference | { id: null; name: string }

/** What is sent: the id of what is there, or the name of what is to be added. */
export function chosenId(choice: RecordChoice | null) {
  return choice?.id ?? undefined
}

export function chosenName(choice: RecordChoice | null) {
  return choice?.id === null ? choice.name : undefined
}
