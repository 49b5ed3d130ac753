import { crmWebhooks } from '@nokshi/content/crm/settings.ts'
import { NewWebhook, WebhookMade, webhookEvents } from '@nokshi/contract/crm/webhooks.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { crmApi } from '../records/crm-api.ts'
import { webhooksQuery } from '../records/crm-queries.ts'
import { useFocusKept } from '../records/focus-kept.ts'
import { useCrmForm } from '../records/use-crm-form.ts'
import { ShownOnce } from '../staff/shown-once.tsx'
import { type Made, WebhookRow } from './webhook-row.tsx'

export function Webhooks() {
  const [made, setMade] = useState<Made>()
  const part = useRef<HTMLElement>(null)
  const webhooks = useQuery(webhooksQuery)
  useFocusKept(part)
  return (
    <div className="crm-stack settings-panel">
      <SettingsPart ref={part} heading={crmWebhooks.heading} text={crmWebhooks.text}>
        {made && (
          <ShownOnce
            key={made.secret}
            label={crmWebhooks.secretOf(made.webhook.url)}
            value={made.secret}
            copy={{ label: crmWebhooks.copy, done: crmWebhooks.copied }}
          >
            <p>{crmWebhooks.once}</p>
          </ShownOnce>
        )}
        <Fetched query={webhooks}>
          {(all) =>
            all.length === 0 ? (
              <p className="crm-small">{crmWebhooks.empty}</p>
            ) : (
              <ul className="crm-rows">
                {all.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} onRenewed={setMade} />
                ))}
              </ul>
            )
          }
        </Fetched>
        <WebhookForm onMade={setMade} />
      </SettingsPart>
    </div>
  )
}

function WebhookForm({ onMade }: { onMade: (made: Made) => void }) {
  const form = useCrmForm({
    schema: NewWebhook,
    read: ({ url }, data) => ({ url, events: data.getAll('events') }),
    send: (webhook) => crmApi('POST /api/crm/webhooks', WebhookMade, { body: webhook }),
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
      <fieldset className="stack">
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
        <SmallButton type="submit" disabled={isBusy}>
          {isBusy ? crmWebhooks.submit.busyLabel : crmWebhooks.submit.label}
        </SmallButton>
      </div>
    </form>
  )
}
