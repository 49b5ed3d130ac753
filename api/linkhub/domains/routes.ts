import { randomBytes } from 'node:crypto'
import { isIP, isIPv6 } from 'node:net'
import { domainToUnicode } from 'node:url'
import { type DomainRecord, domainProblems, type OwnDomain } from '@nokshi/contract/linkhub/domains.ts'
import { domainOrigin } from '@nokshi/contract/linkhub.ts'
import type { Context } from 'hono'
import { requireRecentProof } from '../../auth/session.ts'
import { type Db, transact } from '../../database/connect.ts'
import { connectionOf } from '../../http/client-address.ts'
import { implement } from '../../http/implement.ts'
import type { Config } from '../../platform/config.ts'
import type { Deps } from '../../platform/deps.ts'
import { hostnameOf, markDomains } from '../../platform/domains.ts'
import { Refusal } from '../../platform/refusal.ts'
import { DAY, HOUR } from '../../platform/zoned-time.ts'
import { getOwnProfile } from '../own-profile.ts'
import { requirePublished } from '../public-profile.ts'
import type { PresentableProfile } from '../queries.ts'
import { checkRecords, showDomain, tellOwner } from './check-domain.ts'
import { hostsOf, readUsableHost } from './domain-host.ts'
import { Found, proofName, proofText } from './look-up-domain.ts'
import { type DomainRow, findDomain, putDomain, updateDomain } from './queries.ts'

