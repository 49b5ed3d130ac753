import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aBackup, emptyPlace, newFolder, openAt, run } from '../testing/backup-commands.ts'
import { readArchive } from './archive-reader.ts'
import { createArchive } from './archive-writer.ts'
import { findTableOf } from './manifest.ts'

test('a file that unpacks to gigabytes is refused in one sentence, and nothing of it is used', async () => {
  const { file } = await aBackup()
  // Several parts in one piece are unpacked one after the other.
  const many = (row: string, packed = gzipSync(row)) => Buffer.concat(Array.from({ length: 300 }, () => packed))
  const aMegabyte = 'x'.repeat(1024 ** 2)
  const bombs = { 'many rows': many(`${aMegabyte}\n`), 'one row': many(aMegabyte) }
  for (const [kind, bomb] of Object.entries(bombs)) {
    const swollen = join(newFolder(), `${kind}.tar`)
    const archive = await createArchive(swollen, Date.now)
    for await (const { name, bytes } of readArchive(file))
      await archive.add(name, findTableOf(name) === 'username' ? bomb : bytes)
    await archive.close()
    await archive.publish()
    const place = await emptyPlace()

    const command = kind === 'many rows' ? run('backup', place, '--verify', swollen) : run('restore', place, swollen)
    await expect(command).rejects.toThrow(
      `${swollen} unpacks to more than any backup of this product does (tables/username/000001.jsonl.gz), so nothing of it was used. Use a backup that you made yourself.`,
    )
    const { db, close } = openAt(place)
    expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual([])
    await close()
  }
})
