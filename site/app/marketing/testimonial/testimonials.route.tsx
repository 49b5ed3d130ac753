import { pages, testimonialsPage } from '@nokshi/content/pages.ts'
import { sampleNotes } from '@nokshi/content/samples.ts'
import { services } from '@nokshi/content/services.ts'
import { testimonials } from '@nokshi/content/testimonials.ts'
import dark from '../../../made/quilts/testimonials-dark.svg?url'
import light from '../../../made/quilts/testimonials-light.svg?url'
import { knownCrumb } from '../../frame/known-crumb.ts'
import { knownPageMeta } from '../../frame/page-meta.ts'
import { breadcrumbs } from '../../frame/structured-data.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/testimonials.route.ts'
import { Quotation } from './quotation.tsx'
import './testimonials.css'

/** Here and not in the page, so that its script need not carry all that is to say about seven services. */
export function loader() {
  return testimonials.map((testimonial) => {
    const { name, stitch } = services.find(({ slug }) => slug === testimonial.service) ?? {}
    return { ...testimonial, serviceName: name, stitch }
  })
}

export function meta(args: Route.MetaArgs) {
  return [
    ...knownPageMeta(args, '/testimonials', 'testimonials'),
    breadcrumbs(args, [knownCrumb('/testimonials')]),
  ]
}

export default function TestimonialsRoute({ loaderData: quotes }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        heading={pages['/testimonials'].heading}
        lead={testimonialsPage.intro}
        quilt={{ light, dark, width: 800, height: 600 }}
        hang="start"
      >
        {quotes.some(({ isSample }) => isSample) && <p className="small soft">{sampleNotes.testimonial}</p>}
      </PageHeader>
      <div className="quotes">
        {quotes.map((quote) => (
          <Quotation key={quote.name} {...quote} />
        ))}
      </div>
    </>
  )
}
