import { dashboard } from '@nokshi/content/dashboard.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { isComplete, linkProblems } from '../editor/check-draft.ts'
import type { DraftLink } from '../editor/draft.ts'
import { LinkFields, type LinkTexts } from '../fields/link-fields.tsx'
import { LinkPlan } from './link-plan.tsx'

interface LinksEditorProps {
  link: DraftLink
  /** Not on the page yet: what is still empty is not wrong before its owner says that it is done. */
  isNew: boolean
  timeZone: string
  pictureField: ReactNode
  onType: (link: DraftLink) => void
  onChange: (link: DraftLink) => void
  onLeave: () => void
  onDone: () => void
  /** What is wrong is given up for what stands on the page. */
  onDiscard: () => void
}

export function LinksEditor({ link, isNew, timeZone, pictureField, ...on }: LinksEditorProps) {
  const { onType, onChange, onLeave, onDone, onDiscard } = on
  /** While somebody types, the words stay as they are typed, even when a tidier form of them was saved. */
  const [typed, setTyped] = useState<LinkTexts>()
  const [isChecked, setChecked] = useState(!isNew)
  const [wasDone, setWasDone] = useState(false)
  const value = typed ?? link
  const isLenient = isNew && !wasDone
  const problems = isChecked ? linkProblems({ ...link, ...value }) : {}
  const errors = {
    title: isLenient && isBlank(value.title) ? undefined : problems.title,
    url: isLenient && isBlank(value.url) ? undefined : problems.url,
  }

  function finish(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    setWasDone(true)
    const isEmpty = isBlank(value.title) && isBlank(value.url)
    const isRight =
      isComplete({ ...link, ...value }) && Object.keys(linkProblems({ ...link, ...value })).length === 0
    if (isEmpty || isRight) onDone()
    else onLeave()
  }

  function discard({ key }: KeyboardEvent) {
    const isWrong = Object.keys(linkProblems({ ...link, ...value })).length > 0
    if (key !== 'Escape' || isNew || !isWrong) return
    setTyped(undefined)
    onDiscard()
  }

  return (
    <form
      className="links-editor"
      noValidate
      onSubmit={finish}
      onKeyDown={discard}
      onBlur={() => {
        setTyped(undefined)
        setChecked(true)
        onLeave()
      }}
    >
      <LinkFields
        id={link.id}
        value={value}
        errors={errors}
        onChange={(texts) => {
          setTyped(texts)
          onType({ ...link, title: texts.title, url: texts.url })
        }}
      />
      {pictureField}
      <LinkPlan link={link} timeZone={timeZone} onChange={onChange} />
      <Button type="submit" look="second" size="small">
        {dashboard.links.done}
      </Button>
    </form>
  )
}
