import { dashboard } from '@nokshi/content/dashboard.ts'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import type { Typing } from '../fields/contact-field.tsx'

interface FieldFormProps {
  value: string
  /** What the server has. */
  saved: string
  findProblem: (value: string) => string | undefined
  /** A problem that the field itself asks about, while it is typed into. */
  isAsked?: (problem: string) => boolean
  onType: (text: string) => void
  onLeave: () => void
  onDone: () => void
  children: (typing: Typing) => ReactNode
}

/** One field and the button that says it is done. */
export function FieldForm(props: FieldFormProps) {
  const { value, saved, findProblem, isAsked, onType, onLeave, onDone, children } = props
  /** While somebody types, the text stays as it is typed, even when a tidier form of it was saved. */
  const [typed, setTyped] = useState<string>()
  const problem = findProblem(typed ?? value)
  const isHushed = typed !== undefined || (problem !== undefined && isAsked?.(problem))

  function finish(event: FormEvent) {
    event.preventDefault()
    onLeave()
    if (!problem) onDone()
    else setTyped(undefined)
  }

  function discard({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !problem) return
    setTyped(undefined)
    onType(saved)
  }

  return (
    <form
      className="links-editor stack items-start gap-12 full-width above-8"
      noValidate
      onSubmit={finish}
      onKeyDown={discard}
      onBlur={() => {
        setTyped(undefined)
        onLeave()
      }}
    >
      {children({
        value: typed ?? value,
        error: isHushed ? undefined : problem,
        onChange: (text) => {
          setTyped(text)
          onType(text)
        },
      })}
      <SmallButton type="submit">{dashboard.links.done}</SmallButton>
    </form>
  )
}
