import { crmContent } from '@nokshi/content/crm/website.ts'
import type { EntryLine } from '@nokshi/contract/website/entries.ts'
import { kinds } from '@nokshi/contract/website/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { entriesQuery } from './website-query.ts'
import './entry-list.css'

export const meta = crmMeta(crmContent.title)

/** What the site says, by kinds, and how it is visited. */
export default function CrmWebsiteRoute() {
  const entries = useQuery(entriesQuery())
  const waiting = entries.data?.filter(isWaiting).length ?? 0
  return (
    <CrmPage
      title={crmContent.title}
      note={crmContent.note}
      actions={
        <>
          <a href="/" target="_blank" rel="noopener" className="crm-quiet-button">
            {crmContent.open}
          </a>
          <ButtonLink to="/crm/website/publish" {...(waiting === 0 && { look: 'second' })}>
            {waiting === 0 ? crmContent.publish.title : crmContent.publish.open(waiting)}
          </ButtonLink>
        </>
      }
    >
      <Fetched query={entries}>{(all) => <Parts entries={all} />}</Fetched>
    </CrmPage>
  )
}

function Parts({ entries }: { entries: EntryLine[] }) {
  const samples = entries.filter(({ isSample }) => isSample).length
  const brand = entries.find(({ kind }) => kind === 'brand')
  return (
    <>
      {samples > 0 && (
        <p>
          {crmContent.samples.left(samples)} <TextLink to="/crm/website/samples">{crmContent.samples.show}</TextLink>
        </p>
      )}
      <ul className="crm-rows website-parts">
        {kinds.map((kind) => {
          const own = entries.filter((entry) => entry.kind === kind)
          const { title, text } = crmContent.kinds[kind]
          // There is one brand, and so no list of them.
          const to = kind === 'brand' && brand ? `/crm/website/entries/${brand.id}` : `/crm/website/${kind}`
          return <Part key={kind} to={to} title={title} text={text} note={countsOf(own, kind === 'brand')} />
        })}
        <Part to="/crm/website/visits" {...crmContent.visits} />
      </ul>
    </>
  )
}

interface PartProps {
  to: string
  title: string
  text: string
  note?: string
}

function Part({ to, title, text, note }: PartProps) {
  return (
    <li>
      <Link to={to} className="crm-row-link">
        <span className="wrap items-baseline between gap-x-16">
          <strong>{title}</strong>
          {note && <span className="crm-small">{note}</span>}
        </span>
        <span className="crm-row-foot wrap crm-small">{text}</span>
      </Link>
    </li>
  )
}

function countsOf(entries: EntryLine[], isOne: boolean) {
  const waiting = entries.filter(isWaiting).length
  const samples = entries.filter(({ isSample }) => isSample).length
  return [
    !isOne && crmContent.count(entries.length),
    waiting > 0 && crmContent.unpublished(waiting),
    samples > 0 && crmContent.samplesLeft(samples),
  ]
    .filter(Boolean)
    .join(' · ')
}

function isWaiting({ state }: EntryLine) {
  return state !== 'live'
}
