import { crmWebhooks } from '@nokshi/content/crm/settings.ts'
import { Reference } from '@nokshi/contract/crm/records.ts'
import { NewWebhook, Webhook, WebhookMade, webhookEvents } from '@nokshi/contract/crm/webhooks.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { notify, notifyProblem } from '../../ui/notices/notify.ts'
import { Fetched } from '../parts/fetched.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { ConfirmButton } from '../records/confirm-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { webhooksQuery } from '../records/crm-queries.ts'
import { useFocusKept } from '../records/focus-kept.ts'
import { useChange } from '../records/use-change.ts'
import { useCrmForm } from '../records/use-crm-form.ts'
import { ShownOnce } from '../staff/shown-once.tsx'

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

interface Made {
  webhook: Webhook
  secret: string
}

interface WebhookRowProps {
  webhook: Webhook
  onRenewed: (made: Made) => void
}

/** One program that is told, how its last call went, and what can be done with it. */
function WebhookRow({ webhook, onRenewed }: WebhookRowProps) {
  const { id, url, isPaused } = webhook
  const test = useChange({
    send: () => crmApi('POST /api/crm/webhooks/{id}/test', Webhook, { id }),
    onDone: sayHowItWent,
  })
  const takeOver = useChange({
    send: () => crmApi('POST /api/crm/webhooks/{id}/take-over', Webhook, { id }),
    done: () => crmWebhooks.tookOver,
  })
  return (
    <li className="crm-row">
      <WebhookLabels webhook={webhook} />
      <div className="crm-actions">
        {isPaused && (
          <SmallButton disabled={takeOver.isPending} onClick={() => takeOver.mutate()}>
            {crmWebhooks.takeOver}
            <span className="sr-only"> {url}</span>
          </SmallButton>
        )}
        <QuietButton about={url} disabled={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? crmWebhooks.testing : crmWebhooks.test}
        </QuietButton>
        <ConfirmButton
          labels={crmWebhooks.renew}
          about={url}
          send={() => crmApi('POST /api/crm/webhooks/{id}/secret', WebhookMade, { id })}
          onDone={onRenewed}
        />
        <ConfirmButton
          labels={crmWebhooks.remove}
          about={url}
          send={() => crmApi('DELETE /api/crm/webhooks/{id}', Reference, { id })}
          done={() => crmWebhooks.removed}
        />
      </div>
    </li>
  )
}

function WebhookLabels({ webhook }: { webhook: Webhook }) {
  const { url, events, lastStatus, isFailing, owner, isPaused } = webhook
  return (
    <div className="crm-row-words">
      <p className="strong">
        <bdi dir="ltr">{url}</bdi>
      </p>
      <p className="crm-small">
        {events.map((event) => crmWebhooks.names[event]).join(', ')}
        {!isFailing && ` · ${lastStatus ? crmWebhooks.last(lastStatus) : crmWebhooks.never}`}
      </p>
      {owner && !isPaused && (
        <p className="crm-small">
          <bdi>{crmWebhooks.owner(owner.name)}</bdi>
        </p>
      )}
      {isPaused && (
        <p className="crm-small">
          <span className="crm-due">{crmWebhooks.paused}</span>{' '}
          <bdi>{owner ? crmWebhooks.pausedText(owner.name) : crmWebhooks.pausedNobody}</bdi>
        </p>
      )}
      {isFailing && !isPaused && (
        <p className="crm-small">
          <span className="crm-due">{crmWebhooks.failing}</span> {lastStatus}. {crmWebhooks.again}
        </p>
      )}
    </div>
  )
}

function sayHowItWent({ isFailing, lastStatus }: Webhook) {
  if (isFailing) notifyProblem(crmWebhooks.failed, lastStatus ?? undefined)
  else notify(crmWebhooks.tested(lastStatus ?? ''))
}
