import { crmDeals } from '@nokshi/content/crm/deals.ts'
import { serviceNames } from '@nokshi/content/crm/records.ts'
import { services } from '@nokshi/contract/crm/deals.ts'
import { ServiceStitch } from '../service-stitch.tsx'
import './board-legend.css'

const shown = services.filter((service) => service !== 'other')

/** Which stitch is which service. The stitch says its name to those who hear the page, so the words are for eyes only. */
export function BoardLegend() {
  return (
    <ul className="board-legend" aria-label={crmDeals.stitches}>
      {shown.map((service) => (
        <li key={service}>
          <ServiceStitch service={service} className="board-legend-stitch" />
          <span aria-hidden="true">{serviceNames[service]}</span>
        </li>
      ))}
    </ul>
  )
}
