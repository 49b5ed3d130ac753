import { dashboard } from '@nokshi/content/dashboard.ts'
import { Redo2, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { type SaveStatus, saveStatus } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'

const labels = dashboard.saving

/** How the changes stand, and the way back. */
export function DashboardSaving({ editor, state }: Editing) {
  const status = saveStatus(state)
  return (
    <div className="dash-saving line gap-12 tap-height">
      <p role="status" className="dash-status line gap-8 strong break-anywhere min-width-0" data-kind={status.kind}>
        <StatusMark kind={status.kind} />
        <span>{inWords(status)}</span>
      </p>
      {status.kind === 'halted' && (
        <Link to={labels.login.to} reloadDocument className="dash-way">
          {labels.login.label}
        </Link>
      )}
      {status.kind === 'refused' && status.needsProof && (
        <button type="button" className="dash-way" onClick={editor.sendProved}>
          {labels.prove}
        </button>
      )}
      <div className="push-end flex-none flex">
        <UndoButton label={labels.undo} isPossible={state.undoStack.past.length > 0} onPress={editor.undo} />
        <UndoButton label={labels.redo} isPossible={state.undoStack.future.length > 0} onPress={editor.redo} />
      </div>
    </div>
  )
}

export function inWords(status: SaveStatus) {
  if (status.kind === 'refused' || status.kind === 'halted') return `${labels.refused} ${status.sentence}`
  if (status.kind === 'waiting') return labels.waiting[status.waitsFor]
  return labels[status.kind]
}

interface UndoButtonProps {
  label: string
  isPossible: boolean
  onPress: () => void
}

/** Not `disabled` when there is nowhere to go: the focus would be lost with the last step. */
function UndoButton({ label, isPossible, onPress }: UndoButtonProps) {
  const Icon = label === labels.undo ? Undo2 : Redo2
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onPress()}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}

/** A knot when all is sewn, a running thread while it is, a loose end when it cannot be. */
function StatusMark({ kind }: { kind: SaveStatus['kind'] }) {
  const path = {
    saved: 'M1 10C6 10 8 3 13 3C17 3 18 8 14 9C9 10 7 5 11 3M14 9C17 12 20 11 23 11',
    saving: 'M1 8h5M10 8h5M19 8h4',
    waiting: 'M1 8h5M10 8h2',
    refused: 'M1 8C5 8 7 5 10 6C15 7 15 13 12 13C9 13 10 7 14 7C18 7 20 11 23 13',
    halted: 'M1 8C5 8 7 5 10 6C15 7 15 13 12 13C9 13 10 7 14 7C18 7 20 11 23 13',
  }[kind]
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="16"
      viewBox="0 0 24 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d={path} />
    </svg>
  )
}
