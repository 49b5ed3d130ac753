import { crmContent } from '@nokshi/content/crm/website.ts'
import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import type { Entry } from '@nokshi/contract/website/entries.ts'
import { Eye } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useBlocker } from 'react-router'
import { useMedia } from '../../ui/browser/use-media.ts'
import { Button } from '../../ui/button.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { ConfirmDialog } from '../records/confirm-button.tsx'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { EntryConflict } from './entry-conflict.tsx'
import { EntryFormContext, useEntryEditing } from './entry-editing.ts'
import { describeState } from './entry-list-state.ts'
import { pageOfEntry } from './entry-query.ts'
import { asText } from './entry-values.ts'
import { Fields, pointedField } from './field-view.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { NotYetButton } from './publish-list-item.tsx'
import './entry.css'

const FIRST_ERROR = '.entry-form [aria-invalid="true"]'

/** The form of an entry, and the page beside it. */
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
    <CrmPage title={entry.title} note={<EntryState entry={entry} />} actions={<Ways entry={entry} />}>
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
      {opened === 'publish' && <PublishDialog ids={[entry.id]} onClose={close} />}
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
      {isDirty && <LeaveGuard />}
    </CrmPage>
  )
}

/** Where the address points at a field, work begins there. */
function focusPointed() {
  const box = `[data-path="${CSS.escape(pointedField())}"]`
  document.querySelector<HTMLElement>(`${box} :is(input, textarea, [contenteditable])`)?.focus()
}

function Ways({ entry: { id, kind } }: { entry: Entry }) {
  return (
    <>
      <TextLink to={`/crm/website/entries/${id}/versions`}>{crmContent.list.versions}</TextLink>
      <TextLink to={kind === 'brand' ? '/crm/website' : `/crm/website/${kind}`}>
        {kind === 'brand' ? crmContent.title : crmContent.kinds[kind].title}
      </TextLink>
    </>
  )
}

function EntryState({ entry }: { entry: Entry }) {
  return (
    <>
      {describeState(entry).join(' · ')}
      <NotYetButton entry={entry} />
    </>
  )
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
function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  if (blocker.state !== 'blocked') return null
  return <ConfirmDialog labels={websiteForm.leave} isBusy={false} onConfirm={blocker.proceed} onClose={blocker.reset} />
}
