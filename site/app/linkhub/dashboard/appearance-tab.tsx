import { appearance as labels } from '@nokshi/content/appearance.ts'
import { profileFields } from '@nokshi/content/linkhub.ts'
import {
  type BlockKind,
  linkFills,
  linkShapes,
  orderBlocks,
  patterns,
  portraitShapes,
  typefaces,
} from '@nokshi/contract/linkhub/look.ts'
import { type ReadyLookName, readyLooks } from '@nokshi/contract/linkhub/ready-looks.ts'
import { BIO_MAX, NAME_MAX } from '@nokshi/contract/linkhub.ts'
import { countCharacters } from '@nokshi/contract/text.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { TextArea, TextField } from '../../ui/fields/field.tsx'
import { fieldProblem } from '../editor/check-draft.ts'
import { PictureEditor } from '../editor/picture-editor.tsx'
import { refusalOf } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { ColourField, GradientField, LookChoices } from '../fields/look-choices.tsx'
import { moveItem } from '../rows/keep-block.ts'
import { SortableList, SortableRow } from '../rows/row.tsx'
import { useShownBlocks } from './use-shown-blocks.ts'
import './appearance-fields.css'

const PICTURES = '#pictures'

export function AppearanceTab(editing: Editing) {
  const location = useLocation()
  // The picture in the header leads to its field, which may be fetched only now.
  useEffect(() => {
    if (location.hash === PICTURES) document.querySelector(PICTURES)?.scrollIntoView()
  }, [location])
  const { editor, state } = editing
  const { draft } = state
  return (
    <div className="dash-panel stack">
      <Part heading={labels.look}>
        <AppearanceReadyLooks {...editing} />
      </Part>
      <Part id={PICTURES.slice(1)} heading={labels.pictures}>
        <PictureEditor place="profile" {...editing} />
        <PictureEditor place="banner" {...editing} />
      </Part>
      <Part heading={labels.background}>
        <PictureEditor place="background" {...editing} />
        <AppearancePart part="pattern" {...editing} />
      </Part>
      <Part heading={labels.details}>
        <GradientField value={draft.gradient} look={draft} onChange={(gradient) => editor.change({ gradient })} />
        <ColourField value={draft.selectedColor} onChange={(selectedColor) => editor.change({ selectedColor })} />
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

function Part({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className="dash-part stack gap-16 line-below">
      <h2 className="display-3">{heading}</h2>
      <div className="dash-part-fields stack gap-24 min-width-0">{children}</div>
    </section>
  )
}

/** The parts of every page. Others are listed once the page has them. */
const always: readonly BlockKind[] = ['profiles', 'links', 'connect']

function AppearanceOrder({ editor, state: { draft } }: Editing) {
  const more = useShownBlocks()
  const listed = draft.blocks.filter((kind) => always.includes(kind) || kind in more)

  function move(id: string, to: number) {
    editor.change({ blocks: orderBlocks(moveItem(listed, (kind) => kind === id, to)) })
  }

  return (
    <div className="field-group">
      <p className="field-hint">{labels.blocks.hint}</p>
      <SortableList items={listed.map((kind) => ({ id: kind, title: labels.blocks.names[kind] }))} onMove={move}>
        {(_, place) => <SortableRow {...place} />}
      </SortableList>
    </div>
  )
}

// The names are those of the object.
const names = Object.keys(readyLooks) as ReadyLookName[]

function AppearanceReadyLooks({ editor, state: { draft } }: Editing) {
  const isChosen = (name: ReadyLookName) =>
    Object.entries(readyLooks[name]).every(([field, value]) => Reflect.get(draft, field) === value)
  return (
    <LookChoices
      name="ready-look"
      legend={labels.ready.label}
      choices={names.map((name) => ({ value: name, label: labels.ready.names[name], look: readyLooks[name] }))}
      chosen={names.find(isChosen)}
      onChoose={(name) => editor.change(readyLooks[name])}
    />
  )
}

const parts = { shape: linkShapes, fill: linkFills, typeface: typefaces, portrait: portraitShapes, pattern: patterns }

/** One part of the look: the page with each of its values. Text stays readable with all of them. */
function AppearancePart({ part, editor, state: { draft } }: Editing & { part: keyof typeof parts }) {
  const { label, choices }: { label: string; choices: Record<string, string> } = labels[part]
  return (
    <LookChoices
      name={part}
      legend={label}
      choices={parts[part].map((value) => ({
        value,
        label: choices[value] ?? value,
        look: { ...draft, [part]: value },
      }))}
      chosen={draft[part]}
      onChoose={(value) => editor.change({ [part]: value })}
    />
  )
}

const longest = { name: NAME_MAX, bio: BIO_MAX }

/** From so few characters on, the room that is left is said aloud. */
const NEAR = 20

function AppearanceText({ field, editor, state }: Editing & { field: 'name' | 'bio' }) {
  /** While somebody types, the text stays as it is typed, even when a tidier form of it was saved. */
  const [typed, setTyped] = useState<string>()
  const value = typed ?? state.draft[field]
  const Field = field === 'name' ? TextField : TextArea
  const { label, hint } = profileFields[field]
  const problem = fieldProblem(field, value) ?? refusalOf(state, field)
  const left = longest[field] - countCharacters(value)

  return (
    <div className="field-group">
      <Field
        id={`own-${field}`}
        label={label}
        hint={hint}
        error={problem}
        value={value}
        autoComplete={field === 'name' ? 'name' : 'off'}
        onChange={({ target }: { target: { value: string } }) => {
          setTyped(target.value)
          editor.type({ [field]: target.value }, field)
        }}
        onBlur={() => {
          setTyped(undefined)
          editor.flush()
        }}
      />
      <p className={`figures micro ${left < 0 ? 'accent strong' : 'soft'}`} role={left <= NEAR ? 'status' : undefined}>
        {left < 0 ? labels.over(-left) : labels.left(left)}
      </p>
    </div>
  )
}
