interface Change<Result> {
  result: Result
  changeId: string
}

/** What a change answers: the record as it is now, and the change, by which it can be undone. */
export async function changedRecord<Record>(change: Promise<Change<string>>, read: (id: string) => Promise<Record>) {
  const { result, changeId } = await change
  return { record: await read(result), changeId }
}

/** The same for a record that is gone: what it was called. */
export async function removedRecord<Record>(change: Promise<Change<Record>>) {
  const { result: record, changeId } = await change
  return { record, changeId }
}
