import { dashboard } from '@nokshi/content/dashboard.ts'
import type { DraftLink } from './draft-lists.ts'

interface LinksRemovedProps {
  /** What was removed last and is still gone. */
  link: DraftLink | undefined
  onUndo: () => void
}

export function LinksRemoved({ link, onUndo }: LinksRemovedProps) {
  return (
    <div role="status">
      {link && (
        <p className="dash-removed">
          <span>
            <bdi>{link.title}</bdi> {dashboard.links.removed}
          </span>
          <button type="button" className="dash-way" onClick={onUndo}>
            {dashboard.links.undo}
          </button>
        </p>
      )}
    </div>
  )
}
