import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { contentContext } from '../../platform/load-context.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/testimonials.route.ts'
import { Quotation } from './quotation.tsx'
import './testimonials.css'

export function loader({ context }: Route.LoaderArgs) {
  const { brand, pages, services, testimonials, testimonialsPage } = context.get(contentContext)
  const quotes = testimonials.map((testimonial) => {
    const service = services.find(({ slug }) => slug === testimonial.service)
    const place = brand.areaServed.find(({ code }) => code === testimonial.country)
    const about = [service?.name, place?.name].filter((name) => name !== undefined)
    return { ...testimonial, about, stitch: service?.stitch }
  })
  return { page: pages['/testimonials'], testimonialsPage, quotes }
}

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/testimonials', args.loaderData?.page)
}

export default function TestimonialsRoute({ loaderData }: Route.ComponentProps) {
  const { page, testimonialsPage, quotes } = loaderData
  return (
    <>
      <PageHeader heading={page.heading} lead={testimonialsPage.intro} quilt="testimonials" hang="start">
        {quotes.some(({ isSample }) => isSample) && <p className="small soft">{sampleNotes.testimonial}</p>}
      </PageHeader>
      <div className="quotes stack">
        {quotes.map((quote) => (
          <Quotation key={quote.slug} {...quote} story={testimonialsPage.story} />
        ))}
      </div>
    </>
  )
}
