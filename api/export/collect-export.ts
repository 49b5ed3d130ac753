import { messageLists } from '@nokshi/contract/messages.ts'
import { describeDevice } from '../accounts/device.ts'
import { creators } from '../accounts/kinds.ts'
import { listPasskeys } from '../accounts/passkeys/queries.ts'
import { listSessionsOf } from '../accounts/sessions.ts'
import { findUserById } from '../auth/queries.ts'
import { getWholeProfile } from '../linkhub/own-profile.ts'
import { presentPayments } from '../linkhub/payments/present-payments.ts'
import { listPayments } from '../linkhub/payments/queries.ts'
import { largestFileName } from '../linkhub/pictures/image-files.ts'
import { presentOwnProfile } from '../linkhub/present-profile.ts'
import { findProfileOfOwner, type ProfileRow } from '../linkhub/queries.ts'
import { presentRegistrations } from '../linkhub/registrations/present-registrations.ts'
import { listRegistrations } from '../linkhub/registrations/queries.ts'
import { presentProducts } from '../linkhub/shop/present-shop.ts'
import { listProducts } from '../linkhub/shop/queries.ts'
import { presentOwnVideos } from '../linkhub/videos/present-videos.ts'
import { listVideos } from '../linkhub/videos/queries.ts'
import { readList, writeTable } from '../messages/present-message.ts'
import { listNews } from '../news/queries.ts'
import { presentNews } from '../news/routes.ts'
import { toCsv } from '../platform/csv.ts'
import type { Deps } from '../platform/deps.ts'
import { findSettings, listDevices } from '../push/queries.ts'
import { listCountedLinks, listPageLinks } from '../visits/counting/page-links.ts'
import { presentAddresses } from '../visits/shared-stats/shared-addresses.ts'
import { findPlan } from '../visits/weekly-reports/queries.ts'
import { collectHistory } from './collect-history.ts'

export type Collection = Record<string, string | Uint8Array | AsyncIterable<string>>

/** All data about a user. Each part is queried by the id of the user or of their profile. */
export async function collectExport(deps: Deps, userId: string): Promise<Collection> {
  const hasProfile = (await findProfileOfOwner(deps.db, userId)) !== undefined
  return {
    'account.json': toJson(await collectAccount(deps, userId)),
    ...(hasProfile && (await collectProfile(deps, userId))),
  }
}

async function collectProfile(deps: Deps, userId: string): Promise<Collection> {
  const row = await getWholeProfile(deps.db, userId)
  const profile = presentOwnProfile(deps.config, row)
  const links = await listPageLinks(deps.db, row, deps.now())
  const portrait = row.profileImage && (await deps.files.find(largestFileName('profile', row.profileImage)))
  const banner = row.bannerImage && (await deps.files.find(largestFileName('banner', row.bannerImage)))
  const background = row.backgroundImage && (await deps.files.find(largestFileName('background', row.backgroundImage)))
  const payments = await listPayments(deps.db, row.id)
  const products = await listProducts(deps.db, row.id)
  const videos = presentOwnVideos(deps.config, await listVideos(deps.db, row.id))
  const news = await listNews(deps.db, row.id)
  const registrations = presentRegistrations(await listRegistrations(deps.db, row.id), row.timeZone)
  const counted = await listCountedLinks(deps.db, row, deps.now())
  const linkRows = links.map(({ link, title, url }) => [link, title, url])
  const linkPictures = row.customLinks.map(({ picture }) => picture)
  const qrImages = payments.map(({ qrImage }) => qrImage)
  const productPictures = products.map(({ picture }) => picture)
  const titles = new Map(counted.map(({ link, title }) => [link, title]))
  return {
    'profile.json': toJson({
      ...profile,
      createdAt: new Date(row.createdAt).toISOString(),
      updatedAt: new Date(row.updatedAt).toISOString(),
    }),
    ...(portrait && { 'images/portrait.webp': portrait }),
    ...(banner && { 'images/banner.webp': banner }),
    ...(background && { 'images/background.webp': background }),
    ...(payments.length > 0 && { 'payments.json': toJson(presentPayments(deps.config, payments)) }),
    ...(registrations.length > 0 && { 'registrations.json': toJson(registrations) }),
    ...(products.length > 0 && { 'shop.json': toJson(presentProducts(deps.config, products)) }),
    ...(videos.length > 0 && { 'videos.json': toJson(videos) }),
    ...(await collectSquares(deps, 'payment', qrImages)),
    ...(await collectSquares(deps, 'thing', productPictures)),
    ...(await collectMessages(deps, row)),
    ...(await collectLetters(deps, row.id)),
    ...(news.length > 0 && { 'news.json': toJson(news.map((one) => presentNews(deps.config, one))) }),
    ...(await collectSquares(deps, 'link', linkPictures)),
    'links.csv': toCsv(['link', 'title', 'address'], linkRows),
    ...(await collectHistory(deps, row.id, titles)),
  }
}

async function collectLetters(deps: Deps, profileId: string): Promise<Collection> {
  const weekday = (await findPlan(deps.db, profileId))?.weekday ?? null
  const addresses = await presentAddresses(deps, profileId)
  if (weekday === null && addresses.length === 0) return {}
  return { 'letters.json': toJson({ weekday, addressesForSponsors: addresses }) }
}

async function collectMessages(deps: Deps, row: Pick<ProfileRow, 'id' | 'language'>): Promise<Collection> {
  const tables: Collection = {}
  for (const list of messageLists) {
    const [first] = await readList(deps, row, list, 1)
    if (first) tables[`${list}.csv`] = writeTable(deps, row, list)
  }
  return tables
}

async function collectSquares({ files }: Deps, name: string, keys: (string | null)[]): Promise<Collection> {
  const images: Collection = {}
  for (const [index, key] of keys.entries()) {
    const image = key && (await files.find(largestFileName('profile', key)))
    if (image) images[`images/${name}-${index + 1}.webp`] = image
  }
  return images
}

function toJson(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`
}

async function collectAccount({ db }: Pick<Deps, 'db'>, userId: string) {
  const user = await findUserById(db, userId)
  const sessions = await listSessionsOf(db, { kind: creators, id: userId })
  const notifications = await findSettings(db, userId)
  return {
    id: userId,
    email: user?.email,
    isVerified: user?.emailVerified === 1,
    language: user?.language,
    createdAt: user?.createdAt,
    passkeys: await listPasskeys(db, { kind: creators, id: userId }),
    sessions: sessions.map(({ userAgent, timeZone, createdAt, seenAt }) => ({
      device: describeDevice(userAgent),
      userAgent,
      timeZone,
      createdAt: new Date(createdAt).toISOString(),
      lastSeenAt: new Date(seenAt).toISOString(),
    })),
    ...(notifications && { notifications: { ...notifications, devices: await listDevices(db, userId) } }),
  }
}
