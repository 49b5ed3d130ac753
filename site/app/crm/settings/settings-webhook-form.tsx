import { crmWebhooks } from '@nokshi/content/crm.ts'
import { NewWebhook, WebhookMade, webhookEvents } from '@nokshi/contract/webhooks.ts'
import { type FormEvent, useState } from 'react'
import { ApiProblem } from '../../platform/api.ts'
import { issueSentences } from '../../platform/issue-sentences.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import type { Made } from './settings-webhook-row.tsx'

type WebhookEvent = (typeof webhookEvents)[number]

export function WebhookForm({ onMade }: { onMade: (made: Made) => void }) {
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>([])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const add = useChange({
    send: (webhook: unknown) => crmApi.post('/api/crm/webhooks', webhook, WebhookMade),
    onDone(made) {
      setUrl('')
      setEvents([])
      onMade(made)
    },
    onFault(fault) {
      const fields = fault instanceof ApiProblem ? fault.fields : {}
      setErrors(fields)
      return Object.keys(fields).length > 0
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const webhook = NewWebhook.safeParse({ url, events })
    setErrors(issueSentences(webhook))
    if (webhook.success) add.mutate(webhook.data)
  }

  function toggle(event: WebhookEvent) {
    setEvents((chosen) =>
      chosen.includes(event) ? chosen.filter((other) => other !== event) : [...chosen, event],
    )
  }

  return (
    <form className="form crm-form crm-card" onSubmit={submit} noValidate>
      <TextField
        label={crmWebhooks.url}
        type="url"
        dir="ltr"
        placeholder="https://"
        autoComplete="off"
        value={url}
        error={errors.url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <fieldset className="settings-events">
        <legend className="field-label">{crmWebhooks.events}</legend>
        {webhookEvents.map((event) => (
          <label key={event} className="crm-tick">
            <input
              className="crm-box"
              type="checkbox"
              checked={events.includes(event)}
              onChange={() => toggle(event)}
            />
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
        <Button type="submit" look="second" size="small" disabled={add.isPending}>
          {add.isPending ? crmWebhooks.submit.busyLabel : crmWebhooks.submit.label}
        </Button>
      </div>
    </form>
  )
}
