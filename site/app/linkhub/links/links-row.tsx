import { dashboard } from '@nokshi/content/dashboard.ts'
import type { LinkCheck } from '@nokshi/contract/linkhub/link-checks.ts'
import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { isComplete } from '../editor/check-draft.ts'
import type { DraftLink } from '../editor/draft.ts'
import { rowPart } from '../rows/links-focus.ts'
import { RowButton } from '../rows/row-button.tsx'
import { SortableRow } from '../rows/sortable-row.tsx'
import { LinkState } from './link-state.tsx'
import { LinksEditor } from './links-editor.tsx'

const words = dashboard.links

export interface RowEvents {
  open: (link: DraftLink) => void
  close: (link: DraftLink) => void
  remove: (link: DraftLink) => void
  type: (link: DraftLink) => void
  /** A choice that stands at once. */
  change: (link: DraftLink) => void
  /** A field was left. */
  leave: () => void
  discard: (link: DraftLink) => void
  move: (id: string, to: number) => void
}

interface LinksRowProps {
  link: DraftLink
  /** Counted from nought. */
  place: number
  of: number
  isOpen: boolean
  isOnPage: boolean
  /** What the daily check says about it. */
  check: LinkCheck | undefined
  timeZone: string
  picture: string | null
  /** Where its picture is chosen, once the server knows the link. */
  pictureField: ReactNode
  on: RowEvents
}

/** One link: what it is, what can be done with it and, while it is open, its fields. */
export function LinksRow(props: LinksRowProps) {
  const { link, place, of, isOpen, isOnPage, check, timeZone, picture, pictureField, on } = props
  const title = link.title.trim() || words.untitled
  return (
    <SortableRow
      id={link.id}
      title={title}
      picture={picture}
      place={place}
      of={of}
      onMove={on.move}
      note={
        isComplete(link) ? (
          <>
            <p className="links-url" dir="ltr">
              {link.url}
            </p>
            <LinkState link={link} check={check} timeZone={timeZone} />
          </>
        ) : (
          <p className="links-url">{words.incomplete}</p>
        )
      }
      buttons={
        <>
          <RowButton
            label={`${link.isHidden ? words.show : words.hide}: ${title}`}
            icon={link.isHidden ? EyeOff : Eye}
            onClick={() => on.change({ ...link, isHidden: link.isHidden ? undefined : true })}
          />
          <RowButton
            id={rowPart(link.id, 'edit')}
            label={`${words.edit}: ${title}`}
            icon={Pencil}
            aria-expanded={isOpen}
            onClick={() => (isOpen ? on.close(link) : on.open(link))}
          />
          <RowButton label={`${words.remove}: ${title}`} icon={Trash2} onClick={() => on.remove(link)} />
        </>
      }
    >
      {isOpen && (
        <LinksEditor
          link={link}
          isNew={!isOnPage}
          timeZone={timeZone}
          pictureField={isOnPage && pictureField}
          onType={on.type}
          onChange={on.change}
          onLeave={on.leave}
          onDone={() => on.close(link)}
          onDiscard={() => on.discard(link)}
        />
      )}
    </SortableRow>
  )
}
