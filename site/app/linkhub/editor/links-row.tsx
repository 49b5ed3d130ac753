import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { dashboard } from '@nokshi/content/dashboard.ts'
import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { DraftLink } from './edit-draft.ts'
import { isComplete } from './edit-problems.ts'
import { LinksEditor } from './links-editor.tsx'
import { focusSoon, rowPart } from './links-focus.ts'

const words = dashboard.links

export interface RowEvents {
  open: (link: DraftLink) => void
  close: (link: DraftLink) => void
  remove: (link: DraftLink) => void
  type: (link: DraftLink) => void
  /** A field was left. */
  leave: () => void
  discard: (link: DraftLink) => void
  move: (link: DraftLink, to: number) => void
}

interface LinksRowProps {
  link: DraftLink
  /** Counted from nought. */
  place: number
  of: number
  isOpen: boolean
  isOnPage: boolean
  on: RowEvents
}

/** One link: what it is, what can be done with it and, while it is open, its fields. */
export function LinksRow({ link, place, of, isOpen, isOnPage, on }: LinksRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: link.id })
  const title = link.title.trim() || words.untitled

  function move(part: 'up' | 'down', to: number) {
    if (to < 0 || to >= of) return
    on.move(link, to)
    // React may put the row into its new place by taking it out of the old one, and the focus goes with that.
    focusSoon(rowPart(link.id, part))
  }

  return (
    <li
      ref={setNodeRef}
      className="links-row"
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="icon-button links-grip"
        {...attributes}
        {...listeners}
        aria-label={`${words.grip}: ${title}`}
      >
        <GripVertical aria-hidden size={20} />
      </button>
      <div className="links-words">
        <p className="links-title" dir="auto">
          {title}
        </p>
        {isComplete(link) ? (
          <p className="links-url">
            <bdi dir="ltr">{link.url}</bdi>
          </p>
        ) : (
          <p className="links-url">{words.incomplete}</p>
        )}
      </div>
      <div className="links-ways">
        <RowButton
          id={rowPart(link.id, 'up')}
          label={`${words.up}: ${title}`}
          icon={ArrowUp}
          aria-disabled={place === 0}
          onClick={() => move('up', place - 1)}
        />
        <RowButton
          id={rowPart(link.id, 'down')}
          label={`${words.down}: ${title}`}
          icon={ArrowDown}
          aria-disabled={place === of - 1}
          onClick={() => move('down', place + 1)}
        />
        <RowButton
          id={rowPart(link.id, 'edit')}
          label={`${words.edit}: ${title}`}
          icon={Pencil}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? on.close(link) : on.open(link))}
        />
        <RowButton label={`${words.remove}: ${title}`} icon={Trash2} onClick={() => on.remove(link)} />
      </div>
      {isOpen && (
        <LinksEditor
          link={link}
          isNew={!isOnPage}
          onType={on.type}
          onLeave={on.leave}
          onDone={() => on.close(link)}
          onDiscard={() => on.discard(link)}
        />
      )}
    </li>
  )
}

interface RowButtonProps extends ComponentProps<'button'> {
  label: string
  icon: LucideIcon
}

export function RowButton({ label, icon: Icon, ...props }: RowButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} {...props}>
      <Icon aria-hidden size={20} />
    </button>
  )
}
