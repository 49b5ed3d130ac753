import { fieldSentences } from '@nokshi/contract/sentences/fields.ts'
import { reasonOf } from '@nokshi/contract/sentences/issue-reason.ts'
import { sentenceIn } from '@nokshi/contract/sentences/saying.ts'

type Issue = Parameters<typeof reasonOf>[0]

/** What a schema of the contract answers about values that it was given. */
export interface Checked {
  error?: { issues: Issue[] } | undefined
}

/** The first sentence of the contract about each field, by its path: `links.0.url`. */
export function issueSentences({ error }: Checked): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const issue of error?.issues ?? []) sentences[issue.path.map(String).join('.')] ??= sentenceFor(issue)
  return sentences
}

/** The first of all; undefined when the contract has nothing against the values. */
export function firstIssueSentence({ error }: Checked): string | undefined {
  const [issue] = error?.issues ?? []
  return issue && sentenceFor(issue)
}

function sentenceFor(issue: Issue) {
  return sentenceIn(fieldSentences, reasonOf(issue))
}
