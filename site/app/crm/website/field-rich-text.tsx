import { isRichText } from '@nokshi/contract/website/fields.ts'
import { plainText } from '@nokshi/contract/website/plain-text.ts'
import { useFetched } from '../../ui/fetched.tsx'
import { FieldBox, FieldError } from './field-box.tsx'
import type { TextInputProps } from './field-props.ts'

/** The editor is fetched by the first field that needs it. */
export const loadRichEditor = () => import('./field-rich-editor.tsx').then(({ RichEditor }) => RichEditor)

/** Paragraphs, emphasis, links and lists. */
export function RichTextInput({ field, label, path, value, error, language }: TextInputProps) {
  const Editor = useFetched(loadRichEditor, true)
  const editor = Editor ? (
    <Editor label={label} path={path} value={value} language={language} />
  ) : (
    <div className="entry-rich" lang={language?.code} dir={language?.direction}>
      <p className="entry-rich-text">{isRichText(value) ? plainText(value) : ''}</p>
    </div>
  )
  if (!language)
    return (
      <FieldBox field={field} path={path}>
        {editor}
      </FieldBox>
    )
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      {editor}
      {error && <FieldError sentence={error} />}
    </div>
  )
}
