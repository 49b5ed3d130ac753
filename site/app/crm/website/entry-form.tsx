import { crmContent } from '@nokshi/content/crm/website.ts'
import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import type { Entry } from '@nokshi/contract/website/entries.ts'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { BlockerFunction } from 'react-router'
import { useMedia } from '../../ui/browser/use-media.ts'
import { Button } from '../../ui/button.tsx'
import { QuietButton, TextLink } from '../parts/buttons.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { CrmPage, Fetched } from '../parts/crm-page.tsx'
import { LeaveGuard } from '../records/change-buttons.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { EntryConflict } from './entry-conflict.tsx'
import { useEntryEditing } from './entry-editing.ts'
import { describeState } from './entry-list-state.ts'
import { asText } from './entry-values.ts'
import { Fields, pointedField } from './field-view.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { NotYetButton, PublishList } from './publish-list.tsx'
import { pageOfEntry, pendingQuery } from './website-query.ts'
import './entry.css'
import { EntryFormContext } from './field-box.tsx'

const FIRST_ERROR = '.entry-form [aria-invalid="true"]'

export function EntryForm({ entry }: { entry: Entry }) {
  const editing = useEntryEditing(entry)
  const { fields, draft, change, errors, notes, isDirty, conflict } = editing
  const mayChange = useMayChange()
  const isWide = useMedia('(width >= 1100px)')
  const [opened, setOpened] = useState<'publish' | 'preview'>()
  const form = useMemo(() => ({ change, errors, notes }), [change, errors, notes])
  useSaveKey(save)
  useEffect(focusPointed, [])
  const path = pageOfEntry(entry.kind, asText(draft.slug) || entry.slug)
  const preview = <PreviewPane entryId={entry.id} draft={draft} path={path} anchor={entry.slug} />
  const close = () => setOpened(undefined)

  async function save() {
    const isSaved = await editing.save()
    // After the errors are in the page.
    if (!isSaved) requestAnimationFrame(() => document.querySelector<HTMLElement>(FIRST_ERROR)?.focus())
    return isSaved
  }

  async function publish() {
    if (await save()) setOpened('publish')
  }

  return (
    <CrmPage
      title={entry.title}
      note={
        <>
          {describeState(entry).join(' · ')}
          <NotYetButton entry={entry} />
        </>
      }
      actions={
        <>
          <TextLink to={`/crm/website/entries/${entry.id}/versions`}>{crmContent.list.versions}</TextLink>
          <TextLink to={entry.kind === 'brand' ? '/crm/website' : `/crm/website/${entry.kind}`}>
            {entry.kind === 'brand' ? crmContent.title : crmContent.kinds[entry.kind].title}
          </TextLink>
        </>
      }
    >
      <div className="entry column gap-20">
        <div className="crm-stack entry-form">
          {!mayChange && <p className="crm-small">{websiteForm.readOnly}</p>}
          {editing.hasKept && (
            <div className="crm-card">
              <p className="row between gap-y-8 gap-x-16" role="status">
                {websiteForm.kept}
                <QuietButton onClick={editing.discard}>{websiteForm.discard}</QuietButton>
              </p>
            </div>
          )}
          <EntryFormContext value={form}>
            <div className="crm-card">
              <fieldset className="entry-fields column gap-20" disabled={!mayChange}>
                <Fields fields={fields} path="" value={draft} />
              </fieldset>
            </div>
          </EntryFormContext>
          <div className="crm-actions entry-bar">
            <SaveState editing={editing} entry={entry} />
            {!isWide && path && (
              <Button look="second" onClick={() => setOpened('preview')}>
                <Eye aria-hidden size={18} />
                <span className="sr-only">{websiteForm.preview.title}</span>
              </Button>
            )}
            {mayChange && (
              <>
                <Button
                  look="second"
                  disabled={!isDirty || editing.isSaving}
                  aria-keyshortcuts="Control+S"
                  onClick={() => void save()}
                >
                  {editing.isSaving ? websiteForm.saving : websiteForm.save}
                </Button>
                <Button disabled={editing.isSaving} onClick={() => void publish()}>
                  {websiteForm.publish}
                </Button>
              </>
            )}
          </div>
        </div>
        {isWide && preview}
      </div>
      {opened === 'preview' && !isWide && (
        <CrmDialog title={websiteForm.preview.title} onClose={close}>
          {preview}
        </CrmDialog>
      )}
      {opened === 'publish' && <PublishDialog id={entry.id} onClose={close} />}
      {conflict && (
        <EntryConflict
          fields={fields}
          base={editing.base.draft}
          mine={draft}
          newer={conflict}
          onResolve={(merged) => void editing.resolve(conflict, merged)}
          onClose={editing.closeConflict}
        />
      )}
      {isDirty && <LeaveGuard labels={websiteForm.leave} isLeaving={isOtherPage} />}
    </CrmPage>
  )
}

function PublishDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(pendingQuery)
  return (
    <CrmDialog title={crmContent.publish.whatGoesLive} onClose={onClose}>
      <Fetched query={query}>
        {(items) => {
          const own = items.filter(({ entry }) => entry.id === id)
          if (own.length === 0) return <p>{crmContent.publish.unchanged}</p>
          return <PublishList items={own} only={id} onDone={onClose} />
        }}
      </Fetched>
    </CrmDialog>
  )
}

/** Where the address points at a field, work begins there. */
function focusPointed() {
  const box = `[data-path="${CSS.escape(pointedField())}"]`
  document.querySelector<HTMLElement>(`${box} :is(input, textarea, [contenteditable])`)?.focus()
}

function SaveState({ editing, entry }: { editing: ReturnType<typeof useEntryEditing>; entry: Entry }) {
  const { isSaving, isDirty } = editing
  const time = new Date(entry.updatedAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const text = isSaving ? websiteForm.saving : isDirty ? websiteForm.unsaved : websiteForm.savedAt(time)
  return (
    <p role="status" className={isDirty ? 'strong' : 'crm-small'}>
      {text}
    </p>
  )
}

/** Ctrl and S, or ⌘S, wherever the focus is. */
function useSaveKey(save: () => Promise<boolean>) {
  const onSave = useEffectEvent(() => void save())
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onSave()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** What is not saved stays in this tab, but whoever leaves should know that nobody else sees it. */
const isOtherPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname
