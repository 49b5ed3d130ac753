import { Username } from '@nokshi/contract/linkhub.ts'

/** Leaves room for what is added, within the 30 characters of a username. */
const STEM_MAX = 22

export function draftUsernames(typed: string) {
  const stem = typed
    .slice(0, 200)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, STEM_MAX)
    .replace(/^-|-$/g, '')
  if (stem === '') return []
  return [
    stem,
    `${stem}-bd`,
    `${stem}-studio`,
    `the-${stem}`,
    `${stem}-hub`,
    `its-${stem}`,
    `${stem}-online`,
  ].filter((draft) => Username.safeParse(draft).success)
}
