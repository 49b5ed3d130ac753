import { dashboard } from '@nokshi/content/dashboard.ts'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { SortableItem } from '../../ui/sortable-list.tsx'
import { focusSoon } from './links-focus.ts'
import { LinksRemoved } from './row.tsx'

/** What the sheet of a block is open for. Without an item another one is added. */
export interface BlockTask<Item> {
  item?: Item
  isRemoval?: boolean
  /** What another app has shared; the form begins with it. */
  shared?: { title: string; url: string } | undefined
}

export interface BlockTasks<Item> {
  task: BlockTask<Item> | undefined
  onTask: (task: BlockTask<Item> | undefined) => void
}

interface BlockSectionProps<Item> extends BlockTasks<Item> {
  labels: { heading: string; add: string; full: string }
  items: SortableItem[]
  most: number
  /** Whether there can be no other one for another reason than their number. */
  isClosed?: boolean
  /** Of the sheet in which an item is added, changed or removed. */
  title: string
  form: (task: BlockTask<Item>, onDone: () => void) => ReactNode
  isWaiting: boolean
  /** What was removed last; it is offered until it is back, so that a try that fails can be made again. */
  removed?: SortableItem | undefined
  onRestore?: () => void
  notes?: ReactNode
  children: ReactNode
}

/** A block of the page whose items are edited in a sheet. While there are none, the block has no heading. */
export function BlockSection<Item>(props: BlockSectionProps<Item>) {
  const { task, onTask, labels, items, most, isClosed = false, title, form, isWaiting, notes, children } = props
  const { removed, onRestore } = props
  const isFull = items.length >= most
  const isBack = items.some(({ id }) => id === removed?.id)

  function close() {
    onTask(undefined)
    if (!task?.item || task.isRemoval) focusSoon('add')
  }

  function restore() {
    onRestore?.()
    focusSoon('add')
  }

  return (
    <section aria-label={labels.heading}>
      {items.length > 0 && (
        <div className="dash-head wrap between items-baseline">
          <h2 className="display-3">{labels.heading}</h2>
          <p className="soft micro figures">{dashboard.add.count(items.length, most)}</p>
        </div>
      )}
      {children}
      {onRestore && <LinksRemoved title={isBack ? undefined : removed?.title} onUndo={restore} />}
      <p role="status" className="soft micro">
        {isWaiting && dashboard.saving.waiting.network}
      </p>
      {notes}
      {items.length > 0 && (
        <Button look="second" className="links-add above-16" disabled={isFull || isClosed} onClick={() => onTask({})}>
          <Plus aria-hidden size={20} />
          {labels.add}
        </Button>
      )}
      {isFull && <p className="soft micro above-8">{labels.full}</p>}
      <Sheet title={title} closeLabel={dashboard.add.close} isOpen={task !== undefined} onOpenChange={close} asksAtOnce>
        {task && form(task, close)}
      </Sheet>
    </section>
  )
}
