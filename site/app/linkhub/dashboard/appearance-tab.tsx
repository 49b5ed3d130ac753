import { dashboard } from '@nokshi/content/dashboard.ts'
import { type BlockKind, orderBlocks } from '@nokshi/contract/linkhub/look.ts'
import type { ReactNode } from 'react'
import { PictureEditor } from '../editor/picture-editor.tsx'
import type { Editing } from '../editor/use-profile-editor.ts'
import { useShownPayments } from '../payments/payments-query.ts'
import { useShownRegistrations } from '../registrations/registrations-query.ts'
import { moveItem } from '../rows/move-item.ts'
import { SortableList } from '../rows/sortable-list.tsx'
import { SortableRow } from '../rows/sortable-row.tsx'
import { useShownProducts } from '../shop/shop-query.ts'
import { AppearanceColours, AppearancePart, AppearanceReadyLooks } from './appearance-look.tsx'
import { AppearanceText } from './appearance-text.tsx'
import './appearance-fields.css'

const labels = dashboard.appearance

export function AppearanceTab(editing: Editing) {
  return (
    <div className="dash-panel stack">
      <Part heading={labels.look}>
        <AppearanceReadyLooks {...editing} />
      </Part>
      <Part heading={labels.pictures}>
        <PictureEditor place="profile" {...editing} />
        <PictureEditor place="banner" {...editing} />
      </Part>
      <Part heading={labels.background}>
        <PictureEditor place="background" {...editing} />
        <AppearancePart part="pattern" {...editing} />
      </Part>
      <Part heading={labels.details}>
        <AppearanceColours {...editing} />
        <AppearancePart part="shape" {...editing} />
        <AppearancePart part="fill" {...editing} />
        <AppearancePart part="typeface" {...editing} />
        <AppearancePart part="portrait" {...editing} />
      </Part>
      <Part heading={labels.labels}>
        <AppearanceText field="name" {...editing} />
        <AppearanceText field="bio" {...editing} />
      </Part>
      <Part heading={labels.order}>
        <AppearanceOrder {...editing} />
      </Part>
    </div>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="dash-part stack gap-16 fold-below">
      <h2 className="display-3">{heading}</h2>
      <div className="dash-part-fields stack gap-24 min-width-0">{children}</div>
    </section>
  )
}

const { hint, names } = labels.blocks

/** The parts of every page. Others are listed once the page has them. */
const always: readonly BlockKind[] = ['profiles', 'links', 'connect']

/** In which order the parts of the page stand. */
function AppearanceOrder({ editor, state: { draft } }: Editing) {
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
