import { formOf } from '@nokshi/api/testing/make.ts'
import { registerAt } from './browser.ts'

/** A creator with a page of that name, as the site's own forms make one. */
export async function makeOwner(url: string, username: string, profileImage?: Blob) {
  const owner = await registerAt(url, `${username}@example.com`)
  const form = formOf({ name: 'Ada', username, bio: 'I weave.', profileImage })
  const made = await owner.send('POST', '/api/linkhub', form)
  if (made.status !== 201) throw new Error(`Creating a profile answered ${made.status}: ${await made.text()}`)
  return { username, edit: (changes: object) => owner.patch('/api/linkhubAuth/me', changes) }
}
