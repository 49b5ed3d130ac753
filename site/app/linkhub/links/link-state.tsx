import { dashboard } from '@nokshi/content/dashboard.ts'
import { language } from '@nokshi/content/language.ts'
import type { LinkCheck } from '@nokshi/contract/linkhub/link-checks.ts'
import { showingAt } from '@nokshi/contract/linkhub/link-details.ts'
import { writeMoment } from '@nokshi/contract/write-moment.ts'
import type { DraftLink } from '../editor/draft.ts'

const labels = dashboard.links.state

interface LinkStateProps {
  link: DraftLink
  /** What the daily check says about it, where there is anything to say. */
  check: LinkCheck | undefined
  timeZone: string
}

/** Whether visitors see a link now, and what else is special about it. Nothing where it is as links are. */
export function LinkState({ link, check, timeZone }: LinkStateProps) {
  const { showFrom, showUntil, isFeatured } = link
  const write = (at: number | undefined) => (at === undefined ? '' : writeMoment(at, language, timeZone))
  const showing = showingAt(link, Date.now())
  const told = [
    isFeatured && labels.featured,
    showing === 'hidden' && labels.hidden,
    showing === 'waiting' && labels.from(write(showFrom)),
    showing === 'over' && labels.over(write(showUntil)),
    showing === 'shown' && showUntil !== undefined && labels.until(write(showUntil)),
  ].filter((word) => typeof word === 'string')
  return (
    <>
      {told.length > 0 && <p className="links-state strong">{told.join(' · ')}</p>}
      {check && (
        <p className={check.state === 'closed' ? 'links-state' : 'links-state needle strong'}>
          {labels[check.state](writeDay(check.since, timeZone))}
        </p>
      )}
    </>
  )
}

function writeDay(at: number, timeZone: string) {
  return new Intl.DateTimeFormat(language.locale, { timeZone, day: 'numeric', month: 'long' }).format(at)
}
