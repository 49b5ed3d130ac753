import { linkFields } from '@nokshi/content/linkhub.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { CUSTOM_LINKS_MAX } from '@nokshi/contract/linkhub.ts'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import type { FieldErrors } from '../../ui/forms/use-form.ts'
import { LinkFields } from '../fields/link-fields.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import type { LinkRow } from './create-values.ts'

interface CreateLinksProps {
  links: LinkRow[]
  onChange: (links: LinkRow[]) => void
  errors: FieldErrors
}

export function CreateLinks({ links, onChange, errors }: CreateLinksProps) {
  const list = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')
  const isFull = links.length >= CUSTOM_LINKS_MAX

  function add() {
    const key = Math.max(-1, ...links.map((link) => link.key)) + 1
    onChange([...links, { key, title: '', url: '' }])
    setNews('')
    focusSoon(`customLinks.${links.length}.title`)
  }

  function remove(key: number) {
    onChange(links.filter((link) => link.key !== key))
    setNews(linkFields.removed)
    // The button that was pressed is gone.
    list.current?.focus()
  }

  return (
    <div ref={list} tabIndex={-1} className="create-links stack gap-24">
      {links.map(({ key, ...link }, index) => (
        <fieldset key={key} className="create-link min-width-0 cloth">
          <legend className="field-label">
            {linkFields.heading} {writeCount(index + 1)}
          </legend>
          <SmallButton className="create-link-remove" onClick={() => remove(key)}>
            {linkFields.remove}
            <span className="sr-only">
              {' '}
              {linkFields.heading} {writeCount(index + 1)}
            </span>
          </SmallButton>
          <LinkFields
            id={`customLinks.${index}`}
            value={link}
            onChange={(texts) => onChange(links.map((row) => (row.key === key ? { key, ...texts } : row)))}
            errors={{ title: errors[`customLinks.${index}.title`], url: errors[`customLinks.${index}.url`] }}
          />
        </fieldset>
      ))}
      {isFull ? (
        <p className="field-hint">{linkFields.full}</p>
      ) : (
        <div>
          <SmallButton onClick={add}>
            <Plus aria-hidden size={18} />
            {linkFields.add}
          </SmallButton>
        </div>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}
