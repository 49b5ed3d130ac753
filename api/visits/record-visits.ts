import { transact } from '../database/transact.ts'
import type { Deps } from '../platform/deps.ts'
import { createSaltReader } from './daily-salt.ts'
import { createGroupCommit } from './group-commit.ts'
import { judgeVisit, type LeftOut, type Visit } from './judge-visit.ts'
import { createPageFinder } from './page-finder.ts'
import { storeVisits } from './store-visits.ts'
import type { Sighting } from './visitor-id.ts'

export type Outcome = 'counted' | 'repeated' | 'filtered' | 'no page'

/** Records beacons, those that arrive together in one transaction. What it answers is durable. */
export function createVisitRecorder({ db, now: clock, secret }: Pick<Deps, 'db' | 'now' | 'secret'>) {
  const readSalt = createSaltReader(db)
  const finder = createPageFinder(db)

  async function judgeAll(sightings: Sighting[]) {
    const now = clock()
    const judge = { secret, salt: await readSalt(now) }
    const names = sightings.map((sighting) => sighting.username.toLowerCase())
    const pages = await finder.findAll(names, now)
    return sightings.map((sighting) => {
      const page = pages.get(sighting.username.toLowerCase())
      return page && judgeVisit(judge, page, sighting)
    })
  }

  async function store(judged: (Visit | LeftOut)[]) {
    if (judged.length === 0) return new Set()
    try {
      return new Set(await transact(db, (tx) => storeVisits(tx, judged)))
    } catch (fault) {
      // The usual fault is a page that was deleted a moment ago; the next look must see that it is gone.
      finder.forgetAll()
      throw fault
    }
  }

  return createGroupCommit(async (sightings: Sighting[]): Promise<Outcome[]> => {
    const judged = await judgeAll(sightings)
    const counted = await store(judged.filter((one) => one !== undefined))

    return judged.map((one) => {
      if (!one) return 'no page'
      if (one.kind === 'left out') return 'filtered'
      return counted.has(one) ? 'counted' : 'repeated'
    })
  })
}
