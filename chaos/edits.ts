import { aPicture } from '@nokshi/api/testing/make.ts'
import sharp from 'sharp'
import type { Creator } from './creator.ts'
import { createEditor } from './editor.ts'

export function editWords(creator: Creator) {
  return createEditor(creator, {
    edit: ({ browser }, version, number) =>
      browser.patch('/api/linkhubAuth/me', { version, bio: `Words number ${number}` }),
    pick: ({ bio }) => bio,
  })
}

/** Each picture has another size, so that none is the one that is there already. */
export function editPictures(creator: Creator) {
  return createEditor(creator, {
    async edit({ browser }, version, number) {
      const form = new FormData()
      form.set('version', String(version))
      form.set('picture', await aPicture({ width: 300 + (number % 200), height: 300 }), 'picture.png')
      return browser.send('PUT', '/api/linkhubAuth/me/pictures/profile', form)
    },
    pick: ({ profileImage }) => profileImage ?? 'none',
    async findFault({ browser, username }, value) {
      if (value === 'none') return undefined
      const answer = await browser.get(new URL(value).pathname)
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.ok && (await isPicture(bytes))) return undefined
      return `the picture of ${username} cannot be read (${answer.status})`
    },
  })
}

/** Decodes all of it: a file that was cut short still begins like a picture. */
function isPicture(bytes: Buffer) {
  return sharp(bytes)
    .stats()
    .then(
      () => true,
      () => false,
    )
}
