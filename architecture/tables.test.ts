import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productFiles } from './imports.ts'

test('each table is written in one file only', () => {
  const writes = productFiles
    .filter((file) => !file.startsWith('api/database/'))
    .flatMap((file) => writtenTables(readFileSync(file, 'utf8')).map((table) => ({ file, table })))
  const files = Map.groupBy(writes, ({ table }) => table).values()
  const several = [...files].map((all) => new Set(all.map(({ file }) => file))).filter((of) => of.size > 1)
  expect(writes.length).toBeGreaterThan(0)
  expect(several).toEqual([])
})

/** By the query builder, or by SQL of its own. */
function writtenTables(source: string) {
  const built = source.matchAll(/(?:\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(|\binsertNew\(\w+,)\s*'(\w+)/g)
  const written = source.matchAll(/\b(?:insert\s+into|update|delete\s+from)\s+"?([a-z_]+)"?\s+(?:\(|set\b|where\b)/g)
  return [
    ...[...built].map(([, table = '']) => table),
    ...[...written].map(([, table = '']) => table.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())),
  ]
}
