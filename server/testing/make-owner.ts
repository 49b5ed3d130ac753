import { Analytics } from '@nokshi/contract/visits.ts'

const password = 'a loom of many threads'

/** A creator with a page of that name, as the site's own forms make one. */
export async function makeOwner(url: string, username: string, profileImage?: Blob) {
  const registration = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: `${username}@example.com`, password, passwordConfirmation: password }),
  })
  const cookie = registration.headers
    .getSetCookie()
    .map((entry) => entry.split(';')[0])
    .join('; ')
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Ada', username, bio: 'I weave.' }))
    form.append(name, value)
  if (profileImage) form.append('profileImage', profileImage, 'portrait.png')
  const made = await fetch(`${url}/api/linkhub`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body: form,
  })
  if (made.status !== 201) throw new Error(`Creating a profile answered ${made.status}: ${await made.text()}`)
  return {
    username,
    edit: (changes: object) =>
      fetch(`${url}/api/linkhubAuth/me`, {
        method: 'PATCH',
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        body: JSON.stringify(changes),
      }),
    async readAnalytics() {
      const reply = await fetch(`${url}/api/linkhubAuth/me/analytics`, { headers: { cookie } })
      return Analytics.parse(await reply.json())
    },
  }
}
