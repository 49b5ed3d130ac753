import { linkFields } from '@nokshi/content/linkhub.ts'
import { parseUrl, safeUrl } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { ExactField } from '../../ui/fields/account-fields.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import './profile-fields.css'

export interface LinkTexts {
  title: string
  url: string
}

interface LinkFieldsProps {
  value: LinkTexts
  onChange: (link: LinkTexts) => void
  errors?: { title?: string | undefined; url?: string | undefined }
  id: string
}

export function LinkFields({ value, onChange, errors = {}, id }: LinkFieldsProps) {
  const debounced = { title: useDebounced(value.title), url: useDebounced(value.url) }
  return (
    <div className="field-group">
      <div className="form-pair">
        <TextField
          id={`${id}.title`}
          label={linkFields.title}
          error={errors.title}
          value={value.title}
          onChange={({ target }) => onChange({ ...value, title: target.value })}
          autoComplete="off"
        />
        <ExactField
          id={`${id}.url`}
          label={linkFields.url}
          error={errors.url}
          value={value.url}
          onChange={({ target }) => onChange({ ...value, url: target.value })}
          inputMode="url"
          autoComplete="off"
          autoCorrect="off"
        />
      </div>
      <p className="field-reading" role="status">
        <LinkReading link={debounced} />
      </p>
    </div>
  )
}

function LinkReading({ link }: { link: LinkTexts }) {
  if (isBlank(link.url)) return isBlank(link.title) ? null : linkFields.halfTitle
  if (isBlank(link.title)) return linkFields.halfUrl
  const url = safeUrl(link.url)
  if (!url) return null
  return (
    <>
      {linkFields.leadsTo} <bdi>{parseUrl(url)?.host}</bdi>
    </>
  )
}
