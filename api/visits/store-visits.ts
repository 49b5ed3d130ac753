import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { markUsernamesVisited } from '../linkhub/queries.ts'
import type { LeftOut, Noted, Visit } from './judge-visit.ts'
import {
  addToDays,
  addToFacets,
  addToFiltered,
  addToTotals,
  type Hashed,
  insertVisits,
  upsertVisitors,
} from './queries.ts'
import { storeClicks } from './store-clicks.ts'
import { facets } from './traits.ts'

type Tx = Transaction<Database>

/** What a day brought one page. */
export interface Sheet {
  /** The number under which the database keeps this page's visits. */
  page: number
  profileId: string
  day: number
  /** Whether the page has been visited before. */
  isKnown: boolean
  visits: Visit[]
  leftOut: LeftOut[]
}

/** Keeps what a day brought, and every sum it changes. Tells which visits were new; the others had been counted before. */
export async function storeVisits(tx: Tx, noted: Noted[]): Promise<Visit[]> {
  const sheets = await openSheets(tx, noted)
  await markFirstVisits(tx, noted, sheets)
  await storeLeftOut(tx, sheets)
  const counted = await storeNewVisits(tx, sheets)
  if (counted.length > 0) await addUp(tx, counted)
  await storeClicks(tx, sheets)
  return counted.flatMap((sheet) => sheet.visits)
}

async function openSheets(tx: Tx, noted: Noted[]): Promise<Sheet[]> {
  const byProfile = Map.groupBy(noted, (one) => one.profileId)
  const nothing = { visits: 0, visitors: 0 }
  const numbered = await addToTotals(
    tx,
    [...byProfile.keys()].map((profileId) => ({ profileId, ...nothing })),
  )
  return numbered.flatMap(({ page, profileId, visits }) => {
    const [first, ...others] = byProfile.get(profileId) ?? []
    if (!first) return []
    const all = [first, ...others]
    return {
      page,
      profileId,
      day: first.day,
      isKnown: visits > 0,
      visits: all.filter((one) => one.kind === 'visit'),
      leftOut: all.filter((one) => one.kind === 'left out'),
    }
  })
}

/** Their names stay taken (linkhub/release-usernames.ts): also those of a page that was deleted before this was counted. */
async function markFirstVisits(tx: Tx, noted: Noted[], sheets: Sheet[]) {
  const known = new Set(sheets.filter((sheet) => sheet.isKnown).map((sheet) => sheet.profileId))
  const visited = noted.filter(({ kind, profileId }) => kind === 'visit' && !known.has(profileId))
  const fresh = new Set(visited.map(({ profileId }) => profileId))
  if (fresh.size > 0) await markUsernamesVisited(tx, [...fresh])
}

/** The sheets again, with only the visits that had not been counted before. */
async function storeNewVisits(tx: Tx, sheets: Sheet[]): Promise<Sheet[]> {
  const told = sheets.flatMap(({ page, day, visits }) =>
    visits.map(({ visitHash }): Hashed => [page, day, visitHash]),
  )
  const areNew = (await insertVisits(tx, told)).values()
  return sheets
    .map((sheet) => ({ ...sheet, visits: sheet.visits.filter(() => areNew.next().value) }))
    .filter((sheet) => sheet.visits.length > 0)
}

async function addUp(tx: Tx, sheets: Sheet[]) {
  const visitors = sheets.map(({ page, day, visits }) => {
    const hashes = new Set(visits.map((visit) => visit.visitorHash))
    return [...hashes].map((hash): Hashed => [page, day, hash])
  })
  const seen = await upsertVisitors(tx, visitors.flat())
  let start = 0
  const sums = sheets.map(({ page, profileId, day, visits }, index) => {
    const theirs = seen.slice(start, start + (visitors[index]?.length ?? 0))
    start += theirs.length
    return {
      page,
      profileId,
      day,
      visits: visits.length,
      visitors: theirs.filter((one) => one !== 'before').length,
      newcomers: theirs.filter((one) => one === 'first').length,
    }
  })

  await addToDays(
    tx,
    sums.map(({ page, day, visits, visitors }) => ({ page, day, visits, visitors })),
  )
  await addToTotals(
    tx,
    sums.map(({ profileId, visits, newcomers }) => ({ profileId, visits, visitors: newcomers })),
  )
  await addToFacets(tx, sheets.flatMap(sumFacets))
}

function sumFacets({ page, day, visits }: Sheet) {
  return facets.flatMap((facet) => {
    const sums = new Map<string, number>()
    for (const { traits } of visits) {
      const value = traits[facet]
      if (value !== undefined) sums.set(value, (sums.get(value) ?? 0) + 1)
    }
    return [...sums].map(([value, times]) => ({ page, day, facet, value, visits: times }))
  })
}

async function storeLeftOut(tx: Tx, sheets: Sheet[]) {
  const rows = sheets.flatMap(({ page, day, leftOut }) =>
    [...Map.groupBy(leftOut, (one) => one.reason)].map(([reason, ones]) => ({
      page,
      day,
      reason,
      hits: ones.length,
    })),
  )
  if (rows.length > 0) await addToFiltered(tx, rows)
}
