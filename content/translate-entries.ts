/** A list in another language. An entry that has no words there yet keeps its English ones. */
export function translateEntries<Entry>(
  entries: Entry[],
  keyOf: (entry: Entry) => string,
  labels: Record<string, Partial<Entry>>,
): Entry[] {
  return entries.map((entry) => ({ ...entry, ...labels[keyOf(entry)] }))
}
