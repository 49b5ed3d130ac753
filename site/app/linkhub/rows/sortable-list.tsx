import { dashboard } from '@nokshi/content/dashboard.ts'
import type { ReactNode } from 'react'
import { type RowPlace, type SortableItem, SortableList as UiList } from '../../ui/sortable-list.tsx'

interface SortableListProps<Item> {
  items: Item[]
  onMove: (id: string, to: number) => void
  /** A SortableRow, which takes the place. */
  children: (item: Item, place: RowPlace) => ReactNode
}

export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  return <UiList className="links" labels={dashboard.links.reorder} {...props} />
}
