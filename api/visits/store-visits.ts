import type { Db } from '../database/connect.ts'
import type { LeftOut, Noted, Visit } from './judge-visit.ts'
import {
  addToDays,
  addToFacets,
  addToFiltered,
  addToTotals,
  insertVisits,
  upsertVisitors,
} from './queries.ts'
import { storeClicks } from './store-clicks.ts'
import { facets } from './traits.ts'

/** What a batch holds for one page. */
export interface Sheet {
  /** The number under which the database keeps this page's visits. */
  page: number
  profileId: string
  day: number
  visits: Visit[]
  leftOut: LeftOut[]
}

/** Keeps what a day brought, and every sum it changes. Tells which visits were new; the others had been counted before. */
export async function storeVisits(tx: Db, noted: Noted[]): Promise<Visit[]> {
  const sheets = await openSheets(tx, noted)
  await storeLeftOut(tx, sheets)
  const counted = await storeNewVisits(tx, sheets)
  if (counted.length > 0) await addUp(tx, counted)
  await storeClicks(tx, sheets)
  return counted.flatMap((sheet) => sheet.visits)
}

/**
 * Locks each page, and with it every row below, until the end of the transaction. Two processes that add to the same
 * pages must reach for them in the same order, or each waits for the other.
 */
async function openSheets(tx: Db, noted: Noted[]): Promise<Sheet[]> {
  const byProfile = Map.groupBy(noted, (one) => one.profileId)
  const nothing = { visits: 0, visitors: 0 }
  const numbered = await addToTotals(
    tx,
    [...byProfile.keys()].sort().map((profileId) => ({ profileId, ...nothing })),
  )
  return numbered.flatMap(({ page, profileId }) => {
    const [first, ...others] = byProfile.get(profileId) ?? []
    if (!first) return []
    const all = [first, ...others]
    return {
      page,
      profileId,
      day: first.day,
      visits: all.filter((one) => one.kind === 'visit'),
      leftOut: all.filter((one) => one.kind === 'left out'),
    }
  })
}

/** The sheets again, with only the visits that had not been counted before. */
async function storeNewVisits(tx: Db, sheets: Sheet[]): Promise<Sheet[]> {
  const keyOf = (page: number, visitHash: string) => `${page} ${visitHash}`
  const inserted = await insertVisits(
    tx,
    sheets.map(({ page, day, visits }) => ({ page, day, hashes: visits.map((visit) => visit.visitHash) })),
  )
  const fresh = new Set(inserted.map((row) => keyOf(row.page, row.hash)))

  return sheets
    .map((sheet) => ({
      ...sheet,
      // The first of two beacons with one id takes it out of the set; the second is a repetition.
      visits: sheet.visits.filter(({ visitHash }) => fresh.delete(keyOf(sheet.page, visitHash))),
    }))
    .filter((sheet) => sheet.visits.length > 0)
}

async function addUp(tx: Db, sheets: Sheet[]) {
  const seen = await upsertVisitors(
    tx,
    sheets.map(({ page, day, visits }) => ({
      page,
      day,
      hashes: [...new Set(visits.map((visit) => visit.visitorHash))],
    })),
  )
  const seenByPage = Map.groupBy(seen, (row) => row.page)
  const sums = sheets.map(({ page, profileId, day, visits }) => {
    const visitors = seenByPage.get(page) ?? []
    const newcomers = visitors.filter((visitor) => visitor.since === day)
    return {
      page,
      profileId,
      day,
      visits: visits.length,
      visitors: visitors.length,
      newcomers: newcomers.length,
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

async function storeLeftOut(tx: Db, sheets: Sheet[]) {
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
