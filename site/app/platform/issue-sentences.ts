/** What a schema of the contract answers about values that it was given. */
interface Checked {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}

/** The first sentence of the contract about each field, by its path: `links.0.url`. */
export function issueSentences({ error }: Checked): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) sentences[path.map(String).join('.')] ??= message
  return sentences
}

/** The first of all; undefined when the contract has nothing against the values. */
export function firstIssueSentence({ error }: Checked): string | undefined {
  return error?.issues[0]?.message
}
