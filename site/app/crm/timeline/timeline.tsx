import { crmTimeline } from '@nokshi/content/crm/timeline.ts'
import { useId } from 'react'
import { EmptyState } from '../parts/empty-state.tsx'
import type { RecordAbout } from '../records/about.ts'
import { CrmList } from '../records/crm-list.tsx'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { TimelineComposer } from './timeline-composer.tsx'
import { TimelineEntry } from './timeline-entry.tsx'
import { timelineQuery } from './timeline-queries.ts'
import './timeline.css'

interface TimelineProps {
  about: RecordAbout
  /** Whom the next step after a call would be with. */
  name?: string
}

/** Everything that happened with a person, a company or a deal, and where to write down more. */
export function Timeline({ about, name }: TimelineProps) {
  const headingId = useId()
  const mayChange = useMayChange()
  const parts = useInfiniteList(timelineQuery(about))
  return (
    <section className="crm-stack timeline content-start" tabIndex={-1} aria-labelledby={headingId}>
      <h2 id={headingId} className="crm-heading">
        {crmTimeline.heading}
      </h2>
      {mayChange && <TimelineComposer about={about} name={name} />}
      <CrmList list={parts} empty={<EmptyState {...crmTimeline.empty} />}>
        <ol className="stack">
          {parts.items.map((activity) => (
            <TimelineEntry key={activity.id} activity={activity} about={about} />
          ))}
        </ol>
      </CrmList>
    </section>
  )
}
