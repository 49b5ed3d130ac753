import type { Service, ServicesPage, Stitch as StitchName } from '@nokshi/contract/website/site-content.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { StitchSwatch } from '../stitch-swatch.tsx'

type Labels = ServicesPage['labels']

export function ServiceSection({ service, labels }: { service: Service; labels: Labels }) {
  const { slug, name, line, stitch, forWhom, included, steps, typicalTime, isNot, projectType } = service
  return (
    <section id={slug} aria-labelledby={`${slug}-name`} className="service below-fold column">
      <header className="service-head">
        <h2 id={`${slug}-name`} className="display-1">
          {name}
        </h2>
        <Stitch kind={stitch} className="service-hem" />
        <p className="service-line display-3">{line}</p>
      </header>
      <div className="service-swatch from-1024" aria-hidden="true">
        <StitchSwatch service={service} />
      </div>
      <div className="service-facts stack content-start">
        <div>
          <h3 className="service-label">{labels.forWhom}</h3>
          <p>{forWhom}</p>
        </div>
        <div>
          <h3 className="service-label">{labels.typicalTime}</h3>
          <p>{typicalTime}</p>
        </div>
        <div>
          <h3 className="service-label">{labels.isNot}</h3>
          <p>{isNot}</p>
        </div>
      </div>
      <div>
        <h3 className="service-label">{labels.included}</h3>
        <ul className="service-parts stitched-list">
          {included.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
      <ServiceSteps labels={labels} steps={steps} stitch={stitch} />
      <ButtonLink to={`/start-project?type=${projectType}`} className="self-start">
        {labels.action}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
    </section>
  )
}

interface ServiceStepsProps {
  labels: Labels
  steps: Service['steps']
  stitch: StitchName | undefined
}

function ServiceSteps({ labels, steps, stitch }: ServiceStepsProps) {
  return (
    <div className="service-way">
      <h3 className="service-label">{labels.steps}</h3>
      <Stitch kind={stitch} className="service-seam" />
      <ol className="service-steps stack">
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
