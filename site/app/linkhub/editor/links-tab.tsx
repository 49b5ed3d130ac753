import { LinksCustom } from './links-custom.tsx'
import { LinksSocial } from './links-social.tsx'
import './links-rows.css'
import type { ProfileEditor } from './use-profile-editor.ts'

export function LinksTab({ editor, state }: ProfileEditor) {
  return (
    <div className="dash-panel">
      <LinksSocial editor={editor} state={state} />
      <LinksCustom editor={editor} state={state} />
    </div>
  )
}
