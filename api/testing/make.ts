import { User } from '@nokshi/contract/auth.ts'
import { InviteMade } from '@nokshi/contract/crm/invites.ts'
import { Staff } from '@nokshi/contract/crm/staff.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import type { Role } from '@nokshi/contract/roles.ts'
import sharp from 'sharp'
import { describeSetup } from '../crm/staff/studio/setup-code.ts'
import type { Deps } from '../platform/deps.ts'
import { confirmAddress } from './accounts.ts'
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

/** One whose address is confirmed, as second factors and private addresses need it. */
export async function makeConfirmedUser(app: Pick<TestApp, 'anotherVisitor' | 'deps'>, email?: string) {
  const made = await makeUser(app, email)
  await confirmAddress(app, made.user.email)
  return made
}

type StudioApp = Pick<TestApp, 'anotherVisitor' | 'deps'>

interface Colleague {
  client: Client
  staff: Staff
  password: string
}

const staffPassword = 'five threads of one loom'
const firstOwners = new WeakMap<Deps, Promise<Colleague>>()
let staffMade = 0

/** A member of staff, logged in to the CRM. The first owner claims it and invites the others. */
export async function makeStaff(app: StudioApp, role: Role = 'member', email?: string): Promise<Colleague> {
  const first = firstOwners.get(app.deps)
  if (first === undefined) {
    const claiming = claimCrm(app)
    firstOwners.set(app.deps, claiming)
    if (role === 'owner' && email === undefined) return claiming
  }
  const owner = await firstOwners.get(app.deps)
  const invited = { email: email ?? `colleague-${++staffMade}@example.com`, role }
  const reply = await owner?.client.post('/api/crm/invites', invited)
  const { link } = InviteMade.parse(await reply?.json())
  return enterCrm(app, '/api/crm/register', { token: new URL(link).searchParams.get('invite') })
}

/** The code that a server without an owner prints when it starts. */
export async function readSetupCode({ deps }: Pick<TestApp, 'deps'>) {
  return /(\S+)$/.exec((await describeSetup(deps)) ?? '')?.[1] ?? ''
}

async function claimCrm(app: StudioApp) {
  return enterCrm(app, '/api/crm/setup', { code: await readSetupCode(app), email: 'owner@example.com' })
}

async function enterCrm({ anotherVisitor }: StudioApp, path: string, more: object): Promise<Colleague> {
  const client = anotherVisitor()
  const reply = await client.post(path, {
    name: 'Nila Weaver',
    password: staffPassword,
    passwordConfirmation: staffPassword,
    ...more,
  })
  if (reply.status !== 201) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return { client, staff: Staff.parse(await reply.json()), password: staffPassword }
}

/** A new user with a profile, made as the site makes it. */
export async function makeProfile(app: Pick<TestApp, 'anotherVisitor'>, fields: FormFields = {}) {
  const owner = await makeUser(app)
  const reply = await postProfile(owner.client, fields)
  if (reply.status !== 201) throw new Error(`Creating a profile answered ${reply.status}: ${await reply.text()}`)
  return { ...owner, profile: Profile.parse(await reply.json()) }
}

export function postProfile(client: Client, fields: FormFields = {}) {
  return client.postForm('/api/linkhub', aProfileForm(fields))
}

export function editProfile(client: Client, edit: unknown) {
  return client.patch('/api/linkhubAuth/me', edit)
}

/** Everything an edit can say, but for the username and the links. */
export const fullEdit = {
  name: 'আদা রহমান',
  bio: 'I weave.\nIn Dhaka.',
  gradient: 'dusk',
  selectedColor: '#e83e8c',
  socials: { instagram: '@ada', whatsapp: '+880 1712-345678' },
  language: 'bn',
  timeZone: 'Asia/Riyadh',
  countsOwnVisits: false,
}

export function readOwnProfile(client: Client) {
  return client.read('/api/linkhubAuth/me', OwnProfile)
}

/** Fields of a form by name; undefined leaves one out. */
type FormFields = Record<string, string | Blob | undefined>

export function aProfileForm(fields: FormFields = {}) {
  return formOf({
    name: 'Ada Rahman',
    username: 'ada-rahman',
    bio: 'I weave, and I write about it.',
    gradient: 'ocean',
    selectedColor: '#007bff',
    socials: JSON.stringify({ github: 'ada' }),
    customLinks: JSON.stringify([{ title: 'My shop', url: 'https://shop.example.com/' }]),
    ...fields,
  })
}

export function formOf(fields: FormFields) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else if (value) form.set(name, value, 'picture.png')
  }
  return form
}

interface PictureInput {
  width?: number
  height?: number
  format?: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff'
}

export async function aPicture({ width = 400, height = 400, format = 'png' }: PictureInput = {}) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#c0392b' } })
  return new Blob([new Uint8Array(await picture.toFormat(format).toBuffer())])
}
