import './services.css'
import type { Service, ServicesPage } from '@nokshi/contract/website/site-content.ts'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { service } from '../../frame/structured-data.ts'
import { contentContext } from '../../platform/load-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { PageHeader } from '../page-header.tsx'
import { StitchSwatch } from '../stitch-swatch.tsx'
import type { Route } from './+types/services.route.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { brand, pages, services, servicesPage } = context.get(contentContext)
  return { page: pages['/services'], servicesPage, services, areaServed: brand.areaServed }
}

export function meta(args: Route.MetaArgs) {
  const { page, services = [], areaServed = [] } = args.loaderData ?? {}
  const offers = services.map((offer) => service(args, offer, { areaServed }))
  return listedPageMeta(args, '/services', page, ...offers)
}

export default function ServicesRoute({ loaderData: { page, servicesPage, services } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader heading={page.heading} lead={servicesPage.intro} quilt="services" />
      <div className="services relative">
        <ServiceIndex label={servicesPage.index} services={services} />
        <div className="services-all">
          {services.map((offer) => (
            <ServiceSection key={offer.slug} service={offer} labels={servicesPage.labels} />
          ))}
        </div>
      </div>
    </>
  )
}

/** The way between them. Plain anchors: the browser moves the view and the focus, with or without scripts. */
function ServiceIndex({ label, services }: { label: string; services: Service[] }) {
  return (
    <nav aria-label={label} className="service-index">
      <ul className="service-index-list gap-24 flex">
        {services.map(({ slug, name, stitch }) => (
          <li key={slug}>
            <a href={`#${slug}`} className="service-index-link stack gap-4 strong">
              {name}
              <Stitch kind={stitch} className="service-index-stitch" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Labels = ServicesPage['labels']

function ServiceSection({ service, labels }: { service: Service; labels: Labels }) {
  const { slug, name, line, stitch, included, projectType } = service
  return (
    <section id={slug} aria-labelledby={`${slug}-name`} className="service relative below-fold column">
      <header className="service-head">
        <h2 id={`${slug}-name`} className="display-1">
          {name}
        </h2>
        <Stitch kind={stitch} className="service-hem" />
        <p className="service-line display-3 strong">{line}</p>
      </header>
      <div className="service-swatch from-1024" aria-hidden="true">
        <StitchSwatch {...service} />
      </div>
      <div className="service-facts stack content-start">
        {(['forWhom', 'typicalTime', 'isNot'] as const).map((fact) => (
          <div key={fact}>
            <h3 className="service-label soft strong">{labels[fact]}</h3>
            <p>{service[fact]}</p>
          </div>
        ))}
      </div>
      <div>
        <h3 className="service-label soft strong">{labels.included}</h3>
        <ul className="service-parts stitched-list">
          {included.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
      <ServiceSteps service={service} labels={labels} />
      <ButtonLink to={`/start-project?type=${projectType}`} className="self-start">
        {labels.action}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
    </section>
  )
}

function ServiceSteps({ service: { steps, stitch }, labels }: { service: Service; labels: Labels }) {
  return (
    <div className="all-columns">
      <h3 className="service-label soft strong">{labels.steps}</h3>
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
