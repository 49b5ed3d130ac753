import { language } from '@nokshi/content/language.ts'
import type { Stitch as StitchName, Testimonial } from '@nokshi/contract/website/site-content.ts'
import { Link } from 'react-router'
import { Photograph } from '../../ui/pictures/photograph.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'

interface QuotationProps extends Testimonial {
  /** The service and the country, as far as they are known. */
  about: string[]
  stitch: StitchName | undefined
  /** Goes before the client's name. */
  story: string
}

export function Quotation(props: QuotationProps) {
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
