import { crmContent } from '@nokshi/content/crm/website.ts'
import { type EntryLine, ManyEntries } from '@nokshi/contract/website/entries.ts'
import { isCollection, kinds } from '@nokshi/contract/website/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CrmPage, crmMeta, Fetched, RowLink } from '../parts/crm-page.tsx'
import { ConfirmButton } from '../records/change-buttons.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { entriesQuery } from './website-query.ts'
import './entry-list.css'

export const handle: EarlyCalls = { calls: ['GET /api/crm/website/entries'] }

export const meta = crmMeta(crmContent.title)

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
  const mayChange = useMayChange()
  const samples = entries.filter(({ isSample }) => isSample).length
  const canRemove = mayChange && entries.some(({ isSample, kind }) => isSample && isCollection(kind))
  const brand = entries.find(({ kind }) => kind === 'brand')
  return (
    <>
      {samples > 0 && (
        <p className="wrap items-baseline gap-x-12">
          {crmContent.samples.left(samples)}
          {canRemove && (
            <ConfirmButton
              labels={crmContent.samples.remove}
              about=""
              send={() =>
                crmApi('POST /api/crm/website/samples/remove', ManyEntries, {
                  body: { kinds: kinds.filter(isCollection) },
                })
              }
              done={({ count }) => crmContent.samples.removed(count)}
            />
          )}
        </p>
      )}
      <ul className="website-parts stack gap-10">
        {kinds.map((kind) => {
          const own = entries.filter((entry) => entry.kind === kind)
          const { title, text } = crmContent.kinds[kind]
          // There is one brand, and so no list of them.
          const to = kind === 'brand' && brand ? `/crm/website/entries/${brand.id}` : `/crm/website/${kind}`
          return (
            <RowLink key={kind} to={to} title={title} note={countsOf(own, kind === 'brand')}>
              {text}
            </RowLink>
          )
        })}
        <RowLink to="/crm/website/visits" title={crmContent.visits.title}>
          {crmContent.visits.text}
        </RowLink>
      </ul>
    </>
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
