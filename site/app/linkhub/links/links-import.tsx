import { pageImport as labels } from '@nokshi/content/page-import.ts'
import type { FoundPage } from '@nokshi/contract/linkhub/import.ts'
import { notifyWithAction } from '../../ui/notices/notify.ts'
import { newLink } from '../editor/draft.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { ImportSheet } from '../import/import-sheet.tsx'

/** What is taken from another page is one edit, and is taken back as one. */
export function LinksImport({ editor, state: { draft } }: Editing) {
  function importFound({ name, bio, socials, profiles, links }: FoundPage) {
    editor.change({
      ...(name !== undefined && { name }),
      ...(bio !== undefined && { bio }),
      ...socials,
      ...(profiles.length > 0 && { profiles: [...draft.profiles, ...profiles] }),
      ...(links.length > 0 && {
        customLinks: [...draft.customLinks, ...links.map((link) => ({ ...newLink(), ...link }))],
      }),
    })
    notifyWithAction(labels.taken, { label: labels.undo, onPress: editor.undo })
  }

  return (
    <ImportSheet
      present={{
        name: draft.name,
        bio: draft.bio,
        socials: draft,
        profiles: draft.profiles,
        links: draft.customLinks,
      }}
      onImport={importFound}
    />
  )
}
