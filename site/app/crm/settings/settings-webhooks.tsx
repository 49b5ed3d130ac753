import { crmWebhooks } from '@nokshi/content/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { webhooksQuery } from '../records/crm-queries.ts'
import { CrmFailed, CrmLoading } from '../records/crm-states.tsx'
import { useFocusKept } from '../records/focus-kept.ts'
import { ShownOnce } from '../staff/shown-once.tsx'
import { WebhookForm } from './settings-webhook-form.tsx'
import { type Made, WebhookRow } from './settings-webhook-row.tsx'

export function SettingsWebhooks() {
  const [made, setMade] = useState<Made>()
  const part = useRef<HTMLElement>(null)
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery)
  useFocusKept(part)
  if (error && !webhooks) return <CrmFailed fault={error} onRetry={() => void refetch()} />
  if (!webhooks) return <CrmLoading />
  return (
    <div className="settings-panel">
      <section ref={part} tabIndex={-1} className="settings-part" aria-label={crmWebhooks.heading}>
        <h2 className="crm-heading">{crmWebhooks.heading}</h2>
        <p className="soft">{crmWebhooks.text}</p>
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
        {webhooks.length === 0 ? (
          <p className="crm-small">{crmWebhooks.empty}</p>
        ) : (
          <ul className="crm-rows">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onRenewed={setMade} />
            ))}
          </ul>
        )}
        <WebhookForm onMade={setMade} />
      </section>
    </div>
  )
}
