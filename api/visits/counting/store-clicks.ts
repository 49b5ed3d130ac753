import type { Db } from '../../database/connect.ts'
import { addToClickDays, insertClicks, listDaysOfVisits } from './queries.ts'
import type { Visit } from './visit-event.ts'

/** A click counts on the day of its visit, so that no link has more clicks than the day has visits. */
export async function storeClicks(tx: Db, batches: { page: number; day: number; visits: Visit[] }[]) {
  const clicks = batches.flatMap(({ page, day, visits }) =>
    visits.flatMap(({ visitHash, clicks }) => clicks.map((click) => ({ page, day, visitHash, ...click }))),
  )
  if (clicks.length === 0) return

  const inserted = await insertClicks(
    tx,
    clicks.map(({ page, clickHash, day }) => ({ page, clickHash, day })),
  )
  const fresh = new Set(inserted.map((row) => `${row.page} ${row.clickHash}`))
  const counted = clicks.filter(({ page, clickHash }) => fresh.delete(`${page} ${clickHash}`))
  if (counted.length > 0) await addUp(tx, counted)
}

interface CountedClick {
  page: number
  visitHash: string
  link: string
}

async function addUp(tx: Db, clicks: CountedClick[]) {
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
  await addToClickDays(tx, [...tallies.values()])
}
