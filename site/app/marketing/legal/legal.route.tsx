import { language } from '@nokshi/content/language.ts'
import { legalLabels } from '@nokshi/content/page-labels.ts'
import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import type { LegalSection } from '@nokshi/contract/website/site-content.ts'
import { useId } from 'react'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { contentContext } from '../../platform/load-context.ts'
import { useReachableScroller } from '../../ui/browser/use-reachable-scroller.ts'
import { PageHeader } from '../page-header.tsx'
import { RichBlocks } from '../rich-text.tsx'
import type { Route } from './+types/legal.route.ts'
import './legal.css'

export function loader({ context, request }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const name = new URL(request.url).pathname.includes('/terms') ? 'terms' : 'privacy'
  const path = `/${name}` as const
  return { path, page: content.pages[path], text: content[name] }
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? listedPageMeta(args, args.loaderData.path, args.loaderData.page) : []
}

export default function LegalRoute({ loaderData: { text: page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader heading={page.heading} lead={page.intro} quilt="legal" hang="band">
        <p className="small soft">
          {legalLabels.updatedOn} <time dateTime={page.updatedOn}>{inWords(page.updatedOn)}</time>
        </p>
      </PageHeader>
      <div className="legal stack">
        <nav className="legal-contents" aria-labelledby="contents">
          <h2 id="contents" className="strong">
            {legalLabels.contents}
          </h2>
          <ol className="above-8">
            {page.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text column">
          {page.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </div>
    </>
  )
}

function Section({ section: { id, heading, isSample, table, text } }: { section: LegalSection }) {
  return (
    <section id={id} className="legal-section below-fold column gap-16" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="display-3">
        {heading}
      </h2>
      {isSample && <p className="small soft">{sampleNotes.legal}</p>}
      {table && <LegalTable {...table} />}
      {text && <RichBlocks blocks={text.content} />}
    </section>
  )
}

/** The same for every reader: a date has no time zone. */
function inWords(isoDate: string) {
  return new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate))
}

/** Scrolls in a box of its own where it is wider than the screen. */
function LegalTable({ caption, columns, rows }: { caption: string; columns: string[]; rows: string[][] }) {
  const captionId = useId()
  const scroller = useReachableScroller<HTMLElement>()
  return (
    <section {...scroller} className="legal-table" aria-labelledby={captionId}>
      <table className="full-width small">
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
