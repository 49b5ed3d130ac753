import { notFound } from '@nokshi/content/page-labels.ts'
import { Link } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { Stitch } from '../ui/pictures/stitch.tsx'
import { PageHeader } from './page-header.tsx'
import './not-found.css'

export function NotFound() {
  return (
    <>
      <PageHeader heading={notFound.heading} lead={notFound.text} quilt="not-found">
        <ButtonLink to={notFound.action.to}>{notFound.action.label}</ButtonLink>
      </PageHeader>
      <nav className="paper-section" aria-labelledby="elsewhere">
        <h2 id="elsewhere" className="lead soft">
          {notFound.elsewhere.text}
        </h2>
        <ul className="elsewhere stack above-24">
          {notFound.elsewhere.links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="elsewhere-link display-3 block hover-underlined">
                {label}
              </Link>
              <Stitch kind="running" className="sky" />
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
