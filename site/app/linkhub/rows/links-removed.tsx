import { dashboard } from '@nokshi/content/dashboard.ts'

interface LinksRemovedProps {
  /** Of what was removed last and is still gone. */
  title: string | undefined
  onUndo: () => void
}

export function LinksRemoved({ title, onUndo }: LinksRemovedProps) {
  return (
    <div role="status">
      {title !== undefined && (
        <p className="dash-removed row between gap-x-16 cloth">
          <span>
            <bdi>{title}</bdi> {dashboard.links.removed}
          </span>
          <button type="button" className="dash-way" onClick={onUndo}>
            {dashboard.links.undo}
          </button>
        </p>
      )}
    </div>
  )
}
