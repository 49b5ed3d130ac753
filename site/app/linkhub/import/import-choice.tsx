import { pageImport as labels } from '@nokshi/content/page-import.ts'
import type { FoundPage } from '@nokshi/contract/linkhub/import.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { firstTicks, type Item, importTicked, listItems, type Present, roomFor } from './apply-import.ts'

interface ImportChoiceProps {
  found: FoundPage
  present: Present
  onImport: (taken: FoundPage) => void
  onAgain: () => void
}

export function ImportChoice({ found, present, onImport, onAgain }: ImportChoiceProps) {
  const items = listItems(found, present)
  const [ticked, setTicked] = useState(() => firstTicks(items, present))
  const room = roomFor(present)
  const top = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => top.current?.focus(), [])
  const links = items.filter(({ group }) => group === 'links')
  const chosen = links.filter(({ id }) => ticked.has(id)).length
  const isFull = chosen >= room

  function tick(id: string, isOn: boolean) {
    setTicked((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)))
  }

  const rowsOf = (group: Item['group']) => (
    <ul className="stack gap-8 full-width">
      {items
        .filter((item) => item.group === group)
        .map((item) => (
          <li key={item.id}>
            <Row
              item={item}
              isTicked={ticked.has(item.id)}
              isShut={group === 'links' && isFull && !ticked.has(item.id)}
              onTick={(isOn) => tick(item.id, isOn)}
            />
          </li>
        ))}
    </ul>
  )

  return (
    <div ref={top} tabIndex={-1} className="stack items-start gap-20">
      <p className="dash-note">{labels.found}</p>
      {rowsOf('words')}
      {items.some(({ group }) => group === 'profiles') && (
        <section className="stack items-start gap-10 full-width" aria-labelledby="import-profiles">
          <h3 id="import-profiles" className="strong">
            {labels.profiles}
          </h3>
          {rowsOf('profiles')}
        </section>
      )}
      {links.length > 0 && (
        <section className="stack items-start gap-10 full-width" aria-labelledby="import-links">
          <h3 id="import-links" className="strong">
            {labels.links}
          </h3>
          <p className="dash-note">
            {room === 0 ? labels.full : links.length > room && labels.room(links.length, room)}
          </p>
          {rowsOf('links')}
          {room > 0 && (
            <p role="status" className="dash-note figures">
              {labels.count(chosen, room)}
              {isFull && links.length > room && ` · ${labels.limit}`}
            </p>
          )}
        </section>
      )}
      <div className="wrap gap-10">
        <Button disabled={ticked.size === 0} onClick={() => onImport(importTicked(found, present, ticked))}>
          {labels.take}
        </Button>
        <Button look="second" onClick={onAgain}>
          {labels.again}
        </Button>
      </div>
    </div>
  )
}

interface RowProps {
  item: Item
  isTicked: boolean
  /** There is no room for it. */
  isShut: boolean
  onTick: (isOn: boolean) => void
}

function Row({ item, isTicked, isShut, onTick }: RowProps) {
  const { id, label, value, now, group } = item
  return (
    <label className="import-item gap-12 align-start cloth rounded flex">
      <input type="checkbox" checked={isTicked} disabled={isShut} onChange={({ target }) => onTick(target.checked)} />
      <span className="stack min-width-0">
        <span className="strong">
          <bdi>{id === 'name' || id === 'bio' ? labels[id] : label}</bdi>
        </span>
        <span className="soft break-anywhere">
          <bdi dir={group === 'words' ? 'auto' : 'ltr'}>{value}</bdi>
        </span>
        {now && (
          <span className="soft break-anywhere">
            {labels.replaces} <bdi>{now}</bdi>
          </span>
        )}
      </span>
    </label>
  )
}
