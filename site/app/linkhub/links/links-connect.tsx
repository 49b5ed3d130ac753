import { dashboard } from '@nokshi/content/dashboard.ts'
import { type ContactKind, contactKinds } from '@nokshi/contract/linkhub/contact-methods.ts'
import { profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { socialKinds, socialNames } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { SelectField } from '../../ui/fields/field.tsx'
import type { Draft } from '../editor/draft.ts'
import type { Editing } from '../editor/use-profile-editor.ts'

const labels = dashboard.links.contactMethods

/** What «Connect With Me» can lead to: whatever is on the page. */
export function listContactChoices(draft: Draft): { value: ContactKind; label: string }[] {
  return [
    ...socialKinds
      .filter((kind) => !isBlank(draft[kind]))
      .map((kind) => ({ value: kind, label: socialNames[kind] })),
    ...draft.profiles.map(({ kind }) => ({ value: kind, label: profileSite(kind).name })),
    ...(['phone', 'email'] as const)
      .filter((way) => !isBlank(draft[way]))
      .map((way) => ({ value: way, label: labels[way].label })),
  ]
}

/** Where «Connect With Me» leads. There is nothing to choose while there are less than two places. */
export function LinksConnect({ editor, state: { draft } }: Editing) {
  const choices = listContactChoices(draft)
  if (choices.length < 2) return null
  return (
    <div className="links-connect">
      <SelectField
        id="connect"
        label={labels.connect.label}
        hint={labels.connect.hint}
        placeholder={labels.connect.usual}
        choices={choices}
        value={choices.some(({ value }) => value === draft.connect) ? draft.connect : ''}
        onChange={({ target }) =>
          editor.change({ connect: contactKinds.find((kind) => kind === target.value) ?? '' })
        }
      />
    </div>
  )
}
