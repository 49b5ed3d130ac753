import { crmWebhooks } from '@nokshi/content/crm/settings.ts'
import { Reference } from '@nokshi/contract/crm/records.ts'
import { Webhook, WebhookMade } from '@nokshi/contract/crm/webhooks.ts'
import { SmallButton } from '../../ui/button.tsx'
import { notify, notifyProblem } from '../../ui/notices/notify.ts'
import { QuietButton } from '../parts/quiet-button.tsx'
import { ConfirmButton } from '../records/confirm-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'

export interface Made {
  webhook: Webhook
  secret: string
}

interface WebhookRowProps {
  webhook: Webhook
  onRenewed: (made: Made) => void
}

/** One program that is told, how its last call went, and what can be done with it. */
export function WebhookRow({ webhook, onRenewed }: WebhookRowProps) {
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
