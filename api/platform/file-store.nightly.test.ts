import { expect, test } from 'vitest'
import { startS3 } from '../testing/servers/test-s3.ts'
import { readConfig } from './config.ts'
import { createFileStore } from './files.ts'

test('a slow store is given time for a mail of 25 MB', async () => {
  const { env, state } = await startS3()
  const files = createFileStore(readConfig({ DATA_DIR: '/nowhere', ...env }))
  const mail = new Uint8Array(25 * 1024 * 1024)
  state.delayMs = 11_000
  await files.put('a-mail', mail)
  expect((await files.find('a-mail', mail.byteLength))?.byteLength).toBe(mail.byteLength)
})
