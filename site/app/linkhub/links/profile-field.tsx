import { socialFields } from '@nokshi/content/linkhub.ts'
import { type ProfileKind, profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { profileUrl } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import type { Typing } from './field-row.tsx'
import '../fields/profile-fields.css'

/** A profile on one of the other sites, as people write it; below it stands where it leads. */
export function ProfileField({ kind, value, error, onChange }: Typing & { kind: ProfileKind }) {
  const debounced = useDebounced(value)
  const url = isBlank(debounced) ? undefined : profileUrl(kind, debounced)
  return (
    <div className="field-group">
      <TextField
        id={`profiles.${kind}`}
        label={profileSite(kind).name}
        hint={kind === 'spotify' ? socialFields.byAddress : socialFields.byName}
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <p className="field-reading" role="status">
        {url && (
          <>
            {socialFields.leadsTo} <bdi>{url.replace(/^https?:\/\/(www\.)?/, '')}</bdi>
          </>
        )}
      </p>
    </div>
  )
}
