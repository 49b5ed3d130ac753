import { showingAt } from '@nokshi/contract/linkhub/link-details.ts'
import type { CustomLinkRow } from './queries.ts'

type Timed = Pick<CustomLinkRow, 'isHidden' | 'showFrom' | 'showUntil' | 'checked'>

/** Whether a link is on the page at this instant. One to a host of the operator's list is not. */
export function isShown({ isHidden, showFrom, showUntil, checked }: Timed, now: number) {
  if (checked === 'listed') return false
  const plan = { isHidden: isHidden === 1, showFrom: showFrom ?? 0, showUntil: showUntil ?? Infinity }
  return showingAt(plan, now) === 'shown'
}

/** The instants at which a page changes by itself, for caches. */
export function findScheduledChanges(links: CustomLinkRow[], now: number, more: number[] = []) {
  const changes = links
    .flatMap(({ showFrom, showUntil }) => [showFrom, showUntil])
    .filter((at) => at !== null)
    .concat(more)
  return {
    last: Math.max(0, ...changes.filter((at) => at <= now)),
    next: Math.min(Infinity, ...changes.filter((at) => at > now)),
  }
}
