import { dashboard } from '@nokshi/content/dashboard.ts'
import { type BlockKind, orderBlocks } from '@nokshi/contract/linkhub/look.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { useShownPayments } from '../payments/payments-query.ts'
import { useShownRegistrations } from '../registrations/registrations-query.ts'
import { moveItem } from '../rows/move-item.ts'
import { SortableList } from '../rows/sortable-list.tsx'
import { SortableRow } from '../rows/sortable-row.tsx'
import { useShownProducts } from '../shop/shop-query.ts'

const { hint, names } = dashboard.appearance.blocks

/** The parts of every page. Others are listed once the page has them. */
const always: readonly BlockKind[] = ['profiles', 'links', 'connect']

/** In which order the parts of the page stand. */
export function AppearanceOrder({ editor, state: { draft } }: Editing) {
  const more = { ...useShownProducts(), ...useShownPayments(), ...useShownRegistrations() }
  const listed = draft.blocks.filter((kind) => always.includes(kind) || kind in more)

  function move(id: string, to: number) {
    editor.change({ blocks: orderBlocks(moveItem(listed, (kind) => kind === id, to)) })
  }

  return (
    <div className="field-group">
      <p className="field-hint">{hint}</p>
      <SortableList items={listed.map((kind) => ({ id: kind, title: names[kind] }))} onMove={move}>
        {(_, place) => <SortableRow {...place} />}
      </SortableList>
    </div>
  )
}
