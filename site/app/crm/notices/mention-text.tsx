import { crmMentions } from '@nokshi/content/crm/notices.ts'
import type { Colleague } from '@nokshi/contract/crm/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { colleaguesQuery } from '../records/crm-queries.ts'
import { useMe } from '../staff/crm-me.ts'
import { suggestColleagues, typedMention } from './mentions.ts'
import './notices.css'

interface MentionTextProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string
  onWrite: (text: string) => void
}

const SHOWN = 6

/** A text in which @ offers the names of colleagues. */
export function MentionText({ value, onWrite, ...area }: MentionTextProps) {
  const me = useMe()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const others = colleagues.filter((colleague) => colleague.id !== me.id)
  const choices = typed === undefined ? [] : suggestColleagues(typed, others).slice(0, SHOWN)
  const chosen = choices[active]

  function look({ value: text, selectionStart }: HTMLTextAreaElement) {
    setTyped(typedMention(text.slice(0, selectionStart)))
    setActive(0)
  }

  function choose({ name }: Colleague) {
    const area = box.current
    if (!area || typed === undefined) return
    const start = area.selectionStart - typed.length
    area.setRangeText(`${name} `, start, area.selectionStart, 'end')
    onWrite(area.value)
    setTyped(undefined)
    area.focus()
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!chosen || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : choices.length - 1
      setActive((active + step) % choices.length)
    } else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen)
    else if (event.key === 'Escape') setTyped(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="mention-box stack">
      <textarea
        {...area}
        ref={box}
        value={value}
        aria-autocomplete="list"
        aria-controls={chosen && id}
        aria-activedescendant={chosen && `${id} ${chosen.id}`.replaceAll(' ', '-')}
        onChange={({ target }) => {
          onWrite(target.value)
          look(target)
        }}
        onKeyDown={onKey}
        onBlur={() => setTyped(undefined)}
      />
      {chosen && (
        <div id={id} role="listbox" aria-label={crmMentions.label} className="mention-list surface rounded">
          {choices.map((choice) => (
            // The keys are the text area’s, which keeps the focus.
            <div
              key={choice.id}
              id={`${id} ${choice.id}`.replaceAll(' ', '-')}
              role="option"
              tabIndex={-1}
              aria-selected={choice === chosen}
              className="search-item"
              data-highlighted={choice === chosen || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
              onKeyDown={() => {}}
            >
              <bdi>{choice.name}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
