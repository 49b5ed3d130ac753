import { join } from 'node:path'
import { listShownPictures } from '@nokshi/api/linkhub/pictures/upload-queries.ts'
import { readConfig } from '@nokshi/api/platform/config.ts'
import { createFileStore } from '@nokshi/api/platform/files.ts'
import { aPicture, aProfileForm } from '@nokshi/api/testing/make.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { expect, test } from 'vitest'
import { addresses, newFolder } from '../testing/backup-commands.ts'
import { type Browser, registerAt } from '../testing/browser.ts'
import { testData, testProduct } from '../testing/test-product.ts'
import { readArchive } from './archive-reader.ts'
import { createArchive } from './archive-writer.ts'
import { copyPictures } from './copy-pictures.ts'
import { PICTURES } from './manifest.ts'

/** Each time another one, and the one before is deleted. */
async function replacePicture(owner: Browser, side: number) {
  const { version } = await owner.read('/api/linkhubAuth/me', OwnProfile)
  const form = new FormData()
  form.set('version', String(version))
  form.set('picture', await aPicture({ width: side, height: side }), 'picture.png')
  expect((await owner.send('PUT', '/api/linkhubAuth/me/pictures/profile', form)).status).toBe(200)
}

test('a page whose picture is replaced at the worst moments shows one that is in the backup', async () => {
  const { env, address } = await testData()
  const product = await testProduct({ part: 'api', env: { ...env, ...addresses } })
  const owner = await registerAt(product.url)
  await owner.send('POST', '/api/linkhub', aProfileForm({ profileImage: await aPicture() }))
  const files = createFileStore(readConfig(env))
  const archive = await createArchive(join(newFolder(), 'pictures.tar'), Date.now)
  /** How often the picture is gone at the very moment when it is to be copied. */
  let timesLeft = 3
  const seen = new Set<string>()
  const find = async (name: string) => {
    const [key = ''] = name.split('-')
    if (timesLeft > 0 && !seen.has(key)) {
      seen.add(key)
      await replacePicture(owner, 100 + timesLeft--)
    }
    return files.find(name)
  }

  const { snapshot, pictures } = await copyPictures({ address, files: { ...files, find } }, archive, () => {})
  const shown = await listShownPictures(snapshot.db)
  await snapshot.close()
  await archive.close()

  expect(timesLeft).toBe(0)
  const copied: string[] = []
  for await (const { name } of readArchive(archive.part)) copied.push(name)
  expect(copied).toEqual(shown.flatMap((picture) => picture.files.map((name) => PICTURES + name)))
  expect(pictures).toMatchObject({ files: 3, missing: [], unused: [] })
  await archive.discard()
})
