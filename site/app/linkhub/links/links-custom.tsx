import { dashboard } from '@nokshi/content/dashboard.ts'
import { CUSTOM_LINKS_MAX } from '@nokshi/contract/linkhub.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { isComplete } from '../editor/check-draft.ts'
import type { DraftLink } from '../editor/draft.ts'
import { linkPlace } from '../editor/picture-place.ts'
import { shownPicture } from '../editor/shown-profile.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { useLinkChecks } from '../link-checks/link-checks-query.ts'
import { focusSoon, rowPart } from '../rows/links-focus.ts'
import { LinksRemoved } from '../rows/links-removed.tsx'
import { moveItem } from '../rows/move-item.ts'
import { SortableList } from '../rows/sortable-list.tsx'
import { useLinkOpens } from './link-opens-query.ts'
import { LinksRow } from './links-row.tsx'

const labels = dashboard.links

interface LinksCustomProps extends Editing {
  openId: string | undefined
  onOpen: (id: string | undefined) => void
  onAdd: () => void
  /** Beside the button for a new link. */
  children: ReactNode
}

/** The owner's own links: written, moved and removed in place. */
export function LinksCustom({ editor, state, openId, onOpen, onAdd, children }: LinksCustomProps) {
  const { customLinks: links } = state.draft
  const [removed, setRemoved] = useState<DraftLink>()
  const isFull = links.length >= CUSTOM_LINKS_MAX
  const checkOf = useLinkChecks()
  const opensOf = useLinkOpens()

  function add() {
    setRemoved(undefined)
    onAdd()
  }

  function close(link: DraftLink) {
    onOpen(undefined)
    editor.flush()
    if (isBlank(link.title) && isBlank(link.url)) return remove(link)
    focusSoon(rowPart(link.id, 'edit'))
  }

  function remove(link: DraftLink) {
    const index = links.findIndex(({ id }) => id === link.id)
    const others = links.filter(({ id }) => id !== link.id)
    const place = linkPlace(link.id)
    if (shownPicture(state, place) === null) editor.change({ customLinks: others })
    else void editor.changeWithPicture({ customLinks: others }, place)
    setRemoved(isComplete(link) ? link : undefined)
    onOpen(undefined)
    const next = others[index] ?? others.at(-1)
    focusSoon(next ? rowPart(next.id, 'edit') : 'add-link')
  }

  return (
    <section aria-labelledby="custom-links">
      <div className="dash-head">
        <h2 id="custom-links" className="display-3">
          {labels.custom}
        </h2>
        <p className="dash-note figures">{labels.count(links.length, CUSTOM_LINKS_MAX)}</p>
      </div>
      {links.length === 0 && <p className="dash-empty soft dashed-card">{labels.empty}</p>}
      <SortableList
        items={links.map((link) => ({ id: link.id, title: link.title.trim() || labels.untitled, link }))}
        onMove={(id, to) => editor.change({ customLinks: moveItem(links, (link) => link.id === id, to) })}
      >
        {({ link }, place) => (
          <LinksRow
            editor={editor}
            state={state}
            link={link}
            place={place}
            check={checkOf(link)}
            opens={opensOf(link.id)}
            isOpen={link.id === openId}
            onOpen={() => onOpen(link.id)}
            onClose={() => close(link)}
            onRemove={() => remove(link)}
          />
        )}
      </SortableList>
      <LinksRemoved
        title={links.some(({ id }) => id === removed?.id) ? undefined : removed?.title}
        onUndo={() => {
          editor.undo()
          if (removed) focusSoon(rowPart(removed.id, 'edit'))
        }}
      />
      <div className="links-add wrap gap-12">
        <Button id="add-link" onClick={add} disabled={isFull}>
          <Plus aria-hidden size={20} />
          {labels.add}
        </Button>
        {children}
      </div>
      {isFull && <p className="dash-note above-8">{labels.full}</p>}
    </section>
  )
}
