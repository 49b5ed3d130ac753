import { pages, servicesPage } from '@nokshi/content/pages.ts'
import { services } from '@nokshi/content/services.ts'
import dark from '../../../made/quilts/services-dark.svg?url'
import light from '../../../made/quilts/services-light.svg?url'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { service } from '../../frame/structured-data.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/services.route.ts'
import { ServiceIndex } from './service-index.tsx'
import { ServiceSection } from './service-section.tsx'
import './services.css'

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
