import { pages, testimonialsPage } from '@nokshi/content/pages.ts'
import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import { services } from '@nokshi/content/services.ts'
import { testimonials } from '@nokshi/content/testimonials.ts'
import dark from '../../../made/quilts/testimonials-dark.svg?url'
import light from '../../../made/quilts/testimonials-light.svg?url'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
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
  return listedPageMeta(args, '/testimonials')
}

export default function TestimonialsRoute({ loaderData: quotes }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        heading={pages['/testimonials'].heading}
        lead={testimonialsPage.intro}
        quilt={{ light, dark }}
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
