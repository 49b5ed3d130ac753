import { serviceNames } from '@nokshi/content/crm/records.ts'
import type { DealCard } from '@nokshi/contract/crm/deals.ts'
import type { Stitch as StitchName } from '@nokshi/contract/website/site-content.ts'
import { Stitch } from '../../ui/pictures/stitch.tsx'

export type Service = NonNullable<DealCard['service']>

/** The seven stitches mark the seven services, here as on the site. */
const stitches: Partial<Record<Service, StitchName>> = {
  'full-stack-development': 'running',
  ecommerce: 'chain',
  'web-app': 'cross',
  'ui-ux': 'darning',
  'video-production': 'feather',
  'digital-marketing': 'herringbone',
  'google-ads': 'arrow',
}

/** Along the top of a deal’s card; none where no service is known. Its name is for those who hear the page. */
export function ServiceStitch({ service, className }: { service: Service | null; className?: string }) {
  if (!service) return null
  const stitch = stitches[service]
  return (
    <>
      {stitch && <Stitch kind={stitch} {...(className && { className })} />}
      <span className="sr-only">{serviceNames[service]}</span>
    </>
  )
}
