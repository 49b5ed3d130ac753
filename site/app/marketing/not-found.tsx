import { notFound } from '@nokshi/content/pages.ts'
import { Link } from 'react-router'
import dark from '../../made/quilts/not-found-dark.svg?url'
import light from '../../made/quilts/not-found-light.svg?url'
import { ButtonLink } from '../ui/button.tsx'
import { Stitch } from '../ui/stitch.tsx'
import { PageHeader } from './page-header.tsx'

/** What stands wherever nothing else does. The route that shows it answers with status 404. */
export function NotFound() {
  return (
    <>
      <PageHeader
        heading={notFound.heading}
        lead={notFound.text}
        quilt={{ light, dark, width: 800, height: 600 }}
        hang="end"
      >
        <ButtonLink to={notFound.action.to}>{notFound.action.label}</ButtonLink>
      </PageHeader>
      <nav className="paper-section" aria-labelledby="elsewhere">
        <h2 id="elsewhere" className="lead text-soft">
          {notFound.elsewhere.text}
        </h2>
        <ul className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {notFound.elsewhere.links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="display-3 block py-3 no-underline hover:underline">
                {label}
              </Link>
              <Stitch kind="running" className="text-sky" />
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
