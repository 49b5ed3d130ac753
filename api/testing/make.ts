import { User } from '@nokshi/contract/auth.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import sharp from 'sharp'
import type { Client } from './client.ts'
import type { testApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

let usersMade = 0

/** Somebody who has just registered, in a browser of their own. */
export async function makeUser({ anotherVisitor }: Pick<TestApp, 'anotherVisitor'>, email?: string) {
  const client = anotherVisitor()
  const password = 'a loom of many threads'
  const reply = await client.post('/api/auth/register', {
    email: email ?? `weaver-${++usersMade}@example.com`,
    password,
    passwordConfirmation: password,
  })
  if (reply.status !== 201) throw new Error(`Registering answered ${reply.status}: ${await reply.text()}`)
  return { client, user: User.parse(await reply.json()), password }
}

/** A new user with a profile, made as the site makes it. */
export async function makeProfile(app: Pick<TestApp, 'anotherVisitor'>, fields: ProfileFields = {}) {
  const owner = await makeUser(app)
  const reply = await postProfile(owner.client, fields)
  if (reply.status !== 201)
    throw new Error(`Creating a profile answered ${reply.status}: ${await reply.text()}`)
  return { ...owner, profile: Profile.parse(await reply.json()) }
}

export function postProfile(client: Client, fields: ProfileFields = {}) {
  return client.postForm('/api/linkhub', aProfileForm(fields))
}

/** Fields of the form by name; undefined leaves one out. */
export type ProfileFields = Record<string, string | Blob | undefined>

export function aProfileForm(fields: ProfileFields = {}) {
  const form = new FormData()
  const all: ProfileFields = {
    name: 'Ada Rahman',
    username: 'ada-rahman',
    bio: 'I weave, and I write about it.',
    gradient: 'ocean',
    selectedColor: '#007bff',
    socials: JSON.stringify({ github: 'ada' }),
    customLinks: JSON.stringify([{ title: 'My shop', url: 'https://shop.example.com/' }]),
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) {
    if (typeof value === 'string') form.set(name, value)
    else if (value) form.set(name, value, 'picture.png')
  }
  return form
}

interface PictureWish {
  width?: number
  height?: number
  format?: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff'
}

export async function aPicture({ width = 400, height = 400, format = 'png' }: PictureWish = {}) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#c0392b' } })
  return new Blob([new Uint8Array(await picture.toFormat(format).toBuffer())])
}
