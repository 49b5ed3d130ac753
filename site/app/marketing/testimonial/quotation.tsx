import { brand } from '@nokshi/content/brand.ts'
import { language } from '@nokshi/content/language.ts'
import { testimonialsPage } from '@nokshi/content/pages.ts'
import type { Stitch as StitchName } from '@nokshi/content/services.ts'
import type { Testimonial } from '@nokshi/content/testimonials.ts'
import { Link } from 'react-router'
import { type MadePhotograph, Photograph } from '../../ui/pictures/photograph.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'

interface QuotationProps extends Testimonial {
  serviceName: string | undefined
  stitch: StitchName | undefined
}

export function Quotation(props: QuotationProps) {
  const { quote, name, role, client, country, serviceName, stitch, caseStudy, slug, photo } = props
  const [first, rest] = splitFirstSentence(quote)
  const place = brand.areaServed.find(({ code }) => code === country)
  return (
    <figure className="quote below-fold">
      <blockquote className="quote-words">
        <p>
          <span className="quote-first">{first}</span> {rest}
        </p>
      </blockquote>
      {stitch && <Stitch kind={stitch} className="quote-hem" />}
      <figcaption className="quote-by">
        <SpeakerPhotograph slug={slug} photo={photo} />
        <div className="woven-label quote-label">
          <p className="display-3">{name}</p>
          <p className="small">
            {role}
            {language.comma} {client}
          </p>
        </div>
        <p>
          {serviceName}
          {language.comma} {place?.name}
        </p>
        {caseStudy && (
          <Link to={`/portfolio/${caseStudy}`} className="quote-story">
            {testimonialsPage.story} {client}
          </Link>
        )}
      </figcaption>
    </figure>
  )
}

const photographs = import.meta.glob<Record<string, MadePhotograph>>(
  '../../../made-photographs/testimonials.json',
  { import: 'default', eager: true },
)
import.meta.glob('../../../made-photographs/testimonials.css', { eager: true })

function SpeakerPhotograph({ slug, photo }: Pick<Testimonial, 'slug' | 'photo'>) {
  const photograph = photographs['../../../made-photographs/testimonials.json']?.[slug]
  if (!photo || !photograph) return undefined
  return (
    <Photograph
      photograph={photograph}
      alt={photo.alt}
      sizes="96px"
      loading="lazy"
      className="quote-photograph"
    />
  )
}

function splitFirstSentence(text: string): [string, string] {
  const end = text.indexOf('. ') + 1
  return [text.slice(0, end).trim(), text.slice(end).trim()]
}
