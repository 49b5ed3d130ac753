import { servicesPage } from '@nokshi/content/pages.ts'
import type { ServiceStep, Stitch as StitchName } from '@nokshi/content/services.ts'
import { Stitch } from '../../ui/stitch.tsx'

/** How the work goes, along one seam: what the client does in each step, and holds at its end. */
export function ServiceSteps({ steps, stitch }: { steps: ServiceStep[]; stitch: StitchName }) {
  const { labels } = servicesPage
  return (
    <div className="service-way">
      <h3 className="service-label">{labels.steps}</h3>
      <Stitch kind={stitch} className="service-seam" />
      <ol className="service-steps">
        {steps.map(({ name, youDo, youGet }) => (
          <li key={name}>
            <h4 className="display-3">{name}</h4>
            <dl>
              <dt className="small strong">{labels.youDo}</dt>
              <dd className="soft">{youDo}</dd>
              <dt className="small strong">{labels.youGet}</dt>
              <dd>{youGet}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </div>
  )
}
