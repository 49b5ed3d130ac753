import { crmViews } from '@nokshi/content/crm/views.ts'
import { NewView, SavedView, type ViewList } from '@nokshi/contract/crm/views.ts'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { tryStorage } from '../../platform/try-storage.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { QuietButton } from '../parts/buttons.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi, crmQuery, withQuestion } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { useFilters } from '../records/filters-in-url.ts'
import { useIsOwner, useMayChange, useMe } from '../staff/crm-me.ts'

/** Which part of a list is shown, and how. A view has that too, but alone it is none. */
const parts = new Set(['tab', 'whose', 'view', 'sort'])

interface SavedViewsProps {
  list: ViewList
  /** What of the address belongs to a view. */
  names: readonly string[]
}

/** The filters of a list under a name: one press shows them, another shows all again. */
export function SavedViews({ list, names }: SavedViewsProps) {
  const [filters] = useFilters(names)
  const { data: views = [] } = useQuery(
    crmQuery(['views', list], () => crmApi('GET /api/crm/views', SavedView.array(), { query: { list } })),
  )
  const [isSaving, setSaving] = useState(false)
  const query = withQuestion('', filters).slice(1)
  const shown = views.find((view) => view.query === query)
  const isFiltered = Object.keys(filters).some((name) => !parts.has(name))
  if (views.length === 0 && !isFiltered) return null
  return (
    <nav className="row gap-6" aria-label={crmViews.label}>
      {views.map((view) => (
        <Link
          key={view.id}
          to={view === shown ? `/crm/${list}` : `/crm/${list}?${view.query}`}
          className="crm-chip inline-row gap-6"
          aria-current={view === shown ? 'true' : undefined}
        >
          <bdi>{view.name}</bdi>
          {view.isShared && <Users aria-hidden size={14} />}
          {!view.isMine && <span className="sr-only">{crmViews.by(view.ownerName ?? '')}</span>}
        </Link>
      ))}
      {shown && <DeleteView list={list} view={shown} />}
      {!shown && isFiltered && <QuietButton onClick={() => setSaving(true)}>{crmViews.save}</QuietButton>}
      {isSaving && <SaveView list={list} query={query} onClose={() => setSaving(false)} />}
    </nav>
  )
}

function saveView(body: NewView) {
  return crmApi('POST /api/crm/views', SavedView, { body })
}

/** For whoever saved it; an owner also tidies up what others share. */
function DeleteView({ list, view }: { list: ViewList; view: SavedView }) {
  const isOwner = useIsOwner()
  const { id, name, query, isShared, isMine } = view
  if (!isMine && !isOwner) return null
  return (
    <ChangeButton
      about={name}
      send={() => crmApi('DELETE /api/crm/views/{id}', SavedView, { id })}
      done={() => crmViews.deleted}
      undo={() => () => saveView({ list, name, query, isShared })}
    >
      {crmViews.delete}
    </ChangeButton>
  )
}

function SaveView({ list, query, onClose }: { list: ViewList; query: string; onClose: () => void }) {
  const mayShare = useMayChange()
  const [isShared, setShared] = useState(false)
  const form = useCrmForm({
    schema: NewView,
    read: ({ name }) => ({ list, name, query, isShared }),
    send: saveView,
    done: () => crmViews.saved,
    onDone: onClose,
  })
  return (
    <CrmDialog title={crmViews.saveTitle} onClose={onClose}>
      <CrmForm form={form} className="form">
        <TextField {...form.field('name')} label={crmViews.name} maxLength={60} autoFocus autoComplete="off" />
        {mayShare && <SwitchField {...crmViews.shared} isOn={isShared} onChange={setShared} />}
      </CrmForm>
    </CrmDialog>
  )
}

/** The filters of a list are as their reader left them, on this device. An address that names some comes first. */
export function useRememberedFilters<Name extends string>(list: ViewList, names: readonly Name[]) {
  const place = `crm-filters ${list} ${useMe().id}`
  const [filters, setFilters] = useFilters(names)
  const current = JSON.stringify(filters)
  const noted = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = noted.current === undefined
    if (noted.current === current) return
    noted.current = current
    if (!isFirst) tryStorage(() => localStorage.setItem(place, current))
    else if (window.location.search === '')
      setFilters(tryStorage(() => JSON.parse(localStorage.getItem(place) ?? '{}')) ?? {})
  })
}
