import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { encodeEvents } from '../counting/journal-encoding.ts'
import { listPageLinks } from '../counting/page-links.ts'
import { insertIntoJournal } from '../counting/queries.ts'
import type { VisitEvent } from '../counting/visit-event.ts'
import { createSaltReader } from './daily-salt.ts'
import { createFloodGuard } from './flood-guard.ts'
import { createGroupCommit } from './group-commit.ts'
import { judgeVisit } from './judge-visit.ts'
import { createPageFinder, type Page } from './page-finder.ts'
import { createTraitReader } from './traits.ts'
import type { Sighting } from './visitor-id.ts'

/** Resolves when what was told is on the disk. Refuses where there is no such page, or no such link on it. */
export type RecordVisit = (sighting: Sighting) => Promise<void>

type Recorder = Pick<Deps, 'config' | 'db' | 'commitAside' | 'now' | 'secret' | 'pageSignal'>

/**
 * Writes beacons down, those that arrive together in one row. They are counted a moment later (settle-visits.ts), many at a
 * time, or when somebody asks for the numbers.
 */
export function createVisitRecorder(deps: Recorder): RecordVisit {
  const { config, db, commitAside, now: clock, secret, pageSignal } = deps
  const readSalt = createSaltReader(db)
  const finder = createPageFinder(db)
  const readTraits = createTraitReader(config)
  const isFlood = createFloodGuard()
  const commitEvent = createGroupCommit((events: VisitEvent[]) =>
    commitAside((connection) => insertIntoJournal(connection, encodeEvents(events))),
  )
  pageSignal.on('changed', finder.forgetAll)

  return async (sighting) => {
    const now = clock()
    const page = await finder.find(sighting.username.toLowerCase(), now)
    if (!page) throw new Refusal('not-found', 'no-such-page')
    if (sighting.link !== undefined) await requireLink(page, sighting.link)

    const judge = { secret, salt: await readSalt(now), now, readTraits, isFlood }
    const verdict = await judgeVisit(judge, page, sighting)
    if (verdict.kind !== 'ignored') await commitEvent(verdict)
  }

  async function requireLink(page: Page, link: string) {
    const links = await listPageLinks(db, page)
    if (!links.some((one) => one.link === link)) throw new Refusal('not-found', 'no-such-link')
  }
}
