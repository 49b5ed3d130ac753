import { dashboard } from '@nokshi/content/dashboard.ts'
import type { LinkCheck } from '@nokshi/contract/linkhub/link-checks.ts'
import { showingAt } from '@nokshi/contract/linkhub/link-details.ts'
import { Eye, EyeOff, Pencil } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { RowPlace } from '../../ui/sortable-list.tsx'
import { isComplete } from '../editor/check-draft.ts'
import { type DraftLink, replaceLink } from '../editor/draft.ts'
import { linkPlace } from '../editor/picture-place.ts'
import { shownPicture } from '../editor/shown-profile.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { rowPart } from '../rows/links-focus.ts'
import { SortableRow } from '../rows/sortable-row.tsx'
import { LinkMark } from './link-mark.tsx'
import { LinkState } from './link-state.tsx'
import { LinksEditor } from './links-editor.tsx'

const labels = dashboard.links

interface LinksRowProps extends Editing {
  link: DraftLink
  place: RowPlace
  /** What the daily check says about it. */
  check: LinkCheck | undefined
  opens: string | undefined
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onRemove: () => void
}

/** One link: what it is, what can be done with it and, while it is open, its fields. */
export function LinksRow(props: LinksRowProps) {
  const { editor, state, link, place, check, opens, isOpen, onOpen, onClose, onRemove } = props
  const { customLinks, timeZone } = state.draft
  const isWritten = isComplete(link)

  function toggleHidden() {
    const changed = { ...link, isHidden: link.isHidden ? undefined : (true as const) }
    editor.change({ customLinks: replaceLink(customLinks, changed) })
  }

  return (
    <SortableRow
      {...place}
      isOff={!isWritten || showingAt(link, Date.now()) !== 'shown'}
      mark={<LinkMark url={link.url} picture={shownPicture(state, linkPlace(link.id))} />}
      note={
        isWritten ? (
          <>
            <p className="links-url" dir="ltr">
              {link.url.replace(/^https?:\/\/(www\.)?/, '')}
            </p>
            <LinkState link={link} check={check} timeZone={timeZone} />
          </>
        ) : (
          <p className="soft">{labels.incomplete}</p>
        )
      }
      figure={isWritten && opens}
      buttons={
        <>
          <IconButton
            label={`${link.isHidden ? labels.show : labels.hide}: ${place.title}`}
            icon={link.isHidden ? EyeOff : Eye}
            onClick={toggleHidden}
          />
          <IconButton
            id={rowPart(link.id, 'edit')}
            label={`${labels.edit}: ${place.title}`}
            icon={Pencil}
            aria-expanded={isOpen}
            onClick={isOpen ? onClose : onOpen}
          />
        </>
      }
      acts={[{ label: labels.remove, onChoose: onRemove }]}
    >
      {isOpen && <LinksEditor editor={editor} state={state} link={link} onDone={onClose} onRemove={onRemove} />}
    </SortableRow>
  )
}
