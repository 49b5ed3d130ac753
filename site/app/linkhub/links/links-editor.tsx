import { cities } from '@nokshi/content/cities.ts'
import { dashboard } from '@nokshi/content/dashboard.ts'
import { findHostIcon } from '@nokshi/contract/linkhub/host-icon.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { type FormEvent, useState } from 'react'
import { fromWallTime, toWallTime } from '../../platform/zoned-time.ts'
import { SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { linkProblems, planProblem } from '../editor/check-draft.ts'
import { type DraftLink, replaceLink, toDraft } from '../editor/draft.ts'
import { PictureEditor } from '../editor/picture-editor.tsx'
import { linkPlace } from '../editor/picture-place.ts'
import type { Editing } from '../editor/use-profile-editor.ts'
import { LinkFields, type LinkTexts } from '../fields/link-fields.tsx'

const labels = dashboard.links

interface LinksEditorProps extends Editing {
  link: DraftLink
  onDone: () => void
  onRemove: () => void
}

export function LinksEditor({ editor, state, link, onDone, onRemove }: LinksEditorProps) {
  const { customLinks, timeZone } = state.draft
  const savedLink = toDraft(state.saved).customLinks.find(({ id }) => id === link.id)
  /** While somebody types, the text stays as it is typed, even when a tidier form of it was saved. */
  const [typed, setTyped] = useState<LinkTexts>()
  const [isChecked, setChecked] = useState(savedLink !== undefined)
  const [wasDone, setWasDone] = useState(false)
  const value = typed ?? link
  const problems = linkProblems({ ...link, ...value })
  const isWrong = Object.keys(problems).length > 0
  /** What is still empty in a new link is not wrong before its owner says that it is done. */
  const shownProblem = (field: 'title' | 'url') =>
    !isChecked || (!savedLink && !wasDone && isBlank(value[field])) ? undefined : problems[field]

  function finish(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    setWasDone(true)
    const isEmpty = isBlank(value.title) && isBlank(value.url)
    if (isEmpty || !isWrong) onDone()
    else editor.flush()
  }

  return (
    <form
      className="links-editor stack items-start gap-12 full-width above-8"
      noValidate
      onSubmit={finish}
      onBlur={({ currentTarget, relatedTarget }) => {
        setTyped(undefined)
        setChecked(true)
        // Not before the button is pressed: the answer adds the picture field, which moves the button.
        if (!currentTarget.contains(relatedTarget)) editor.flush()
      }}
    >
      <LinkFields
        id={link.id}
        value={value}
        errors={{ title: shownProblem('title'), url: shownProblem('url') }}
        onChange={({ title, url }) => {
          setTyped({ title, url })
          editor.type({ customLinks: replaceLink(customLinks, { ...link, title, url }) }, `link ${link.id}`)
        }}
      />
      {savedLink && (
        <PictureEditor
          place={linkPlace(link.id)}
          labels={{ field: `${link.id}.picture`, ...labels.picture }}
          editor={editor}
          state={state}
        />
      )}
      <LinkPlan
        link={link}
        timeZone={timeZone}
        onChange={(changed) => editor.change({ customLinks: replaceLink(customLinks, changed) })}
      />
      <div className="line gap-20">
        <SmallButton type="submit">{labels.done}</SmallButton>
        <button type="button" className="dash-way" onClick={onRemove}>
          {labels.remove}
        </button>
      </div>
    </form>
  )
}

interface LinkPlanProps {
  link: DraftLink
  timeZone: string
  onChange: (link: DraftLink) => void
}

function LinkPlan({ link, timeZone, onChange }: LinkPlanProps) {
  const timeField = (field: 'showFrom' | 'showUntil') => {
    const at = link[field]
    return {
      id: `${link.id}.${field}`,
      type: 'datetime-local',
      dir: 'ltr',
      value: at === undefined ? '' : toWallTime(at, timeZone),
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...link, [field]: fromWallTime(target.value, timeZone) }),
    } as const
  }
  return (
    <div className="links-plan stack gap-16 full-width line-above">
      <SwitchField
        {...labels.plan.featured}
        isOn={link.isFeatured === true}
        onChange={(isOn) => onChange({ ...link, isFeatured: isOn || undefined })}
      />
      {findHostIcon(link.url) && (
        <SwitchField
          {...labels.plan.icon}
          isOn={link.showsIcon === true}
          onChange={(isOn) => onChange({ ...link, showsIcon: isOn || undefined })}
        />
      )}
      <div className="form-pair">
        <TextField label={labels.plan.from} {...timeField('showFrom')} />
        <TextField label={labels.plan.until} error={planProblem(link)} {...timeField('showUntil')} />
      </div>
      <p className="field-hint">
        {labels.plan.zone} <bdi>{cities[timeZone] ?? timeZone.replaceAll('_', ' ')}</bdi>
      </p>
    </div>
  )
}
