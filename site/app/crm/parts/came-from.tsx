import { cameFromLabels as labels } from '@nokshi/content/crm/website.ts'
import type { CameFrom as Origin } from '@nokshi/contract/came-from.ts'

/** «google.com, first page /services, campaign eid-2026» */
export function writeCameFrom({ page, referrer, source, medium, campaign }: Origin) {
  return [
    referrer ?? labels.direct,
    page && labels.page(page),
    source && labels.source(source),
    medium && labels.medium(medium),
    campaign && labels.campaign(campaign),
  ]
    .filter(Boolean)
    .join(', ')
}

export function CameFrom({ origin }: { origin: Origin | null | undefined }) {
  if (!origin) return null
  return (
    <p className="crm-small break-anywhere">
      {labels.label}: <bdi>{writeCameFrom(origin)}</bdi>
    </p>
  )
}
