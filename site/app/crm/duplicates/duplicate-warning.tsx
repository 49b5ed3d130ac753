import { crmDuplicates } from '@nokshi/content/crm/duplicates.ts'
import { ContactLine } from '@nokshi/contract/crm/contacts.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useDebounced } from '../../ui/use-debounced.ts'
import { crmApi, pathOf } from '../records/crm-api.ts'
import './duplicates.css'

/** Fewer letters are the beginning of too many. */
const LETTERS_MIN = 4
const SHOWN_MAX = 3

/** Under a field, while it is typed: who is here already with this address, number or name. */
export function DuplicateWarning({ typed }: { typed: string }) {
  const q = useDebounced(typed.trim(), 250)
  const isLongEnough = q.length >= LETTERS_MIN
  const { data } = useQuery({
    queryKey: ['contacts', 'same', q],
    queryFn: () => crmApi('GET /api/crm/contacts', pageOf(ContactLine), { query: { q } }),
    enabled: isLongEnough,
  })
  const found = isLongEnough ? (data?.items.slice(0, SHOWN_MAX) ?? []) : []
  return (
    <div role="status" className="duplicate-warning">
      {found.length > 0 && (
        <>
          <p className="strong">{crmDuplicates.mayBe}</p>
          <ul>
            {found.map((contact) => (
              <li key={contact.id} className="row gap-x-12">
                <bdi>{contact.name}</bdi>
                <span className="crm-small">
                  {[contact.company?.name, contact.email ?? contact.phone].filter(Boolean).join(' · ')}
                </span>
                <Link
                  to={pathOf({ kind: 'contact', id: contact.id })}
                  className="crm-text-link push-end"
                  aria-label={crmDuplicates.openThem(contact.name)}
                >
                  {crmDuplicates.open}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
