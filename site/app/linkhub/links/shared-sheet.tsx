import { dashboard } from '@nokshi/content/dashboard.ts'
import { shared as labels } from '@nokshi/content/installed-app.ts'
import { findVideo } from '@nokshi/contract/linkhub/videos.ts'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Sheet } from '../../ui/sheet.tsx'
import { type AddItem, AddItems } from './add-sheet.tsx'
import { readShared } from './read-shared.ts'

interface SharedSheetProps {
  items: Record<'link' | 'video' | 'product', AddItem>
  onClose: () => void
}

/** Asks what it becomes; the forms are those of the dashboard. */
export function SharedSheet({ items: { link, video, product }, onClose }: SharedSheetProps) {
  const [search] = useSearchParams()
  // The address forgets it as soon as it was used.
  const [shared] = useState(() => readShared(search))
  const wasAdded = useRef(false)
  const isVideo = shared && findVideo(shared.url) !== undefined
  const other = { ...video, refusal: labels.notVideo }

  function add(item: AddItem) {
    wasAdded.current = true
    onClose()
    item.onAdd(shared)
  }

  return (
    <Sheet
      title={labels.heading}
      closeLabel={dashboard.add.close}
      isOpen
      onOpenChange={onClose}
      returnsFocus={() => !wasAdded.current}
    >
      {shared ? (
        <div className="shared sheet-column stack gap-20">
          <div className="shared-what stack gap-4 rounded surface">
            <p className="strong break-anywhere" dir="auto">
              {shared.title}
            </p>
            <p className="soft micro break-anywhere" dir="ltr">
              {shared.url}
            </p>
          </div>
          <AddItems
            heading={labels.question}
            items={isVideo ? [video, link, product] : [link, product, other]}
            onAdd={add}
          />
        </div>
      ) : (
        <p>{labels.nothing}</p>
      )}
    </Sheet>
  )
}
