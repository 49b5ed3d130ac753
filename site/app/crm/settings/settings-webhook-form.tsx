import { crmWebhooks } from '@nokshi/content/crm/settings.ts'
import { NewWebhook, WebhookMade, webhookEvents } from '@nokshi/contract/webhooks.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useCrmForm } from '../records/use-crm-form.ts'
import type { Made } from './settings-webhook-row.tsx'

export function WebhookForm({ onMade }: { onMade: (made: Made) => void }) {
  const form = useCrmForm({
    schema: NewWebhook,
    read: ({ url }, data) => ({ url, events: data.getAll('events') }),
    send: (webhook) => crmApi.post('/api/crm/webhooks', webhook, WebhookMade),
    onDone: onMade,
    resets: true,
    isSmall: true,
  })
  const { errors, isBusy } = form
  return (
    <form {...form.formProps} className="form crm-form crm-card">
      <TextField
        name="url"
        label={crmWebhooks.url}
        type="url"
        dir="ltr"
        placeholder="https://"
        autoComplete="off"
        error={errors.url}
      />
      <fieldset className="settings-events">
        <legend className="field-label">{crmWebhooks.events}</legend>
        {webhookEvents.map((event) => (
          <label key={event} className="crm-tick">
            <input className="crm-box" type="checkbox" name="events" value={event} />
            {crmWebhooks.names[event]}
          </label>
        ))}
        {errors.events && (
          <p role="alert" className="field-error">
            {errors.events}
          </p>
        )}
      </fieldset>
      <div>
        <Button type="submit" look="second" size="small" disabled={isBusy}>
          {isBusy ? crmWebhooks.submit.busyLabel : crmWebhooks.submit.label}
        </Button>
      </div>
    </form>
  )
}
