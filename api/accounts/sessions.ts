import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type Db, hasRow } from '../database/connect.ts'
import type { Config } from '../platform/config.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { noSession } from '../platform/refusal.ts'
import { userAgentOf } from './device.ts'
import type { AccountRef, Kind } from './kinds.ts'
import { lockPerson } from './queries.ts'
import { hashToken, newToken } from './tokens.ts'

export type SessionDeps = Pick<Deps, 'db' | 'config'>

/** By the system's own clock: whatever a test does to the time of the product's data logs nobody out. */
export function sessionNow() {
  return Date.now()
}

/** `__Host-`: no Domain, Path=/, Secure (RFC 6265bis). Browsers refuse it over plain http. */
export function cookieName({ apiUrl }: Pick<Config, 'apiUrl'>, name: string) {
  return `${apiUrl.startsWith('https:') ? '__Host-' : ''}${name}`
}

/** Lax, so that a link in a mail opens logged in; the origin check keeps other sites out. */
export function cookieAttributes({ apiUrl }: Pick<Config, 'apiUrl'>) {
  return { httpOnly: true, secure: apiUrl.startsWith('https:'), sameSite: 'Lax', path: '/' } as const
}

/** Starts a session in place of the browser's last one. The row, not the cookie, says when it ends. */
export async function startSession({ db, config }: SessionDeps, c: Context, { kind, id }: AccountRef) {
  const token = newToken()
  const now = sessionNow()
  const session = { id: newId(now), tokenHash: hashToken(token), personId: id, createdAt: now, seenAt: now }
  await deleteSessionOfCookie({ db, config }, c, kind)
  await db
    .insertInto(kind.sessions)
    .values({ ...session, userAgent: userAgentOf(c) })
    .execute()
  setCookie(c, cookieName(config, kind.cookie), token, {
    ...cookieAttributes(config),
    maxAge: Math.max(kind.lifeMs, kind.rememberedMs) / 1000,
  })
  return session.id
}

export async function findSession({ db, config }: SessionDeps, c: Context, kind: Kind) {
  const token = getCookie(c, cookieName(config, kind.cookie))
  if (!token) return undefined
  const session = await db
    .selectFrom(kind.sessions)
    .select(['id', 'personId', 'createdAt', 'seenAt', 'rememberedAt'])
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst()
  if (!session) return undefined
  const now = sessionNow()
  const { id, createdAt, seenAt, rememberedAt } = session
  const isAlive =
    rememberedAt === null
      ? now - seenAt <= kind.idleMs && now - createdAt <= kind.lifeMs
      : now - rememberedAt <= kind.rememberedMs
  if (!isAlive) {
    await db.deleteFrom(kind.sessions).where('id', '=', id).where('id', 'not in', listNotified(db)).execute()
    return undefined
  }
  if (now - seenAt > kind.seenEveryMs)
    await db.updateTable(kind.sessions).set({ seenAt: now }).where('id', '=', id).execute()
  return session
}

export async function endSession(deps: SessionDeps, c: Context, kind: Kind) {
  await deleteSessionOfCookie(deps, c, kind)
  deleteCookie(c, cookieName(deps.config, kind.cookie), cookieAttributes(deps.config))
}

async function deleteSessionOfCookie({ db, config }: SessionDeps, c: Context, kind: Kind) {
  const token = getCookie(c, cookieName(config, kind.cookie))
  if (token) await db.deleteFrom(kind.sessions).where('tokenHash', '=', hashToken(token)).execute()
}

export async function hasSession(db: Db, { kind, id }: AccountRef, sessionId: string) {
  return hasRow(db.selectFrom(kind.sessions).select('id').where('id', '=', sessionId).where('personId', '=', id))
}

export interface LoggedIn extends AccountRef {
  sessionId: string
}

/** `lockPerson` for a session: refuses when it has ended, because its proof counts no more. */
export async function lockLoggedIn(tx: Db, holder: LoggedIn) {
  const person = await lockPerson(tx, holder)
  if (!person || !(await hasSession(tx, holder, holder.sessionId))) throw noSession()
  return person
}

/** More than anybody has browsers. */
const SESSIONS_MAX = 50

export function listSessionsOf(db: Db, { kind, id }: AccountRef) {
  const now = sessionNow()
  return db
    .selectFrom(kind.sessions)
    .select(['id', 'userAgent', 'timeZone', 'createdAt', 'seenAt', 'rememberedAt'])
    .where('personId', '=', id)
    .where((eb) =>
      eb.or([
        eb.and([eb('seenAt', '>=', now - kind.idleMs), eb('createdAt', '>=', now - kind.lifeMs)]),
        eb('rememberedAt', '>=', now - kind.rememberedMs),
      ]),
    )
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .limit(SESSIONS_MAX)
    .execute()
}

/** All but the newest: whoever logs in again and again would otherwise fill the table. */
export async function deleteOldSessions(db: Db, { kind, id }: AccountRef) {
  const newest = db
    .selectFrom(kind.sessions)
    .select('id')
    .where('personId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(SESSIONS_MAX)
  await db.deleteFrom(kind.sessions).where('personId', '=', id).where('id', 'not in', newest).execute()
}

export async function updateSession(
  db: Db,
  kind: Kind,
  sessionId: string,
  change: { timeZone?: string; rememberedAt?: number },
) {
  await db.updateTable(kind.sessions).set(change).where('id', '=', sessionId).execute()
}

export async function deleteSession(db: Db, { kind, id }: AccountRef, sessionId: string) {
  return hasRow(db.deleteFrom(kind.sessions).where('id', '=', sessionId).where('personId', '=', id).returning('id'))
}

export async function deleteSessionsOf(db: Db, { kind, id }: AccountRef, keptId = '') {
  await db.deleteFrom(kind.sessions).where('personId', '=', id).where('id', '!=', keptId).execute()
}

export async function deleteEndedSessions(db: Db, { sessions, idleMs, lifeMs, rememberedMs }: Kind) {
  const now = sessionNow()
  await db
    .deleteFrom(sessions)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('rememberedAt', 'is', null),
          eb.or([eb('seenAt', '<', now - idleMs), eb('createdAt', '<', now - lifeMs)]),
        ]),
        eb('rememberedAt', '<', now - rememberedMs),
      ]),
    )
    .where('id', 'not in', listNotified(db))
    .execute()
}

/** Their rows outlive them: a browser is notified until somebody logs out there, or ends its session. */
function listNotified(db: Db) {
  return db.selectFrom('pushDevice').select('sessionId')
}
