import { crmWebhooks } from '@nokshi/content/crm/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { webhooksQuery } from '../records/crm-queries.ts'
import { Fetched } from '../records/fetched.tsx'
import { useFocusKept } from '../records/focus-kept.ts'
import { SettingsPart } from '../records/settings-part.tsx'
import { ShownOnce } from '../staff/shown-once.tsx'
import { WebhookForm } from './settings-webhook-form.tsx'
import { type Made, WebhookRow } from './settings-webhook-row.tsx'

export function SettingsWebhooks() {
  const [made, setMade] = useState<Made>()
  const part = useRef<HTMLElement>(null)
  const webhooks = useQuery(webhooksQuery)
  useFocusKept(part)
  return (
    <div className="settings-panel">
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
