import type { HomePage, Service } from '@nokshi/contract/website/site-content.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { StitchSwatch } from '../stitch-swatch.tsx'
import './home-services.css'

type ListedService = Pick<Service, 'slug' | 'name' | 'line' | 'stitch' | 'stitchName'>

type HomeServicesProps = HomePage['services'] & { services: ListedService[] }

export function HomeServices({ heading, text, services }: HomeServicesProps) {
  return (
    <section className="home-services cloth-section below-fold column">
      <div>
        <h2 className="display-1">{heading}</h2>
        <p className="soft above-24">{text}</p>
      </div>
      {/* One lies on top at a time: that of the row under the pointer, see home-services.css. */}
      <div className="home-swatches stack content-start from-1024" aria-hidden="true">
        {services.map((service) => (
          <StitchSwatch key={service.slug} service={service} />
        ))}
      </div>
      <ul className="service-rows">
        {services.map(({ slug, name, line, stitch }) => (
          <li key={slug}>
            <Link to={`/services#${slug}`} className="service-row stack">
              <h3 className="service-row-name">{name}</h3>
              <p className="service-row-line small">{line}</p>
              <ArrowRight aria-hidden className="service-row-arrow" size={28} />
              <Stitch kind={stitch} className="service-row-stitch all-columns" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
