import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { crmContent } from '@nokshi/content/crm/website.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Entry, type EntryLine } from '@nokshi/contract/website/entries.ts'
import { isCollection } from '@nokshi/contract/website/kinds.ts'
import { contentPictureAddress } from '@nokshi/contract/website/picture-sizes.ts'
import { Ellipsis, GripVertical } from 'lucide-react'
import { memo } from 'react'
import { Link, useNavigate } from 'react-router'
import { apiUrl } from '../../platform/api-url.ts'
import { ActMenu } from '../../ui/act-menu.tsx'
import type { Act } from '../../ui/act-menu-popup.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { crmApi, useChange } from '../records/crm-api.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { describeState } from './entry-list-state.ts'
import { entryRecords } from './website-query.ts'

const labels = crmContent.list

interface EntryRowProps {
  entry: EntryLine
  /** Absent where the order cannot be changed. */
  place?: number
  of?: number
  onMove?: (id: string, to: number) => void
}

/** Follows the pointer during a drag; its content is rendered again only when the entry changes. */
export function EntryRow({ entry, place = 0, of = 0, onMove }: EntryRowProps) {
  const { id, title } = entry
  const sortable = useSortable({ id, disabled: !onMove })
  return (
    <li
      ref={sortable.setNodeRef}
      className="entry-row line gap-y-4 gap-x-12 surface"
      data-dragging={sortable.isDragging || undefined}
      data-off={entry.isHidden || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      {onMove && (
        <IconButton
          icon={GripVertical}
          size={20}
          ref={sortable.setActivatorNodeRef}
          className="entry-grip"
          {...sortable.attributes}
          {...sortable.listeners}
          label={`${labels.grip}: ${title}`}
        />
      )}
      <RowContent entry={entry} place={place} of={of} onMove={onMove} />
    </li>
  )
}

const RowContent = memo(function RowContent({ entry, place = 0, of = 0, onMove }: EntryRowProps) {
  const { id, title, picture, state } = entry
  const [first, ...further] = describeState(entry)
  const moves =
    onMove === undefined
      ? []
      : [
          { label: labels.up, isDisabled: place === 0, onChoose: () => onMove(id, place - 1) },
          { label: labels.down, isDisabled: place === of - 1, onChoose: () => onMove(id, place + 1) },
        ]
  return (
    <>
      {picture && (
        <img
          className="entry-thumb flex-none rounded"
          src={apiUrl(contentPictureAddress(picture, 320))}
          alt=""
          loading="lazy"
        />
      )}
      <div className="crm-row-words stack">
        <Link to={`/crm/website/entries/${id}`} className="strong hover-underlined" dir="auto">
          {title}
        </Link>
        <span className="crm-small">
          <span className={state === 'live' ? undefined : 'entry-waits'}>{first}</span>
          {further.map((word) => ` · ${word}`)}
        </span>
      </div>
      <EntryMenu entry={entry} moves={moves} />
    </>
  )
})

function EntryMenu({ entry, moves }: { entry: EntryLine; moves: Act[] }) {
  const { id, title } = entry
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const acts = useActs(entry)
  const own = mayChange && isCollection(entry.kind)
  const publish = {
    label: labels.publish,
    onChoose: () => void navigate(`/crm/website/publish?only=${encodeURIComponent(id)}`),
  }
  const versions = {
    label: labels.versions,
    onChoose: () => void navigate(`/crm/website/entries/${encodeURIComponent(id)}/versions`),
  }
  return (
    <ActMenu
      align="end"
      className="icon-button"
      acts={[...moves, ...(mayChange && entry.state !== 'live' ? [publish] : []), versions, ...(own ? acts : [])]}
    >
      <Ellipsis aria-hidden size={20} />
      <span className="sr-only">{labels.menu(title)}</span>
    </ActMenu>
  )
}

function useActs({ id, title, isHidden }: EntryLine): Act[] {
  const duplicate = useChange({
    send: (_: undefined, idempotencyKey) =>
      crmApi('POST /api/crm/website/entries/{id}/duplicate', changed(Entry), { id, idempotencyKey }),
    done: () => labels.duplicated(title),
  })
  const hide = useChange({
    send: () =>
      crmApi('POST /api/crm/website/entries/{id}/hide', changed(Entry), { id, body: { isHidden: !isHidden } }),
    done: ({ record }) => (record.isHidden ? labels.hid(title) : labels.shown(title)),
  })
  const remove = useChange({ send: () => entryRecords.trash(id), done: () => labels.removed(title) })
  return [
    { label: labels.duplicate, onChoose: () => duplicate.mutate(undefined) },
    { label: isHidden ? labels.show : labels.hide, onChoose: () => hide.mutate() },
    { label: labels.remove, onChoose: () => remove.mutate() },
  ]
}
