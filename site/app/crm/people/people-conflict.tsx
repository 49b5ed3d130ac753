import { crmPeople } from '@nokshi/content/crm.ts'
import { Button } from '../../ui/button.tsx'

interface PeopleConflictProps {
  newer: string
  mine: string
  onMine: () => void
  onTheirs: () => void
}

/** Two people changed the same thing: both values, and whose is kept. */
export function PeopleConflict({ newer, mine, onMine, onTheirs }: PeopleConflictProps) {
  const words = crmPeople.conflict
  return (
    <div role="alert" className="people-conflict">
      <p className="strong">{words.title}</p>
      <p>
        {words.now}: <bdi className="strong">{newer || crmPeople.notSet}</bdi>
      </p>
      <p>
        {words.yours}: <bdi className="strong">{mine || crmPeople.notSet}</bdi>
      </p>
      <div className="crm-actions">
        <Button size="small" look="second" onClick={onMine}>
          {words.mine}
        </Button>
        <Button size="small" look="second" onClick={onTheirs}>
          {words.theirs}
        </Button>
      </div>
    </div>
  )
}
