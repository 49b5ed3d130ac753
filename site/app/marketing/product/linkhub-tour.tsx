import { productTour } from '@nokshi/content/product-tour.ts'
import importPicture from './pictures/import.webp?url'
import languages from './pictures/languages.webp?url'
import messages from './pictures/messages.webp?url'
import page from './pictures/page.webp?url'
import paid from './pictures/paid.webp?url'
import shop from './pictures/shop.webp?url'
import './linkhub-tour.css'

// Of the demo, taken by `npm run pictures`.
const pictures = { page, shop, paid, messages, languages, import: importPicture }
const parts = ['page', 'shop', 'paid', 'messages', 'languages', 'import'] as const

/** Pages of three people, as phones show them. */
export function LinkhubPhones() {
  return (
    <div className="hub-phones relative flex full-width" role="img" aria-label={productTour.parts.page.title}>
      {[languages, page, shop].map((picture) => (
        <img key={picture} src={picture} alt="" width={390} height={640} />
      ))}
    </div>
  )
}

export function LinkhubTour() {
  return (
    <section className="tour" aria-labelledby="tour">
      <h2 id="tour" className="display-2">
        {productTour.heading}
      </h2>
      <ul>
        {parts.map((part) => {
          const { title, text } = productTour.parts[part]
          return (
            <li key={part} className="stack gap-8 content-start">
              <img src={pictures[part]} alt="" width={390} height={640} loading="lazy" decoding="async" />
              <h3 className="display-3">{title}</h3>
              <p className="small">{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
