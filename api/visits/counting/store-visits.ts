import type { Transaction } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import { markUsernamesVisited } from '../../linkhub/queries.ts'
import { listPagesOfProducts } from '../../linkhub/shop/queries.ts'
import { addPending } from '../../push/queries.ts'
import { addToDays, addToTotals, type Hashed, insertHashed, listDaysOfVisits, upsertVisitors } from './queries.ts'
import { ANY_LINK, type FilteredVisit, facets, isOfSite, type Visit, type VisitEvent } from './visit-event.ts'

type Tx = Transaction<Database>

interface PageBatch {
  /** The number under which the database keeps this page's visits. */
  page: number
  subject: string
  day: number
  isKnown: boolean
  visits: Visit[]
  filtered: FilteredVisit[]
}

/** Stores the visits of a day, and every sum they change. Tells which were new. */
export async function storeVisits(tx: Tx, events: VisitEvent[]): Promise<Visit[]> {
  const batches = await openBatches(tx, events)
  await markFirstVisits(tx, events, batches)
  await storeFiltered(tx, batches)
  const counted = await storeNewVisits(tx, batches)
  if (counted.length > 0) await addUp(tx, counted)
  await storeClicks(tx, batches)
  return counted.flatMap((batch) => batch.visits)
}

async function openBatches(tx: Tx, events: VisitEvent[]): Promise<PageBatch[]> {
  const bySubject = Map.groupBy(events, (one) => one.subject)
  const nothing = { visits: 0, visitors: 0 }
  const numbered = await addToTotals(
    tx,
    [...bySubject.keys()].map((subject) => ({ subject, ...nothing })),
  )
  return numbered.flatMap(({ page, subject, visits }) => {
    const all = bySubject.get(subject) ?? []
    const [first] = all
    if (!first) return []
    return {
      page,
      subject,
      day: first.day,
      isKnown: visits > 0,
      visits: all.filter((one) => one.kind === 'visit'),
      filtered: all.filter((one) => one.kind === 'filtered'),
    }
  })
}

/** Their names stay taken (linkhub/claim-username.ts), also those of a page that was deleted meanwhile. */
async function markFirstVisits(tx: Tx, events: VisitEvent[], batches: PageBatch[]) {
  const known = new Set(batches.filter((batch) => batch.isKnown).map((batch) => batch.subject))
  const visited = events.filter(({ kind, subject }) => kind === 'visit' && !known.has(subject) && !isOfSite(subject))
  const fresh = new Set(visited.map(({ subject }) => subject))
  if (fresh.size > 0) await markUsernamesVisited(tx, [...fresh])
}

async function storeNewVisits(tx: Tx, batches: PageBatch[]): Promise<PageBatch[]> {
  const told = batches.flatMap(({ page, day, visits }) => visits.map(({ visitHash }): Hashed => [page, day, visitHash]))
  const areNew = (await insertHashed(tx, 'visit', told)).values()
  return batches
    .map((batch) => ({ ...batch, visits: batch.visits.filter(() => areNew.next().value) }))
    .filter((batch) => batch.visits.length > 0)
}

async function addUp(tx: Tx, batches: PageBatch[]) {
  const visitors = batches.map(({ page, day, visits }) => {
    const hashes = new Set(visits.map((visit) => visit.visitorHash))
    return [...hashes].map((hash): Hashed => [page, day, hash])
  })
  const seen = await upsertVisitors(tx, visitors.flat())
  let start = 0
  const sums = batches.map(({ page, subject, day, visits }, index) => {
    const theirs = seen.slice(start, start + (visitors[index]?.length ?? 0))
    start += theirs.length
    return {
      page,
      subject,
      day,
      visits: visits.length,
      visitors: theirs.filter((one) => one !== 'before').length,
      newcomers: theirs.filter((one) => one === 'first').length,
    }
  })

  await addToDays(
    tx,
    'visitDay',
    sums.map(({ page, day, visits, visitors }) => ({ page, day, visits, visitors })),
  )
  await addToTotals(
    tx,
    sums.map(({ subject, visits, newcomers }) => ({ subject, visits, visitors: newcomers })),
  )
  await addToDays(tx, 'facetDay', batches.flatMap(sumFacets))
}

function sumFacets({ page, day, visits }: PageBatch) {
  // Only what somebody has told: of most visits little is.
  const told = facets.filter((facet) => visits.some(({ traits }) => traits[facet] !== undefined))
  return told.flatMap((facet) => {
    const sums = new Map<string, number>()
    for (const { traits } of visits) {
      const value = traits[facet]
      if (value !== undefined) sums.set(value, (sums.get(value) ?? 0) + 1)
    }
    return [...sums].map(([value, times]) => ({ page, day, facet, value, visits: times }))
  })
}

async function storeFiltered(tx: Tx, batches: PageBatch[]) {
  const rows = batches.flatMap(({ page, day, filtered }) =>
    [...Map.groupBy(filtered, (one) => one.reason)].map(([reason, ones]) => ({ page, day, reason, hits: ones.length })),
  )
  await addToDays(tx, 'filteredDay', rows)
}

/** A click counts on the day of its visit, so that no link has more clicks than the day has visits. */
async function storeClicks(tx: Tx, batches: { page: number; day: number; visits: Visit[] }[]) {
  const clicks = batches.flatMap(({ page, day, visits }) =>
    visits.flatMap(({ visitHash, clicks }) => clicks.map((click) => ({ page, day, visitHash, ...click }))),
  )
  if (clicks.length === 0) return

  const told = clicks.map(({ page, day, clickHash }): Hashed => [page, day, clickHash])
  const areNew = await insertHashed(tx, 'click', told)
  const counted = clicks.filter((_, index) => areNew[index])
  if (counted.length === 0) return
  await addUpClicks(tx, counted)
  await noteOrders(tx, counted)
}

async function addUpClicks(tx: Db, clicks: { page: number; visitHash: string; link: string }[]) {
  const byVisit = Map.groupBy(clicks, ({ page, visitHash }) => `${page} ${visitHash}`)
  const visits = [...byVisit.values()].flatMap(([click]) =>
    click ? { page: click.page, visitHash: click.visitHash } : [],
  )
  const days = await listDaysOfVisits(tx, visits)

  const tallies = new Map<string, { page: number; day: number; link: string; clicks: number }>()
  for (const { page, visitHash, day } of days) {
    for (const { link } of byVisit.get(`${page} ${visitHash}`) ?? []) {
      const key = `${page} ${day} ${link}`
      const known = tallies.get(key)
      tallies.set(key, { page, day, link, clicks: (known?.clicks ?? 0) + 1 })
    }
  }
  await addToDays(tx, 'clickDay', [...tallies.values()])
}

/** How many ids one statement names. */
const IDS_AT_ONCE = 500

/** Who taps 'Order' on a product goes to WhatsApp: nobody knows here whether they write. */
async function noteOrders(tx: Db, clicks: { link: string }[]) {
  const times = new Map<string, number>()
  for (const { link } of clicks) if (link !== ANY_LINK) times.set(link, (times.get(link) ?? 0) + 1)
  const links = [...times.keys()]
  for (let start = 0; start < links.length; start += IDS_AT_ONCE)
    for (const { id, profileId } of await listPagesOfProducts(tx, links.slice(start, start + IDS_AT_ONCE)))
      await addPending(tx, profileId, { orders: times.get(id) ?? 0 })
}
