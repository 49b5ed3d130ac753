import * as z from 'zod'
import { transact } from '../../database/connect.ts'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { parseJson } from '../../platform/json-values.ts'
import { type Limit, type Network, requireUnderLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { describeDevice } from '../device.ts'
import type { AccountRef, Kind } from '../kinds.ts'
import { deleteBegunTwoFactor } from '../queries.ts'
import { type LoggedIn, lockLoggedIn } from '../sessions.ts'
import { consumeChallenge, makeChallenge } from './challenge.ts'
import { deletePasskey, findPasskey, insertPasskey, listPasskeys, updatePasskeyUsed } from './queries.ts'

/** More than anybody has devices. */
const PASSKEYS_MAX = 20

/** Each costs the check of a signature. The same limits per network as for passwords. */
const perPerson: Limit = { name: 'passkey-tries', hits: 30, perSeconds: 15 * 60 }
const perNetwork = ({ logins }: Kind): Limit => ({ name: `${logins}-passkey-place`, hits: 500, perSeconds: 15 * 60 })

/** Loaded with the first passkey: most processes never need its certificates and encodings. */
const webAuthn = () => import('@simplewebauthn/server')

export async function creationOptions(deps: Deps, holder: AccountRef, email: string) {
  const existing = await listPasskeys(deps.db, holder)
  if (existing.length >= PASSKEYS_MAX)
    throw new Refusal('conflict', { code: 'too-many-passkeys', params: { max: PASSKEYS_MAX } })
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: brandOf(deps).name,
    rpID: siteOf(deps).hostname,
    userName: email,
    userDisplayName: email,
    userID: new TextEncoder().encode(holder.id),
    challenge: makeChallenge(deps, purposeOf('create', holder)),
    attestationType: 'none',
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

export async function showOptions(deps: Deps, holder: AccountRef | Kind) {
  const { generateAuthenticationOptions } = await webAuthn()
  const own = 'kind' in holder ? await listPasskeys(deps.db, holder) : []
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).hostname,
    challenge: makeChallenge(deps, purposeOf('show', holder)),
    allowCredentials: own.map(({ id }) => ({ id })),
    userVerification: 'required',
  })
  return { ...options }
}

/** An app that was begun before does not outlive it: the password alone would confirm it. */
export async function keepPasskey(deps: Deps, holder: LoggedIn, text: string, userAgent: string) {
  const response = Created.safeParse(parseJson(text)).data
  const made = response && (await checkCreated(deps, holder, response))
  if (!made) throw passkeyWrong()
  const { id, publicKey, counter } = made
  const passkey = {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    name: describeDevice(userAgent),
    createdAt: deps.now(),
  }
  await transact(deps.db, async (tx) => {
    await lockLoggedIn(tx, holder)
    if (!(await insertPasskey(tx, holder, passkey))) throw passkeyWrong()
    await deleteBegunTwoFactor(tx, holder)
  })
}

async function checkCreated(deps: Deps, holder: AccountRef, response: z.infer<typeof Created>) {
  const { verifyRegistrationResponse } = await webAuthn()
  const { origin, hostname } = siteOf(deps)
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(deps, purposeOf('create', holder), challenge),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
    // It throws at whatever is no answer of an authenticator.
  }).catch(() => undefined)
  return checked?.registrationInfo?.credential
}

/** Answers whose passkey was shown. Tries are counted by network, or by the account asked for. */
export async function consumePasskey(deps: Deps, holder: AccountRef | Kind, text: string, tried: string | Network) {
  const tries = 'kind' in holder ? perPerson : perNetwork(holder)
  await requireUnderLimit(deps, tries, [tried], 'second-step-limit')
  const kind = 'kind' in holder ? holder.kind : holder
  const response = Shown.safeParse(parseJson(text)).data
  const known = response && (await findPasskey(deps.db, kind, response.id))
  const isTheirs = known && (!('kind' in holder) || known.personId === holder.id)
  if (!response || !isTheirs) throw passkeyWrong()

  const { verifyAuthenticationResponse } = await webAuthn()
  const { origin, hostname } = siteOf(deps)
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(deps, purposeOf('show', holder), challenge),
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
  await updatePasskeyUsed(deps.db, kind, known.id, checked.authenticationInfo.newCounter, deps.now())
  return known.personId
}

function purposeOf(act: 'create' | 'show', holder: AccountRef | Kind) {
  return 'kind' in holder ? `${act} ${holder.kind.passkeys} ${holder.id}` : `${act} ${holder.passkeys}`
}

export async function removePasskey({ db }: Deps, holder: LoggedIn, id: string) {
  // Ids are of letters, digits and two signs. Not everything else could be asked of a database.
  const isGone =
    /^[\w-]+$/.test(id) &&
    (await transact(db, async (tx) => {
      await lockLoggedIn(tx, holder)
      return deletePasskey(tx, holder, id)
    }))
  if (!isGone) throw new Refusal('not-found', 'no-such-passkey')
}

/** Passkeys belong to the site: browsers give them to no other. */
function siteOf({ config }: Deps) {
  return new URL(config.siteUrl)
}

function passkeyWrong() {
  return new Refusal('unauthenticated', 'passkey-wrong')
}

const shared = {
  id: z.string().regex(/^[\w-]{1,1400}$/),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

const Created = z.object({
  ...shared,
  response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }),
})

const Shown = z.object({
  ...shared,
  response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
})
