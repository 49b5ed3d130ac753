import { dashboard } from '@nokshi/content/dashboard.ts'
import { findHostIcon } from '@nokshi/contract/linkhub/host-icon.ts'
import { fromWallTime, toWallTime } from '../../platform/zoned-time.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { planProblem } from '../editor/check-draft.ts'
import type { DraftLink } from '../editor/draft.ts'

const labels = dashboard.links.plan

interface LinkPlanProps {
  link: DraftLink
  timeZone: string
  onChange: (link: DraftLink) => void
}

/** When a link is shown, and how it stands out. */
export function LinkPlan({ link, timeZone, onChange }: LinkPlanProps) {
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
    <div className="links-plan stack gap-16 full-width fold-above">
      <SwitchField
        label={labels.featured.label}
        hint={labels.featured.hint}
        isOn={link.isFeatured === true}
        onChange={(isOn) => onChange({ ...link, isFeatured: isOn || undefined })}
      />
      {findHostIcon(link.url) && (
        <SwitchField
          label={labels.icon.label}
          hint={labels.icon.hint}
          isOn={link.showsIcon === true}
          onChange={(isOn) => onChange({ ...link, showsIcon: isOn || undefined })}
        />
      )}
      <div className="form-pair">
        <TextField label={labels.from} {...timeField('showFrom')} />
        <TextField label={labels.until} error={planProblem(link)} {...timeField('showUntil')} />
      </div>
      <p className="field-hint">
        {labels.zone} <bdi dir="ltr">{timeZone.replaceAll('_', ' ')}</bdi>
      </p>
    </div>
  )
}
