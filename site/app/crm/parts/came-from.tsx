import { cameFromWords as words } from '@nokshi/content/crm/website.ts'
import type { CameFrom as Origin } from '@nokshi/contract/website/came-from.ts'
import './crm-parts.css'

/** «google.com, first page /services, campaign eid-2026» */
export function writeCameFrom({ page, referrer, source, medium, campaign }: Origin) {
  return [
    referrer ?? words.direct,
    page && words.page(page),
    source && words.source(source),
    medium && words.medium(medium),
    campaign && words.campaign(campaign),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Nothing where it is not known. */
export function CameFrom({ origin }: { origin: Origin | null | undefined }) {
  if (!origin) return null
  return (
    <p className="crm-small came-from">
      {words.label}: <bdi>{writeCameFrom(origin)}</bdi>
    </p>
  )
}
