import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { encodeEvents } from '../counting/journal-encoding.ts'
import { listPageLinks } from '../counting/page-links.ts'
import { insertIntoJournal } from '../counting/queries.ts'
import type { VisitEvent } from '../counting/visit-event.ts'
import { classifyBeacon } from './classify-beacon.ts'
import { createSaltReader } from './daily-salt.ts'
import { createFloodGuard } from './flood-guard.ts'
import { createGroupCommit } from './group-commit.ts'
import { createPageFinder, type Page } from './page-finder.ts'
import { createTraitReader } from './traits.ts'
import type { ReceivedBeacon } from './visitor-id.ts'

/** Resolves when what was told is on the disk. Refuses where there is no such page, or no such link on it. */
export type RecordVisit = (beacon: ReceivedBeacon) => Promise<void>

type Recorder = Pick<Deps, 'config' | 'db' | 'commitAside' | 'now' | 'secret' | 'pageSignal'>

/**
 * Writes beacons to the journal, those that arrive together in one row. They are counted a moment later (settle-visits.ts),
 * many at a time, or when somebody asks for the numbers.
 */
export function createVisitRecorder(deps: Recorder): RecordVisit {
  const { config, db, commitAside, now: clock, secret, pageSignal } = deps
  const readSalt = createSaltReader(db)
  const finder = createPageFinder(db, clock)
  const readTraits = createTraitReader(config)
  const isFlood = createFloodGuard()
  const commitEvent = createGroupCommit((events: VisitEvent[]) =>
    commitAside((connection) => insertIntoJournal(connection, encodeEvents(events))),
  )
  pageSignal.on('changed', finder.forgetAll)

  return async (beacon) => {
    const now = clock()
    const page = await finder.find(beacon.username.toLowerCase())
    if (!page) throw new Refusal('not-found', 'no-such-page')
    if (beacon.link !== undefined) await requireLink(page, beacon.link)

    const context = { secret, salt: await readSalt(now), now, readTraits, isFlood }
    const outcome = await classifyBeacon(context, page, beacon)
    if (outcome.kind !== 'ignored') await commitEvent(outcome)
  }

  async function requireLink(page: Page, link: string) {
    const links = await listPageLinks(db, page)
    if (!links.some((one) => one.link === link)) throw new Refusal('not-found', 'no-such-link')
  }
}
