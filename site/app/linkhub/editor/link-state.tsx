import { dashboard } from '@nokshi/content/dashboard.ts'
import { language } from '@nokshi/content/language.ts'
import { showingAt } from '@nokshi/contract/page/link-details.ts'
import type { DraftLink } from './draft-lists.ts'

const words = dashboard.links.state

/** Whether visitors see a link now, and what else is special about it. Nothing where it is as links are. */
export function LinkState({ link, timeZone }: { link: DraftLink; timeZone: string }) {
  const { showFrom, showUntil, isFeatured } = link
  const write = (at: number | undefined) => (at === undefined ? '' : writeInstant(at, timeZone))
  const showing = showingAt(link, Date.now())
  const told = [
    isFeatured && words.featured,
    showing === 'hidden' && words.hidden,
    showing === 'waiting' && words.from(write(showFrom)),
    showing === 'over' && words.over(write(showUntil)),
    showing === 'shown' && showUntil !== undefined && words.until(write(showUntil)),
  ].filter((word) => typeof word === 'string')
  return told.length === 0 ? null : <p className="links-state">{told.join(' · ')}</p>
}

function writeInstant(at: number, timeZone: string) {
  const format = new Intl.DateTimeFormat(language.locale, {
    ...{ timeZone, day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit' },
  })
  return format.format(at)
}
