import { labelIn } from '@nokshi/contract/crm/deals.ts'
import type { Stitch as StitchName } from '@nokshi/contract/website/site-content.ts'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { useOwnLists } from '../records/crm-queries.ts'

/** The seven stitches mark the seven services, here as on the site. */
const stitches = new Map<string, StitchName>([
  ['full-stack-development', 'running'],
  ['ecommerce', 'chain'],
  ['web-app', 'cross'],
  ['ui-ux', 'darning'],
  ['video-production', 'feather'],
  ['digital-marketing', 'herringbone'],
  ['google-ads', 'arrow'],
])

/** Along the top of a deal's card; none where no service is known. Screen readers read its name. */
export function ServiceStitch({ service, className }: { service: string | null; className?: string }) {
  const { services } = useOwnLists()
  if (!service) return null
  const stitch = stitches.get(service)
  return (
    <>
      {stitch && <Stitch kind={stitch} {...(className && { className })} />}
      <span className="sr-only">{labelIn(services, service)}</span>
    </>
  )
}
