import type { Service } from '@nokshi/contract/website/site-content.ts'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { service } from '../../frame/structured-data.ts'
import { contentContext } from '../../platform/load-context.ts'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/services.route.ts'
import { ServiceSection } from './service-section.tsx'
import './services.css'

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
      <div className="services">
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
