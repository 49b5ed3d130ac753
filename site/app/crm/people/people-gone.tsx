import { Link } from 'react-router'
import { ApiProblem } from '../../platform/api.ts'
import { CrmFailed } from '../records/crm-states.tsx'
import { EmptyState } from '../records/empty-state.tsx'
import { CrmPage } from '../shell/crm-page.tsx'

interface PeopleGoneProps {
  fault: unknown
  words: { title: string; text: string; trash: string }
  onRetry: () => void
}

/** In the place of a record that is not there, or could not be fetched. */
export function PeopleGone({ fault, words, onRetry }: PeopleGoneProps) {
  const isMissing = fault instanceof ApiProblem && fault.status === 404
  return (
    <CrmPage title={words.title}>
      {isMissing ? (
        <EmptyState title={words.title} text={words.text}>
          <Link to="/crm/trash" className="crm-way">
            {words.trash}
          </Link>
        </EmptyState>
      ) : (
        <CrmFailed fault={fault} onRetry={onRetry} />
      )}
    </CrmPage>
  )
}
