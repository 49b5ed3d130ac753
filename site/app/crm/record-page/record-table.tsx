import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { memo, type ReactNode } from 'react'
import { type VirtualRow, VirtualRows } from '../parts/virtual-rows.tsx'
import type { InfiniteList } from '../records/crm-list.tsx'
import { ChoiceBox, type RowChoice } from './bulk.tsx'
import './record-table.css'

interface Column {
  label: string
  /** Of what needs more room than others, or less, and of numbers. */
  className?: string
}

interface RecordTableProps<Item> {
  caption: string
  columns: Column[]
  list: Pick<InfiniteList<Item>, 'items' | 'hasMore'>
  nameOf: (item: Item) => string
  choice?: RowChoice | undefined
  /** The cells of a row. The same function at every render, so that rows are rendered again only when they change. */
  children: (item: Item) => ReactNode
}

/** Records in columns; in a narrow window a card for each. */
export function RecordTable<Item extends { id: string }>(props: RecordTableProps<Item>) {
  const { caption, columns, list, nameOf, choice, children } = props
  return (
    <table className="record-table full-width card" aria-rowcount={list.hasMore ? -1 : list.items.length + 1}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {choice && (
            <th scope="col" className="cell-choice">
              <span className="sr-only">{crmBulk.begin}</span>
            </th>
          )}
          {columns.map(({ label, className }) => (
            <th key={label} scope="col" className={className}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <VirtualRows items={list.items}>
        {(item, row) => (
          <RecordRow
            key={item.id}
            item={item}
            name={nameOf(item)}
            isChosen={choice?.has(item.id) ?? false}
            onChoose={choice?.toggle}
            cells={children}
            {...row}
          />
        )}
      </VirtualRows>
    </table>
  )
}

interface RecordRowProps<Item> extends VirtualRow {
  item: Item
  name: string
  isChosen: boolean
  onChoose: RowChoice['toggle'] | undefined
  cells: (item: Item) => ReactNode
}

// Without its type, memo would forget which records it is about.
const RecordRow = memo(PlainRow) as typeof PlainRow

function PlainRow<Item extends { id: string }>(props: RecordRowProps<Item>) {
  const { item, name, isChosen, onChoose, cells, ...row } = props
  return (
    <tr data-selected={isChosen} {...row}>
      {onChoose && (
        <td className="cell-choice">
          <ChoiceBox id={item.id} name={name} choice={{ has: () => isChosen, toggle: onChoose }} />
        </td>
      )}
      {cells(item)}
    </tr>
  )
}
