import type { Deps } from '../platform/deps.ts'
import { createSaltReader } from './daily-salt.ts'
import { createGroupCommit } from './group-commit.ts'
import { type Judge, judgeVisit, type LeftOut, type Visit } from './judge-visit.ts'
import { createPageFinder, type Page } from './page-finder.ts'
import { listPageLinks } from './page-links.ts'
import { storeVisits } from './store-visits.ts'
import { createTraitReader } from './traits.ts'
import type { Sighting } from './visitor-id.ts'

export type Outcome = 'counted' | 'repeated' | 'filtered' | 'no page' | 'no link'
export type RecordVisit = (sighting: Sighting) => Promise<Outcome>

type Recorder = Pick<Deps, 'config' | 'db' | 'transactAside' | 'now' | 'secret' | 'pageSignal'>

/** Records beacons, those that arrive together in one transaction. What it answers is durable. */
export function createVisitRecorder(deps: Recorder): RecordVisit {
  const { config, db, transactAside, now: clock, secret, pageSignal } = deps
  const readSalt = createSaltReader(db)
  const finder = createPageFinder(db)
  const readTraits = createTraitReader(config)
  pageSignal.on('changed', finder.forgetAll)

  async function judgeAll(sightings: Sighting[]) {
    const now = clock()
    const judge: Judge = { secret, salt: await readSalt(now), readTraits }
    const nameOf = ({ username }: Sighting) => username.toLowerCase()
    const pages = await finder.findAll(sightings.map(nameOf), now)
    const opened = sightings.filter((sighting) => sighting.link !== undefined)
    const links = await readLinks([...new Set(opened.map((sighting) => pages.get(nameOf(sighting))))])

    return Promise.all(
      sightings.map((sighting) => {
        const page = pages.get(nameOf(sighting))
        if (!page) return { kind: 'no page' as const }
        if (sighting.link !== undefined && !links.get(page)?.has(sighting.link))
          return { kind: 'no link' as const }
        return judgeVisit(judge, page, sighting)
      }),
    )
  }

  /** The names of the links that are on these pages now. */
  async function readLinks(pages: (Page | undefined)[]) {
    const links = new Map<Page, Set<string>>()
    for (const page of pages) {
      if (!page) continue
      const onPage = await listPageLinks(db, page.profile)
      links.set(page, new Set(onPage.map(({ link }) => link)))
    }
    return links
  }

  async function store(judged: (Visit | LeftOut)[]) {
    if (judged.length === 0) return new Set()
    try {
      return new Set(await transactAside((tx) => storeVisits(tx, judged)))
    } catch (fault) {
      // The usual fault is a page that was deleted a moment ago; the next look must see that it is gone.
      finder.forgetAll()
      throw fault
    }
  }

  return createGroupCommit(async (sightings: Sighting[]): Promise<Outcome[]> => {
    const judged = await judgeAll(sightings)
    const counted = await store(judged.filter((one) => one.kind === 'visit' || one.kind === 'left out'))

    return judged.map((one) => {
      if (one.kind === 'no page' || one.kind === 'no link') return one.kind
      if (one.kind !== 'visit') return 'filtered'
      return counted.has(one) ? 'counted' : 'repeated'
    })
  })
}
