import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Translations that no native reader has read yet, by their paths. Read as text: loading them all would cost memory. */
export function listDrafts() {
  return globSync(['content/{bn,ar}/*.ts', 'contract/sentences/{bn,ar}/*.ts'], { cwd: root })
    .filter((file) => /^export const isDraft = true$/m.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}
