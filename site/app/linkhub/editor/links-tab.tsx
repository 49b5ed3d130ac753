import type { EditQueue } from './edit-queue.ts'
import type { EditState } from './edit-state.ts'
import { LinksCustom } from './links-custom.tsx'
import { LinksSocial } from './links-social.tsx'
import './links-rows.css'

interface LinksTabProps {
  editor: EditQueue
  state: EditState
}

export function LinksTab({ editor, state }: LinksTabProps) {
  return (
    <div className="dash-panel">
      <LinksSocial editor={editor} state={state} />
      <LinksCustom editor={editor} state={state} />
    </div>
  )
}
