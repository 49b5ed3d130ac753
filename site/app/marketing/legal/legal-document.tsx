import { language } from '@nokshi/content/language.ts'
import { legalLabels } from '@nokshi/content/page-labels.ts'
import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import type { LegalPage, LegalSection } from '@nokshi/contract/website/site-content.ts'
import { PageHeader } from '../page-header.tsx'
import { RichBlocks } from '../rich-text.tsx'
import { LegalTable } from './legal-table.tsx'
import './legal.css'

export function LegalDocument({ page }: { page: LegalPage }) {
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
    <section id={id} className="legal-section column gap-16" aria-labelledby={`${id}-heading`}>
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
