import './testimonials.css'
import { language } from '@nokshi/content/language.ts'
import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import type { Stitch as StitchName, Testimonial } from '@nokshi/contract/website/site-content.ts'
import { Link } from 'react-router'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { contentContext } from '../../platform/load-context.ts'
import { Photograph } from '../../ui/pictures/photograph.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/testimonials.route.ts'

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

interface QuotationProps extends Testimonial {
  /** The service and the country, as far as they are known. */
  about: string[]
  stitch: StitchName | undefined
  /** Goes before the client's name. */
  story: string
}

function Quotation(props: QuotationProps) {
  const { quote, name, role, client, about, stitch, caseStudy, story, photo } = props
  const [first, rest] = splitFirstSentence(quote)
  return (
    <figure className="quote below-fold stack gap-20">
      <blockquote className="quote-words">
        <p>
          <span className="quote-first">{first}</span> {rest}
        </p>
      </blockquote>
      {stitch && <Stitch kind={stitch} className="quote-hem" />}
      <figcaption className="quote-by stack items-start gap-y-4 gap-x-20">
        {photo && <Photograph photo={photo} sizes="96px" loading="lazy" className="quote-photograph" />}
        <div className="woven-label quote-label below-8">
          <p className="display-3">{name}</p>
          <p className="small">
            {role}
            {language.comma} {client}
          </p>
        </div>
        <p>{about.join(`${language.comma} `)}</p>
        {caseStudy && (
          <Link to={`/portfolio/${caseStudy}`} className="quote-story strong inline-row">
            {story} {client}
          </Link>
        )}
      </figcaption>
    </figure>
  )
}

function splitFirstSentence(text: string): [string, string] {
  const end = text.indexOf('. ') + 1
  return [text.slice(0, end).trim(), text.slice(end).trim()]
}
