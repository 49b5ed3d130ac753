import { brand } from '@nokshi/content/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Limit, requireUnderLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { describeDevice } from '../device.ts'
import { readCreated, readShown } from './answer.ts'
import { makeChallenge, takeChallenge } from './challenge.ts'
import { findPasskey, insertPasskey, listPasskeys, type PasskeyTable, updatePasskeyUsed } from './queries.ts'

/** Whose passkeys: creators' or staff's. */
export interface Holder {
  table: PasskeyTable
  id: string
}

/** More than anybody has devices. */
const PASSKEYS_MAX = 20

/** Each costs the check of a signature. As many of a network as with passwords: a mobile network shares a place. */
const perPerson: Limit = { name: 'passkey-tries', hits: 30, perSeconds: 15 * 60 }
const perNetwork: Limit = { name: 'passkey-place', hits: 500, perSeconds: 15 * 60 }

/** Loaded when somebody uses a passkey: it brings certificates and their encodings along, which most processes never need. */
const webAuthn = () => import('@simplewebauthn/server')

/** What the browser gives to the authenticator, to make a passkey that can log in by itself: the device asks for finger or PIN. */
export async function creationOptions(deps: Deps, holder: Holder, email: string) {
  const existing = await listPasskeys(deps.db, holder.table, holder.id)
  if (existing.length >= PASSKEYS_MAX)
    throw new Refusal('conflict', { code: 'too-many-passkeys', params: { max: PASSKEYS_MAX } })
  const { generateRegistrationOptions } = await webAuthn()
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: siteOf(deps).hostname,
    userName: email,
    userDisplayName: email,
    userID: new TextEncoder().encode(holder.id),
    challenge: makeChallenge(deps, purposeOf('create', holder)),
    attestationType: 'none',
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** To show a passkey: one of this person, or at a login of whoever has one. */
export async function showOptions(deps: Deps, holder: Holder | PasskeyTable) {
  const { generateAuthenticationOptions } = await webAuthn()
  const own = typeof holder === 'string' ? [] : await listPasskeys(deps.db, holder.table, holder.id)
  return generateAuthenticationOptions({
    rpID: siteOf(deps).hostname,
    challenge: makeChallenge(deps, purposeOf('show', holder)),
    allowCredentials: own.map(({ id }) => ({ id })),
    userVerification: 'required',
  })
}

export async function keepPasskey(deps: Deps, holder: Holder, text: string, userAgent: string | null) {
  const response = readCreated(text)
  const made = response && (await checkCreated(deps, holder, response))
  if (!made) throw passkeyWrong()
  const { id, publicKey, counter } = made
  const isKept = await insertPasskey(deps.db, holder.table, {
    id,
    personId: holder.id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    name: describeDevice(userAgent),
    createdAt: deps.now(),
  })
  if (!isKept) throw passkeyWrong()
}

async function checkCreated(
  deps: Deps,
  holder: Holder,
  response: NonNullable<ReturnType<typeof readCreated>>,
) {
  const { verifyRegistrationResponse } = await webAuthn()
  const { origin, hostname } = siteOf(deps)
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(deps, purposeOf('create', holder), challenge),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
    // It throws at whatever is no answer of an authenticator.
  }).catch(() => undefined)
  return checked?.registrationInfo?.credential
}

/** Answers whose passkey was shown. The tries are counted by where they come from, or by whom they are asked of. */
export async function takePasskey(deps: Deps, holder: Holder | PasskeyTable, text: string, tried: string) {
  const tries = typeof holder === 'string' ? perNetwork : perPerson
  await requireUnderLimit(deps, tries, [tried], 'second-step-limit')
  const table = typeof holder === 'string' ? holder : holder.table
  const response = readShown(text)
  const known = response && (await findPasskey(deps.db, table, response.id))
  const isTheirs = known && (typeof holder === 'string' || known.personId === holder.id)
  if (!response || !isTheirs) throw passkeyWrong()

  const { verifyAuthenticationResponse } = await webAuthn()
  const { origin, hostname } = siteOf(deps)
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(deps, purposeOf('show', holder), challenge),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
    // It throws at whatever is no answer of an authenticator, and at a counter that went back: a copied key.
  }).catch(() => undefined)
  if (!checked?.verified) throw passkeyWrong()
  await updatePasskeyUsed(deps.db, table, known.id, checked.authenticationInfo.newCounter, deps.now())
  return known.personId
}

function purposeOf(act: 'create' | 'show', holder: Holder | PasskeyTable) {
  return typeof holder === 'string' ? `${act} ${holder}` : `${act} ${holder.table} ${holder.id}`
}

/** Passkeys belong to the site: browsers give them to no other. */
function siteOf({ config }: Deps) {
  return new URL(config.siteUrl)
}

function passkeyWrong() {
  return new Refusal('unauthenticated', 'passkey-wrong')
}
