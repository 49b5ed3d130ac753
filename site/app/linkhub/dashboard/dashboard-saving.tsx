import { dashboard } from '@nokshi/content/dashboard.ts'
import { Redo2, Undo2 } from 'lucide-react'
import { TextLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ThreadMark } from '../../ui/thread-mark.tsx'
import { type SaveStatus, saveStatus } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'

const labels = dashboard.saving

export function DashboardSaving({ editor, state }: Editing) {
  const status = saveStatus(state)
  const { past, future } = state.undoStack
  return (
    <div className="dash-saving line gap-12 tap-height">
      <p role="status" className={`dash-status line gap-8 strong break-anywhere min-width-0 ${tones[status.kind]}`}>
        <ThreadMark d={marks[status.kind]} size={[24, 16]} strokeWidth={2} className="flex-none" />
        <span>{inWords(status)}</span>
      </p>
      {status.kind === 'halted' && (
        <TextLink to={labels.login.to} label={labels.login.label} reloadDocument className="dash-way" />
      )}
      {status.kind === 'refused' && status.needsProof && (
        <button type="button" className="dash-way" onClick={editor.sendProved}>
          {labels.prove}
        </button>
      )}
      <div className="push-end flex-none flex">
        {/* Not `disabled` when there is nowhere to go: the focus would be lost with the last step. */}
        <IconButton label={labels.undo} icon={Undo2} aria-disabled={past.length === 0} onClick={editor.undo} />
        <IconButton label={labels.redo} icon={Redo2} aria-disabled={future.length === 0} onClick={editor.redo} />
      </div>
    </div>
  )
}

const tones = { saved: 'done', saving: 'soft', waiting: 'soft', refused: 'accent', halted: 'accent' }

export function inWords(status: SaveStatus) {
  if (status.kind === 'refused' || status.kind === 'halted') return `${labels.refused} ${status.sentence}`
  if (status.kind === 'waiting') return labels.waiting[status.waitsFor]
  return labels[status.kind]
}

/** A knot when all is sewn, a running thread while it is, a loose end when it cannot be. */
const marks = {
  saved: 'M1 10C6 10 8 3 13 3C17 3 18 8 14 9C9 10 7 5 11 3M14 9C17 12 20 11 23 11',
  saving: 'M1 8h5M10 8h5M19 8h4',
  waiting: 'M1 8h5M10 8h2',
  refused: 'M1 8C5 8 7 5 10 6C15 7 15 13 12 13C9 13 10 7 14 7C18 7 20 11 23 13',
  halted: 'M1 8C5 8 7 5 10 6C15 7 15 13 12 13C9 13 10 7 14 7C18 7 20 11 23 13',
}
