import { crmContent } from '@nokshi/content/crm/website.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CrmPage, crmMeta, EmptyState, Fetched } from '../parts/crm-page.tsx'
import { PublishList } from './publish-list.tsx'
import { pendingQuery } from './website-query.ts'

const labels = crmContent.publish

export const meta = crmMeta(labels.title)

/** All that would go live. An entry that is named in the address is the only one that is chosen at first. */
export default function PublishListRoute() {
  const [search] = useSearchParams()
  const pending = useQuery(pendingQuery)
  return (
    <CrmPage title={labels.title} note={labels.note}>
      <Fetched query={pending}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState {...labels.empty} />
          ) : (
            <PublishList items={items} only={search.get('only')} />
          )
        }
      </Fetched>
    </CrmPage>
  )
}
