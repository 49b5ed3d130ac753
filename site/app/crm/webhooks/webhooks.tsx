import { crmWebhooks } from '@nokshi/content/crm/settings.ts'
import { Reference } from '@nokshi/contract/crm/records.ts'
import { NewWebhook, Webhook, WebhookMade, webhookEvents } from '@nokshi/contract/crm/webhooks.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/fields/field.tsx'
import { Tick } from '../parts/buttons.tsx'
import { Fetched, Row, Rows, SettingsPart } from '../parts/crm-page.tsx'
import { ChangeButton, ConfirmButton } from '../records/change-buttons.tsx'
import { crmApi, crmQuery } from '../records/crm-api.ts'
import { useCrmForm } from '../records/crm-form.tsx'
import { useFocusKept } from '../records/focus-kept.ts'
import { ShownOnce } from '../staff/shown-once.tsx'

const webhooksQuery = crmQuery(['webhooks'], () => crmApi('GET /api/crm/webhooks', Webhook.array()))

export function Webhooks() {
  const [made, setMade] = useState<Made>()
  const part = useRef<HTMLElement>(null)
  const webhooks = useQuery(webhooksQuery)
  useFocusKept(part)
  return (
    <div className="crm-stack crm-panel">
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
          {(all) => (
            <Rows items={all} none={crmWebhooks.empty}>
              {(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
            </Rows>
          )}
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
    send: (body, idempotencyKey) => crmApi('POST /api/crm/webhooks', WebhookMade, { body, idempotencyKey }),
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
          <Tick key={event} name="events" value={event}>
            {crmWebhooks.names[event]}
          </Tick>
        ))}
        {errors.events && <FieldError role="alert" sentence={errors.events} />}
      </fieldset>
      <div>
        <SmallButton type="submit" disabled={isBusy}>
          {isBusy ? crmWebhooks.submit.busyLabel : crmWebhooks.submit.label}
        </SmallButton>
      </div>
    </form>
  )
}

type Made = ReturnType<typeof WebhookMade.parse>

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, events, lastStatus, isFailing, isPaused, owner } = webhook
  return (
    <Row
      title={<bdi dir="ltr">{url}</bdi>}
      note={[
        events.map((event) => crmWebhooks.names[event]).join(', '),
        ...(isFailing ? [] : [lastStatus ? crmWebhooks.last(lastStatus) : crmWebhooks.never]),
      ].join(' · ')}
      details={
        <>
          {owner && (
            <p className="crm-small">
              <bdi>{crmWebhooks.owner(owner.name)}</bdi>
            </p>
          )}
          {isPaused && (
            <p className="crm-small">
              <span className="crm-due">{crmWebhooks.paused}</span> {crmWebhooks.pausedText}
            </p>
          )}
          {isFailing && !isPaused && (
            <p className="crm-small">
              <span className="crm-due">{crmWebhooks.failing}</span> {lastStatus}. {crmWebhooks.again}
            </p>
          )}
        </>
      }
    >
      {isPaused && (
        <ChangeButton
          about={url}
          send={() => crmApi('POST /api/crm/webhooks/{id}/take-over', Webhook, { id })}
          done={() => crmWebhooks.tookOver}
        >
          {crmWebhooks.takeOver}
        </ChangeButton>
      )}
      <ConfirmButton
        labels={crmWebhooks.remove}
        about={url}
        send={() => crmApi('DELETE /api/crm/webhooks/{id}', Reference, { id })}
        done={() => crmWebhooks.removed}
      />
    </Row>
  )
}
