import { dashboard } from '@nokshi/content/dashboard.ts'
import { PROFILES_MAX } from '@nokshi/contract/linkhub/more-profiles.ts'
import { type ProfileKind, profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { profileProblem } from '../editor/check-draft.ts'
import { refusalOf } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { focusSoon, rowPart } from '../rows/links-focus.ts'
import { moveItem } from '../rows/move-item.ts'
import { RowButton } from '../rows/row-button.tsx'
import { SortableList } from '../rows/sortable-list.tsx'
import { SortableRow } from '../rows/sortable-row.tsx'
import { FieldForm } from './field-row.tsx'
import { ProfileField } from './profile-field.tsx'

const words = dashboard.links

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

  return (
    <section aria-labelledby="more-profiles">
      <div className="dash-head">
        <h2 id="more-profiles" className="display-3">
          {words.profiles}
        </h2>
        <p className="dash-note figures">{words.profilesCount(profiles.length, PROFILES_MAX)}</p>
      </div>
      <SortableList
        items={profiles.map(({ kind }) => ({ id: kind, title: profileSite(kind).name }))}
        onMove={(id, to) => editor.change({ profiles: moveItem(profiles, ({ kind }) => kind === id, to) })}
      >
        {(id, place) =>
          profiles
            .filter(({ kind }) => kind === id)
            .map(({ kind, value }) => {
              const title = profileSite(kind).name
              const isOpen = kind === openKind
              const saved = state.saved.profiles.find((one) => one.kind === kind)?.value ?? ''
              return (
                <SortableRow
                  key={kind}
                  id={kind}
                  title={title}
                  place={place}
                  of={profiles.length}
                  onMove={(_, to) =>
                    editor.change({ profiles: moveItem(profiles, (one) => one.kind === kind, to) })
                  }
                  note={
                    <p className="links-url" dir="auto">
                      {isBlank(value) ? words.notSet : value}
                    </p>
                  }
                  buttons={
                    <>
                      <RowButton
                        id={rowPart(kind, 'edit')}
                        label={`${words.edit}: ${title}`}
                        icon={Pencil}
                        aria-expanded={isOpen}
                        onClick={() => toggle(kind)}
                      />
                      <RowButton
                        label={`${words.remove}: ${title}`}
                        icon={Trash2}
                        onClick={() => remove(kind)}
                      />
                    </>
                  }
                >
                  {isOpen && (
                    <FieldForm
                      value={value}
                      saved={saved}
                      findProblem={(text) =>
                        profileProblem({ kind, value: text }) ??
                        (value === saved ? undefined : refusalOf(state, 'profiles'))
                      }
                      onType={(text) =>
                        editor.type(
                          {
                            profiles: profiles.map((one) =>
                              one.kind === kind ? { kind, value: text } : one,
                            ),
                          },
                          `profile ${kind}`,
                        )
                      }
                      onLeave={editor.flush}
                      onDone={() => toggle(kind)}
                    >
                      {(typing) => <ProfileField kind={kind} {...typing} />}
                    </FieldForm>
                  )}
                </SortableRow>
              )
            })
        }
      </SortableList>
    </section>
  )
}
