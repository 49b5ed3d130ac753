import { crmFrame } from '@nokshi/content/crm/records.ts'
import './board-column.css'
import './board-skeleton.css'

/** The shape of what comes, so that nothing jumps when it is there. */
export function BoardSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {crmFrame.loading}
      </p>
      <div aria-hidden="true" className="board board-waiting">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((column) => (
          <div key={column} className="crm-stack board-column">
            <div className="board-ghost-head" />
            <div className="board-ghost" />
            <div className="board-ghost" />
          </div>
        ))}
      </div>
    </>
  )
}
