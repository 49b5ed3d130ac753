import { dashboard } from '@nokshi/content/dashboard.ts'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

interface BlockSectionProps {
  labels: { heading: string; add: string; full: string }
  count: number
  most: number
  /** Whether there can be no other one for another reason than their number. */
  isClosed?: boolean
  onAdd: () => void
  /** What is being added, changed or removed, in a sheet. */
  sheet: { title: string; form: ReactNode; onClose: () => void }
  children: ReactNode
}

/** A block of the page whose items are edited in a sheet. While there are none, the block has no heading. */
export function BlockSection({ labels, count, most, isClosed = false, onAdd, sheet, children }: BlockSectionProps) {
  const isFull = count >= most
  return (
    <section aria-label={labels.heading}>
      {count > 0 && (
        <div className="dash-head">
          <h2 className="display-3">{labels.heading}</h2>
          <p className="soft micro figures">{dashboard.add.count(count, most)}</p>
        </div>
      )}
      {children}
      {count > 0 && (
        <Button look="second" className="links-add above-16" disabled={isFull || isClosed} onClick={onAdd}>
          <Plus aria-hidden size={20} />
          {labels.add}
        </Button>
      )}
      {isFull && <p className="soft micro above-8">{labels.full}</p>}
      <Sheet
        title={sheet.title}
        closeLabel={dashboard.add.close}
        isOpen={sheet.form !== undefined}
        onOpenChange={sheet.onClose}
      >
        {sheet.form}
      </Sheet>
    </section>
  )
}
