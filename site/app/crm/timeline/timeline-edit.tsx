import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmTimeline } from '@nokshi/content/crm/timeline.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Activity, ActivityEdit } from '@nokshi/contract/crm/timeline.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/field.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { crmApi, isConflict } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { focusAround } from '../records/focus-around.ts'
import { useCrmForm } from '../records/use-crm-form.ts'

const Reworded = changed(Activity)

interface TimelineEditProps {
  activity: Activity
  onEnd: () => void
}

/** Below the words as they are: when a colleague was quicker, both can be read. */
export function TimelineEdit({ activity, onEnd }: TimelineEditProps) {
  const { kind, version, body } = activity
  const form = useCrmForm({
    schema: ActivityEdit,
    read: (entered) => ({ version, body: entered.body }),
    send: (body) => crmApi('PATCH /api/crm/timeline/{id}', Reworded, { id: activity.id, body }),
    done: () => crmTimeline.reworded,
    onDone: end,
    onError(error) {
      if (isConflict(error)) void crmClient.invalidateQueries({ queryKey: ['timeline'] })
      return isConflict(error)
    },
    isSmall: true,
  })

  function end() {
    focusAround(form.formProps.ref.current)
    onEnd()
  }

  return (
    <form {...form.formProps} className="timeline-edit">
      <TextArea
        name="body"
        label={crmTimeline.kinds[kind]}
        error={isConflict(form.error) ? crmTimeline.conflict : form.errors.body}
        rows={4}
        maxLength={5000}
        autoFocus
        defaultValue={body ?? ''}
      />
      <div className="crm-actions">
        <Button type="submit" look="second" size="small" disabled={form.isBusy}>
          {form.isBusy ? crmFrame.saving : crmFrame.save}
        </Button>
        <QuietButton onClick={end}>{crmFrame.cancel}</QuietButton>
      </div>
    </form>
  )
}
