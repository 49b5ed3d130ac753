import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { dashboard } from '@nokshi/content/dashboard.ts'
import { GripVertical, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { ActMenu } from '../../ui/act-menu.tsx'
import type { Act } from '../../ui/act-menu-popup.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type RowPlace, type SortableItem, SortableList as UiList } from '../../ui/sortable-list.tsx'
import { focusSoon, rowPart } from './links-focus.ts'
import './links-rows.css'

const labels = dashboard.links

interface RowParts {
  title: string
  mark?: ReactNode
  note?: ReactNode
  figure?: ReactNode
  /** Before the buttons to edit and to remove. At most two in all; the rest is in the menu of the handle. */
  buttons?: ReactNode
  onEdit?: () => void
  /** While what it edits is below, in `children`. */
  isOpen?: boolean
  onRemove?: () => void
  isBusy?: boolean
  /** Visitors do not see it now. */
  isOff?: boolean | undefined
  children?: ReactNode
}

interface RowProps extends RowParts, Omit<ComponentProps<'li'>, keyof RowParts> {
  /** Of the button to edit it, which gets the focus back. */
  editId?: string
  grip?: ReactNode
}

export function Row(props: RowProps) {
  const { grip, title, mark, note, figure, buttons, editId, onEdit, isOpen, onRemove, isBusy, isOff, ...item } = props
  const { children, ...attributes } = item
  return (
    <li className="links-row row surface rounded" data-off={isOff || undefined} {...attributes}>
      {grip}
      {mark && (
        <span className="links-mark flex-none stack center rounded" aria-hidden>
          {mark}
        </span>
      )}
      <div className="grow min-width-0">
        <p className="links-title strong break-anywhere">
          <bdi>{title}</bdi>
        </p>
        {note}
      </div>
      <div className="links-foot line gap-8 push-end">
        {figure && <p className="links-figure soft micro figures">{figure}</p>}
        <div className="flex push-end">
          {buttons}
          {onEdit && (
            <IconButton
              id={editId}
              label={`${labels.edit}: ${title}`}
              icon={Pencil}
              aria-expanded={isOpen}
              onClick={onEdit}
            />
          )}
          {onRemove && (
            <IconButton label={`${labels.remove}: ${title}`} icon={Trash2} disabled={isBusy} onClick={onRemove} />
          )}
        </div>
      </div>
      {children}
    </li>
  )
}

interface SortableRowProps extends RowPlace, RowParts {
  /** In the menu of the handle, after the moves. */
  acts?: Act[]
}

/** A row that its owner can drag by a handle. Pressed, the handle opens a menu with the moves. */
export function SortableRow({ id, place, of, onMove, acts = [], ...row }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })

  function move(to: number) {
    onMove(id, to)
    // React may put the row into its new place by taking it out of the old one, and the focus goes with that.
    focusSoon(rowPart(id, 'grip'))
  }

  return (
    <Row
      {...row}
      editId={rowPart(id, 'edit')}
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      grip={
        <ActMenu
          id={rowPart(id, 'grip')}
          ref={setActivatorNodeRef}
          className="icon-button links-grip flex-none"
          align="start"
          {...attributes}
          {...listeners}
          aria-label={`${labels.grip}: ${row.title}`}
          acts={[
            { label: labels.up, isDisabled: place === 0, onChoose: () => move(place - 1) },
            { label: labels.down, isDisabled: place === of - 1, onChoose: () => move(place + 1) },
            ...acts,
          ]}
        >
          <GripVertical aria-hidden size={20} />
        </ActMenu>
      }
    />
  )
}

interface SortableListProps<Item> {
  items: Item[]
  onMove: (id: string, to: number) => void
  children: (item: Item, place: RowPlace) => ReactNode
}

export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  return <UiList className="links stack gap-10" labels={labels.reorder} {...props} />
}

/** Where a row leads, cut off at the end of its line; its title has the whole. */
export function RowAddress({ address, dir }: { address: string; dir: 'ltr' | 'auto' }) {
  return (
    <p className="links-url ellipsis soft" dir={dir} title={address}>
      {address.replace(/^https?:\/\/(www\.)?/, '').replace(/^([^/]+)\/$/, '$1')}
    </p>
  )
}

interface LinksRemovedProps {
  /** Of what was removed last and can be brought back. */
  title: string | undefined
  onUndo: () => void
}

export function LinksRemoved({ title, onUndo }: LinksRemovedProps) {
  return (
    <div role="status">
      {title !== undefined && (
        <p className="dash-removed row between gap-x-16 surface">
          <span>
            {labels.removed.before}
            <bdi>{title}</bdi>
            {labels.removed.after}
          </span>
          <button type="button" className="dash-way" onClick={onUndo}>
            {labels.undo}
          </button>
        </p>
      )}
    </div>
  )
}
