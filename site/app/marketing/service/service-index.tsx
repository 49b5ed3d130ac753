import { services } from '@nokshi/content/services.ts'
import { Stitch } from '../../ui/stitch.tsx'

/** The way between the seven. Plain anchors: the browser moves the view and the focus, with or without scripts. */
export function ServiceIndex() {
  return (
    <nav aria-label="The seven services" className="service-index">
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
