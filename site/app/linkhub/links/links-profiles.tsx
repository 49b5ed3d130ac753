import { dashboard } from '@nokshi/content/dashboard.ts'
import { socialFields } from '@nokshi/content/linkhub.ts'
import { PROFILES_MAX } from '@nokshi/contract/linkhub/more-profiles.ts'
import { type ProfileKind, profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { profileUrl } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { profileProblem } from '../editor/check-draft.ts'
import { refusalOf } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { ContactField } from '../fields/contact-field.tsx'
import { focusSoon, rowPart } from '../rows/links-focus.ts'
import { moveItem } from '../rows/move-item.ts'
import { SortableList } from '../rows/sortable-list.tsx'
import { SortableRow } from '../rows/sortable-row.tsx'
import { FieldForm } from './field-form.tsx'

const labels = dashboard.links

interface LinksProfilesProps extends Editing {
  openKind: ProfileKind | undefined
  onOpen: (kind: ProfileKind | undefined) => void
}

/** Profiles beside the six that are always there, in an order of the owner's. */
export function LinksProfiles({ editor, state, openKind, onOpen }: LinksProfilesProps) {
  const { profiles } = state.draft
  if (profiles.length === 0) return null

  function toggle(kind: ProfileKind) {
    const isOpen = kind === openKind
    onOpen(isOpen ? undefined : kind)
    editor.flush()
    if (isOpen && profiles.some((one) => one.kind === kind && isBlank(one.value))) remove(kind)
    else focusSoon(isOpen ? rowPart(kind, 'edit') : `profiles.${kind}`)
  }

  function remove(kind: ProfileKind) {
    editor.change({ profiles: profiles.filter((one) => one.kind !== kind) })
    if (kind === openKind) onOpen(undefined)
    document.getElementById('add')?.focus()
  }

  function type(kind: ProfileKind, value: string) {
    const typed = profiles.map((one) => (one.kind === kind ? { kind, value } : one))
    editor.type({ profiles: typed }, `profile ${kind}`)
  }

  function findProblem(kind: ProfileKind, value: string) {
    const isSaved = state.saved.profiles.some((one) => one.kind === kind && one.value === value)
    return profileProblem({ kind, value }) ?? (isSaved ? undefined : refusalOf(state, 'profiles'))
  }

  return (
    <section aria-labelledby="more-profiles">
      <div className="dash-head">
        <h2 id="more-profiles" className="display-3">
          {labels.profiles}
        </h2>
        <p className="dash-note figures">{labels.profilesCount(profiles.length, PROFILES_MAX)}</p>
      </div>
      <SortableList
        items={profiles.map((one) => ({ ...one, id: one.kind, title: profileSite(one.kind).name }))}
        onMove={(id, to) => editor.change({ profiles: moveItem(profiles, ({ kind }) => kind === id, to) })}
      >
        {({ kind, value, title }, place) => (
          <SortableRow
            {...place}
            note={
              <p className="links-url" dir="auto">
                {isBlank(value) ? labels.notSet : value}
              </p>
            }
            buttons={
              <>
                <IconButton
                  id={rowPart(kind, 'edit')}
                  label={`${labels.edit}: ${title}`}
                  icon={Pencil}
                  aria-expanded={kind === openKind}
                  onClick={() => toggle(kind)}
                />
                <IconButton label={`${labels.remove}: ${title}`} icon={Trash2} onClick={() => remove(kind)} />
              </>
            }
          >
            {kind === openKind && (
              <FieldForm
                value={value}
                saved={state.saved.profiles.find((one) => one.kind === kind)?.value ?? ''}
                findProblem={(text) => findProblem(kind, text)}
                onType={(text) => type(kind, text)}
                onLeave={editor.flush}
                onDone={() => toggle(kind)}
              >
                {(typing) => (
                  <ContactField
                    id={`profiles.${kind}`}
                    label={title}
                    hint={kind === 'spotify' ? socialFields.byAddress : socialFields.byName}
                    urlOf={(text) => profileUrl(kind, text)}
                    {...typing}
                  />
                )}
              </FieldForm>
            )}
          </SortableRow>
        )}
      </SortableList>
    </section>
  )
}
