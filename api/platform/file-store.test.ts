import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startS3 } from '../testing/servers/test-s3.ts'
import { readConfig } from './config.ts'
import { createFileStore } from './files.ts'

const NAME = `${'ab'.repeat(16)}-96.webp`
const bytes = new Uint8Array([0, 1, 2, 253, 254, 255])

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const stores = {
  'a folder': async () => createFileStore(readConfig({ DATA_DIR: newFolder() })),
  S3: async () => createFileStore(readConfig({ DATA_DIR: newFolder(), ...(await startS3()).env })),
}

describe.each(Object.entries(stores))('on %s', (_where, createStore) => {
  test('a file is read as it was written', async () => {
    const files = await createStore()
    expect(await files.find(NAME)).toBeUndefined()

    await files.put(NAME, bytes)

    expect(Buffer.from((await files.find(NAME)) ?? [])).toEqual(Buffer.from(bytes))
  })

  test('a file that was deleted is gone, and can be deleted again', async () => {
    const files = await createStore()
    await files.put(NAME, bytes)

    await files.delete(NAME)
    await files.delete(NAME)

    expect(await files.find(NAME)).toBeUndefined()
  })
})

describe('a folder', () => {
  test('is never left by a name', async () => {
    const files = createFileStore(readConfig({ DATA_DIR: newFolder() }))

    await expect(files.put('../secret', bytes)).rejects.toThrow()
    await expect(files.put('..', bytes)).rejects.toThrow()
    await expect(files.put('a/../../b', bytes)).rejects.toThrow()
  })

  test('keeps no draft, and what a kill left of one goes with its file', async () => {
    const folder = newFolder()
    const files = createFileStore(readConfig({ DATA_DIR: folder }))
    const shard = join(folder, 'images', 'ab')
    await files.put(NAME, bytes)
    expect(readdirSync(shard)).toEqual([NAME])
    writeFileSync(join(shard, `${NAME}.draft`), 'half')

    await files.delete(NAME)

    expect(readdirSync(shard)).toEqual([])
  })
})

describe('S3', () => {
  test('that is down or does not believe us fails the call, and is never taken for an empty store', async () => {
    const s3 = await startS3()
    const files = createFileStore(readConfig({ DATA_DIR: newFolder(), ...s3.env }))
    const stranger = createFileStore(readConfig({ DATA_DIR: newFolder(), ...s3.env, S3_REGION: 'elsewhere' }))
    await expect(stranger.put(NAME, bytes)).rejects.toThrow('403')
    await expect(stranger.find(NAME)).rejects.toThrow('403')

    s3.state.isDown = true

    await expect(files.put(NAME, bytes)).rejects.toThrow('503')
    await expect(files.find(NAME)).rejects.toThrow('503')
    await expect(files.delete(NAME)).rejects.toThrow('503')
  })
})
