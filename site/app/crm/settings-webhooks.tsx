import { crmWebhooks } from '@nokshi/content/crm.ts'
import { Reference } from '@nokshi/contract/crm.ts'
import type { Webhook } from '@nokshi/contract/desk.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { crmApi } from './crm-api.ts'
import { webhooksQuery } from './crm-queries.ts'
import { CrmFailed, CrmLoading } from './crm-states.tsx'
import { WebhookForm } from './settings-webhook-form.tsx'
import { ShownOnce } from './shown-once.tsx'
import { useChange } from './use-change.ts'

type Hook = ReturnType<typeof Webhook.parse>

export function SettingsWebhooks() {
  const [secret, setSecret] = useState<string>()
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery)
  if (error && !webhooks) return <CrmFailed fault={error} onRetry={() => void refetch()} />
  if (!webhooks) return <CrmLoading />
  return (
    <div className="settings-panel">
      <section className="settings-part">
        <h2 className="crm-heading">{crmWebhooks.heading}</h2>
        <p className="text-soft">{crmWebhooks.text}</p>
        {secret && (
          <ShownOnce
            key={secret}
            label={crmWebhooks.secret}
            value={secret}
            copy={{ label: crmWebhooks.copy, done: crmWebhooks.copied }}
          >
            <p>{crmWebhooks.once}</p>
          </ShownOnce>
        )}
        {webhooks.length === 0 ? (
          <p className="crm-small">{crmWebhooks.empty}</p>
        ) : (
          <ul className="crm-rows">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
        <WebhookForm onMade={setSecret} />
      </section>
    </div>
  )
}

function WebhookRow({ webhook }: { webhook: Hook }) {
  const remove = useChange({
    send: () => crmApi.delete(`/api/crm/webhooks/${webhook.id}`, Reference),
    done: () => crmWebhooks.removed,
  })
  const { url, events, lastStatus } = webhook
  return (
    <li className="crm-row">
      <div className="crm-row-words">
        <p className="font-semibold">
          <bdi dir="ltr">{url}</bdi>
        </p>
        <p className="crm-small">
          {events.map((event) => crmWebhooks.names[event]).join(', ')} ·{' '}
          {lastStatus ? crmWebhooks.last(lastStatus) : crmWebhooks.never}
        </p>
      </div>
      <button
        type="button"
        className="crm-quiet-button"
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {crmWebhooks.remove}
        <span className="sr-only"> {url}</span>
      </button>
    </li>
  )
}
