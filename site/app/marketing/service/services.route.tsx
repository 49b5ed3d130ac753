import dark from '../../../made/quilts/services-dark.svg?url'
import light from '../../../made/quilts/services-light.svg?url'
import './services.css'
import { pages, servicesPage } from '@nokshi/content/pages.ts'
import { services } from '@nokshi/content/services.ts'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { service } from '../../frame/structured-data.ts'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/services.route.ts'
import { ServiceSection } from './service-section.tsx'

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/services', ...services.map((offer) => service(args, offer)))
}

export default function ServicesRoute() {
  return (
    <>
      <PageHeader heading={pages['/services'].heading} lead={servicesPage.intro} quilt={{ light, dark }} />
      <div className="services">
        <ServiceIndex />
        <div className="services-all">
          {services.map((offer) => (
            <ServiceSection key={offer.slug} service={offer} />
          ))}
        </div>
      </div>
    </>
  )
}

/** The way between them. Plain anchors: the browser moves the view and the focus, with or without scripts. */
function ServiceIndex() {
  return (
    <nav aria-label={servicesPage.index} className="service-index">
      <ul className="service-index-list">
        {services.map(({ slug, name, stitch }) => (
          <li key={slug}>
            <a href={`#${slug}`} className="service-index-link">
              {name}
              <Stitch kind={stitch} className="service-index-stitch" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
