import { dashboard } from '@nokshi/content/dashboard.ts'
import { language } from '@nokshi/content/language.ts'
import { findHostIcon } from '@nokshi/contract/linkhub/host-icon.ts'
import { showingAt } from '@nokshi/contract/linkhub/link-details.ts'
import { CUSTOM_LINKS_MAX, pictureAt } from '@nokshi/contract/linkhub.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { writeMoment } from '@nokshi/contract/write-moment.ts'
import { Eye, EyeOff, Link2, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Fetched } from '../../ui/fetched.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { isComplete } from '../editor/check-draft.ts'
import { type DraftLink, replaceLink } from '../editor/draft.ts'
import { linkPlace } from '../editor/picture-place.ts'
import { shownPicture } from '../editor/shown-profile.ts'
import { undoBringsBack } from '../editor/undo-stack.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { HubIcon } from '../hub/hub-icon.tsx'
import { moveItem } from '../rows/keep-block.ts'
import { focusSoon, rowPart } from '../rows/links-focus.ts'
import { LinksRemoved, RowAddress, SortableList, SortableRow } from '../rows/row.tsx'
import { useLinkCheck, useLinkOpens } from './link-opens-query.ts'

const labels = dashboard.links

export const loadLinksEditor = () => import('./links-editor.tsx').then(({ LinksEditor }) => LinksEditor)

interface LinksCustomProps extends Editing {
  openId: string | undefined
  onOpen: (id: string | undefined) => void
  onAdd: () => void
  children: ReactNode
}

export function LinksCustom({ editor, state, openId, onOpen, onAdd, children }: LinksCustomProps) {
  const { customLinks: links, timeZone } = state.draft
  const [removed, setRemoved] = useState<DraftLink>()
  const isFull = links.length >= CUSTOM_LINKS_MAX
  const opensOf = useLinkOpens()

  function add() {
    setRemoved(undefined)
    onAdd()
  }

  function toggleHidden(link: DraftLink) {
    const changed = { ...link, isHidden: link.isHidden ? undefined : (true as const) }
    editor.change({ customLinks: replaceLink(links, changed) })
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
    <section aria-label={labels.custom}>
      <div className="dash-head wrap between items-baseline">
        <h2 className="display-3">{labels.custom}</h2>
        <p className="soft micro figures push-end">{labels.count(links.length, CUSTOM_LINKS_MAX)}</p>
        {/* On a phone the button below is out of sight when there are several. */}
        {links.length > 1 && (
          <IconButton className="links-new" label={labels.short} icon={Plus} onClick={add} disabled={isFull} />
        )}
      </div>
      {links.length === 0 && <p className="dash-empty soft dashed-card">{labels.empty}</p>}
      <SortableList
        items={links.map((link) => ({ id: link.id, title: link.title.trim() || labels.untitled, link }))}
        onMove={(id, to) => editor.change({ customLinks: moveItem(links, (link) => link.id === id, to) })}
      >
        {({ link }, place) => {
          const isOpen = link.id === openId
          const isWritten = isComplete(link)
          return (
            <SortableRow
              {...place}
              isOff={!isWritten || showingAt(link, Date.now()) !== 'shown'}
              mark={<LinkMark url={link.url} picture={shownPicture(state, linkPlace(link.id))} />}
              note={
                isWritten ? <LinkNote link={link} timeZone={timeZone} /> : <p className="soft">{labels.incomplete}</p>
              }
              figure={isWritten && opensOf(link.id)}
              buttons={
                isWritten && (
                  <IconButton
                    label={`${link.isHidden ? labels.show : labels.hide}: ${place.title}`}
                    icon={link.isHidden ? EyeOff : Eye}
                    onClick={() => toggleHidden(link)}
                  />
                )
              }
              onEdit={() => (isOpen ? close(link) : onOpen(link.id))}
              isOpen={isOpen}
              acts={[{ label: labels.remove, onChoose: () => remove(link) }]}
            >
              {isOpen && (
                <Fetched
                  load={loadLinksEditor}
                  with={{ editor, state, link, onDone: () => close(link), onRemove: () => remove(link) }}
                />
              )}
            </SortableRow>
          )
        }}
      </SortableList>
      <LinksRemoved
        title={removed && undoBringsBack(state.undoStack, removed.id) ? removed.title : undefined}
        onUndo={() => {
          editor.undo()
          if (removed) focusSoon(rowPart(removed.id, 'edit'))
        }}
      />
      <div className="links-add wrap gap-12 above-16">
        <Button id="add-link" onClick={add} disabled={isFull}>
          <Plus aria-hidden size={20} />
          {labels.add}
        </Button>
        {children}
      </div>
      {isFull && <p className="soft micro above-8">{labels.full}</p>}
    </section>
  )
}

function LinkMark({ url, picture }: { url: string; picture: string | null }) {
  if (picture) return <img src={pictureAt(picture, 96)} alt="" />
  const site = findHostIcon(url)
  return site ? <HubIcon kind={site} /> : <Link2 />
}

/** Where a link leads, whether visitors see it now, and what else is special about it. */
function LinkNote({ link, timeZone }: { link: DraftLink; timeZone: string }) {
  const { showFrom, showUntil, isFeatured } = link
  const check = useLinkCheck(link)
  const write = (at: number | undefined) => (at === undefined ? '' : writeMoment(at, language, timeZone))
  const showing = showingAt(link, Date.now())
  const told = [
    isFeatured && labels.state.featured,
    showing === 'hidden' && labels.state.hidden,
    showing === 'waiting' && labels.state.from(write(showFrom)),
    showing === 'over' && labels.state.over(write(showUntil)),
    showing === 'shown' && showUntil !== undefined && labels.state.until(write(showUntil)),
  ].filter((word) => typeof word === 'string')
  return (
    <>
      <RowAddress address={link.url} dir="ltr" />
      {told.length > 0 && <p className="soft micro strong">{told.join(' · ')}</p>}
      {check && (
        <p className={check.state === 'closed' ? 'soft micro' : 'accent micro strong'}>
          {labels.state[check.state](writeDay(check.since, timeZone))}
        </p>
      )}
    </>
  )
}

function writeDay(at: number, timeZone: string) {
  return new Intl.DateTimeFormat(language.locale, { timeZone, day: 'numeric', month: 'long' }).format(at)
}
