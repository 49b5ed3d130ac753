import { dashboard } from '@nokshi/content/dashboard.ts'
import { CUSTOM_LINKS_MAX } from '@nokshi/contract/linkhub.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { isComplete } from '../editor/check-draft.ts'
import { type DraftLink, newLink, replaceLink, toDraft } from '../editor/draft.ts'
import { PictureEditor } from '../editor/picture-editor.tsx'
import { linkPlace } from '../editor/picture-place.ts'
import { shownPicture } from '../editor/shown-profile.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { useLinkChecks } from '../link-checks/link-checks-query.ts'
import { focusSoon, rowPart } from '../rows/links-focus.ts'
import { LinksRemoved } from '../rows/links-removed.tsx'
import { moveItem } from '../rows/move-item.ts'
import { SortableList } from '../rows/sortable-list.tsx'
import { LinksRow, type RowEvents } from './links-row.tsx'

const words = dashboard.links

interface LinksCustomProps extends Editing {
  openId: string | undefined
  onOpen: (id: string | undefined) => void
}

/** The owner's own links: written, moved and removed in place. */
export function LinksCustom({ editor, state, openId, onOpen }: LinksCustomProps) {
  const { customLinks: links } = state.draft
  const [removed, setRemoved] = useState<DraftLink>()
  const addButton = useRef<HTMLButtonElement>(null)
  const isFull = links.length >= CUSTOM_LINKS_MAX
  const checkOf = useLinkChecks()

  function add() {
    const link = newLink()
    editor.type({ customLinks: [...links, link] }, `link ${link.id}`)
    setRemoved(undefined)
    onOpen(link.id)
    focusSoon(`${link.id}.title`)
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
    if (next) focusSoon(rowPart(next.id, 'edit'))
    else addButton.current?.focus()
  }

  function discard({ id }: DraftLink) {
    const saved = toDraft(state.saved).customLinks.find((link) => link.id === id)
    if (saved) editor.change({ customLinks: replaceLink(links, saved) })
  }

  const on: RowEvents = {
    open: (link) => {
      onOpen(link.id)
      focusSoon(`${link.id}.title`)
    },
    close,
    remove,
    type: (link) => editor.type({ customLinks: replaceLink(links, link) }, `link ${link.id}`),
    change: (link) => editor.change({ customLinks: replaceLink(links, link) }),
    leave: editor.flush,
    discard,
    move: (id, to) => editor.change({ customLinks: moveItem(links, (link) => link.id === id, to) }),
  }

  return (
    <section aria-labelledby="custom-links">
      <div className="dash-head">
        <h2 id="custom-links" className="display-3">
          {words.custom}
        </h2>
        <p className="dash-note figures">{words.count(links.length, CUSTOM_LINKS_MAX)}</p>
      </div>
      {links.length === 0 && <p className="dash-empty">{words.empty}</p>}
      <SortableList
        items={links.map(({ id, title }) => ({ id, title: title || words.untitled }))}
        onMove={on.move}
      >
        {(id, place) =>
          links
            .filter((link) => link.id === id)
            .map((link) => (
              <LinksRow
                key={id}
                link={link}
                place={place}
                of={links.length}
                isOpen={id === openId}
                isOnPage={state.saved.linkIds.includes(id)}
                check={checkOf(link)}
                timeZone={state.draft.timeZone}
                picture={shownPicture(state, linkPlace(id))}
                pictureField={
                  <PictureEditor
                    place={linkPlace(id)}
                    square={{ field: `${id}.picture`, ...words.picture }}
                    editor={editor}
                    state={state}
                  />
                }
                on={on}
              />
            ))
        }
      </SortableList>
      <LinksRemoved
        title={links.some(({ id }) => id === removed?.id) ? undefined : removed?.title}
        onUndo={() => {
          editor.undo()
          if (removed) focusSoon(rowPart(removed.id, 'edit'))
        }}
      />
      <Button ref={addButton} onClick={add} disabled={isFull} className="links-add">
        <Plus aria-hidden size={20} />
        {words.add}
      </Button>
      {isFull && <p className="dash-note links-full">{words.full}</p>}
    </section>
  )
}
