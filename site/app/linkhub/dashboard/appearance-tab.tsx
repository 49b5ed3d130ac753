import { dashboard } from '@nokshi/content/dashboard.ts'
import type { ReactNode } from 'react'
import { PictureEditor } from '../editor/picture-editor.tsx'
import { ColourField } from '../fields/colour-field.tsx'
import { GradientField } from '../fields/gradient-field.tsx'
import { AppearanceLook } from './appearance-look.tsx'
import { AppearanceText } from './appearance-text.tsx'
import { AppearanceUsername } from './appearance-username.tsx'
import './appearance-fields.css'
import { type BlockKind, orderBlocks } from '@nokshi/contract/linkhub/look.ts'
import { pageLanguages } from '@nokshi/contract/linkhub.ts'
import { RadioChoices } from '../../ui/fields/radio-choices.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import type { Editing } from '../editor/use-profile-editor.ts'
import { useShownPayments } from '../payments/payments-query.ts'
import { useShownRegistrations } from '../registrations/registrations-query.ts'
import { moveItem } from '../rows/move-item.ts'
import { SortableList } from '../rows/sortable-list.tsx'
import { SortableRow } from '../rows/sortable-row.tsx'
import { useShownProducts } from '../shop/shop-query.ts'
import { AppearanceTimeZone } from './appearance-time-zone.tsx'

const labels = dashboard.appearance

interface AppearanceTabProps extends Editing {
  triedUsername: string | undefined
  onTryUsername: (username: string | undefined) => void
}

export function AppearanceTab({ editor, state, triedUsername, onTryUsername }: AppearanceTabProps) {
  const { gradient, selectedColor } = state.draft
  return (
    <div className="dash-panel stack">
      <Part heading={labels.look}>
        <GradientField value={gradient} onChange={(chosen) => editor.change({ gradient: chosen })} />
        <ColourField value={selectedColor} onChange={(hex) => editor.change({ selectedColor: hex })} />
        <AppearanceLook editor={editor} state={state} />
      </Part>
      <Part heading={labels.order}>
        <AppearanceOrder editor={editor} state={state} />
      </Part>
      <Part heading={labels.pictures}>
        <PictureEditor place="profile" editor={editor} state={state} />
        <PictureEditor place="banner" editor={editor} state={state} />
      </Part>
      <Part heading={labels.labels}>
        <AppearanceText field="name" editor={editor} state={state} />
        <AppearanceText field="bio" editor={editor} state={state} />
      </Part>
      <Part heading={labels.address}>
        <AppearanceUsername editor={editor} state={state} tried={triedUsername} onTry={onTryUsername} />
      </Part>
      <Part heading={labels.settings}>
        <AppearanceSettings editor={editor} state={state} />
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

function AppearanceSettings({ editor, state: { draft } }: Editing) {
  const { language, ownVisits } = dashboard.appearance
  return (
    <>
      <RadioChoices
        name="language"
        legend={language.label}
        hint={language.hint}
        choices={pageLanguages.map((code) => ({ value: code, label: language.choices[code] }))}
        chosen={draft.language}
        onChoose={(code) => editor.change({ language: code })}
      />
      <AppearanceTimeZone value={draft.timeZone} onChange={(timeZone) => editor.change({ timeZone })} />
      <SwitchField
        label={ownVisits.label}
        hint={ownVisits.hint}
        isOn={draft.countsOwnVisits}
        onChange={(countsOwnVisits) => editor.change({ countsOwnVisits })}
      />
    </>
  )
}

const { hint, names } = dashboard.appearance.blocks

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