export function domainRoutes(deps: Deps) {
  const requireCertificate = createPermission(deps)

  return implement({
    'GET /api/linkhubAuth/me/domain': read,
    'PUT /api/linkhubAuth/me/domain': async (c, { body }) => {
      await connectDomain(deps, c.get('user').id, c.get('holder').sessionId, body.host)
      return read(c)
    },
    'POST /api/linkhubAuth/me/domain/check': async (c) => {
      await checkNow(deps, c.get('user').id)
      return read(c)
    },
    'DELETE /api/linkhubAuth/me/domain': async (c) => {
      await removeDomain(deps, c.get('user').id)
      return read(c)
    },
    'GET /api/domains/permission': async (c) => {
      requireThisMachine(c)
      requireCertificate(hostnameOf(c.req.queries('domain')?.join()))
      return c.text('yes')
    },
  })

  async function read(c: Context) {
    const { id } = await getOwnProfile(deps.db, c.get('user').id)
    return presentDomain(deps.config, await findDomain(deps.db, id))
  }
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Proxies add such headers: with one of them, the question is somebody else's. */
function requireThisMachine(c: Context) {
  const address = connectionOf(c).remoteAddress?.replace('::ffff:', '') ?? ''
  const isLocal = address === '::1' || address.startsWith('127.')
  if (!isLocal || FORWARDED.some((name) => c.req.header(name) !== undefined))
    throw new Refusal('not-found', 'unknown-path')
}

/** Let's Encrypt gives 300 certificates to an account in three hours. */
const FIRST_PER_HOUR = 100

/** Answers from memory: scanners ask for names without end, and renewals must not wait for the database. */
function createPermission({ domains, now }: Pick<Deps, 'domains' | 'now'>) {
  /** Hosts that have asked for their first certificate, and when. */
  const first = new Map<string, number>()

  return (host: string) => {
    const domain = domains.find(host)
    if (!domain) throw new Refusal('not-found', 'no-domain')
    if (domain.isNew && !first.has(host)) {
      for (const [asked, at] of first) if (now() - at >= HOUR) first.delete(asked)
      if (first.size >= FIRST_PER_HOUR) throw new Refusal('too-many', 'certificates-limit', { retryAfterSeconds: 600 })
      first.set(host, now())
    }
  }
}

function presentDomain({ domains, siteUrl }: Config, row: DomainRow | undefined): OwnDomain {
  if (!domains) return { isOffered: false, domain: null }
  if (!row || row.removedAt !== null) return { isOffered: true, domain: null }
  const { zone } = row
  const { primary, alias } = hostsOf(row)
  const found = Found.parse(JSON.parse(row.found))

  const isOurs = (one: string) => domains.addresses.includes(one)
  const record = (type: DomainRecord['type'], host: string, value: string, seen: string[]) => ({
    ...{ type, value, isOptional: host === alias },
    // Within its zone, as most providers want it.
    name: host === zone ? '@' : host.slice(0, -1 - zone.length),
    // In place of a CNAME record, addresses do as well.
    isFound: seen.includes(value) || (type === 'CNAME' && seen.length > 0 && seen.every(isOurs)),
    found: seen.filter((one) => one !== value && !isOurs(one)),
  })
  /** A zone itself cannot have a CNAME record. */
  const routesOf = (host: string, seen: string[]) =>
    host === zone
      ? domains.addresses.map((address) => {
          const alike = seen.filter((one) => [0, isIP(address)].includes(isIP(one)))
          return record(isIPv6(address) ? 'AAAA' : 'A', host, address, alike)
        })
      : [record('CNAME', host, domains.host, seen)]

  return {
    isOffered: true,
    domain: {
      host: domainToUnicode(primary),
      address: domainOrigin(siteUrl, primary),
      alias: alias && domainToUnicode(alias),
      zone: domainToUnicode(zone),
      state: row.state,
      problem: domainProblems.find((problem) => problem === row.problem) ?? null,
      failingSince: row.failingSince,
      checkedAt: row.checkedAt,
      records: [
        record('TXT', proofName(row.host), proofText(row.token), found.proof),
        ...routesOf(primary, found.primary),
        ...(alias === null ? [] : routesOf(alias, found.alias)),
      ],
    },
  }
}

/**
 * A stolen session must not lead visitors to another host: that needs a proof and is mailed to the owner. The
 * same host keeps its token, so that a removal can be undone and www be chosen without another record.
 */
async function connectDomain(deps: Deps, userId: string, sessionId: string, typed: string) {
  await requireRecentProof(deps, sessionId)
  const host = await readUsableHost(deps, typed)
  await changeDomain(deps, userId, async (tx, profile) => {
    requirePublished(profile)
    if (profile.emailVerified !== 1) throw new Refusal('forbidden', 'domain-unconfirmed', { at: 'host' })
    const now = deps.now()
    const known = await findDomain(tx, profile.id)
    const isSame = known?.host === host.host
    const row = {
      ...{ profileId: profile.id, ...host, token: isSame ? known.token : randomBytes(12).toString('hex') },
      ...{ state: 'waiting' as const, hasAlias: 0, problem: null, found: '{}', warnings: 0, failingSince: null },
      ...{ createdAt: now, checkedAt: null, nextAt: now, removedAt: null },
    }
    await putDomain(tx, row)
    if (!isSame) await tellOwner(deps, tx, row, 'domainConnected')
  })
  await checkNow(deps, userId)
}

async function checkNow(deps: Deps, userId: string) {
  const { id } = await getOwnProfile(deps.db, userId)
  const row = await findDomain(deps.db, id)
  if (!row || row.removedAt !== null) throw new Refusal('not-found', 'no-domain')
  await checkRecords(deps, row)
}

/** The page is at its hub address again at once. The token is kept for a day. */
function removeDomain(deps: Deps, userId: string) {
  return changeDomain(deps, userId, async (tx, { id }) => {
    await updateDomain(tx, id, { state: 'waiting', removedAt: deps.now(), nextAt: deps.now() + DAY })
  })
}

async function changeDomain(deps: Deps, userId: string, make: (tx: Db, profile: PresentableProfile) => Promise<void>) {
  if (!deps.config.domains) throw new Refusal('not-found', 'no-domain')
  const usernames = await transact(deps.db, async (tx) => {
    await markDomains(tx, deps.now())
    const profile = await getOwnProfile(tx, userId)
    await make(tx, profile)
    return showDomain(tx, profile.id, null)
  })
  await deps.domains.refresh()
  deps.pageSignal.emit('changed', usernames)
}
