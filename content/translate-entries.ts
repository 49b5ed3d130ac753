/** A list in another language. An entry that has no words there yet keeps its English ones. */
export function translateEntries<Entry>(
  entries: Entry[],
  keyOf: (entry: Entry) => string,
  words: Record<string, Partial<Entry>>,
): Entry[] {
  return entries.map((entry) => ({ ...entry, ...words[keyOf(entry)] }))
}
