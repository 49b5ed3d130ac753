import { crmContent } from '@nokshi/content/crm/website.ts'
import { isCollection, kinds } from '@nokshi/contract/website/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../parts/empty-state.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { ConfirmButton } from '../records/confirm-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { EntryRow } from './entry-list-row.tsx'
import { ChangedEntries, entriesQuery } from './website-query.ts'
import './entry-list.css'

const labels = crmContent.samples

export const meta = crmMeta(labels.title)

/** What nobody has replaced yet, of every kind. */
export default function WebsiteSamplesRoute() {
  const mayChange = useMayChange()
  const entries = useQuery(entriesQuery())
  const samples = entries.data?.filter(({ isSample }) => isSample) ?? []
  const canRemove = mayChange && samples.some(({ kind }) => isCollection(kind))
  return (
    <CrmPage
      title={labels.title}
      note={labels.note}
      actions={
        canRemove && (
          <ConfirmButton
            labels={labels.remove}
            about=""
            send={() =>
              crmApi('POST /api/crm/website/samples/remove', ChangedEntries, {
                body: { kinds: kinds.filter(isCollection) },
              })
            }
            done={({ count }) => labels.removed(count)}
          />
        )
      }
    >
      <Fetched query={entries}>
        {() => (samples.length === 0 ? <EmptyState {...labels.empty} /> : <SamplesByKind samples={samples} />)}
      </Fetched>
    </CrmPage>
  )
}

function SamplesByKind({ samples }: { samples: Parameters<typeof EntryRow>[0]['entry'][] }) {
  return kinds.map((kind) => {
    const own = samples.filter((entry) => entry.kind === kind)
    if (own.length === 0) return null
    return (
      <section key={kind} className="crm-stack">
        <h2 className="crm-heading">{crmContent.kinds[kind].title}</h2>
        <ul className="crm-rows">
          {own.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
    )
  })
}
