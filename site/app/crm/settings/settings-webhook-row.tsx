import { crmWebhooks } from '@nokshi/content/crm.ts'
import { Reference } from '@nokshi/contract/crm.ts'
import { Webhook, WebhookMade } from '@nokshi/contract/webhooks.ts'
import { useState } from 'react'
import { notify, notifyProblem } from '../../ui/notify.ts'
import { ConfirmDialog } from '../records/confirm-dialog.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'

/** A webhook with its secret, as it comes when that is made. */
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
  const [asked, setAsked] = useState<'renew' | 'remove'>()
  const close = () => setAsked(undefined)
  const path = `/api/crm/webhooks/${webhook.id}`
  const test = useChange({
    send: () => crmApi.post(`${path}/test`, undefined, Webhook),
    onDone: sayHowItWent,
  })
  const takeOver = useChange({
    send: () => crmApi.post(`${path}/take-over`, undefined, Webhook),
    done: () => crmWebhooks.tookOver,
  })
  const renew = useChange({
    send: () => crmApi.post(`${path}/secret`, undefined, WebhookMade),
    onDone(made) {
      close()
      onRenewed(made)
    },
  })
  const remove = useChange({
    send: () => crmApi.delete(path, Reference),
    done: () => crmWebhooks.removed,
    onDone: close,
  })
  const acts = { renew, remove }
  const whose = <span className="sr-only"> {webhook.url}</span>
  return (
    <li className="crm-row">
      <WebhookWords webhook={webhook} />
      <div className="crm-actions">
        {webhook.isPaused && (
          <button
            type="button"
            className="button button-second button-small"
            disabled={takeOver.isPending}
            onClick={() => takeOver.mutate()}
          >
            {crmWebhooks.takeOver}
            {whose}
          </button>
        )}
        <button
          type="button"
          className="crm-quiet-button"
          disabled={test.isPending}
          onClick={() => test.mutate()}
        >
          {test.isPending ? crmWebhooks.testing : crmWebhooks.test}
          {whose}
        </button>
        {(['renew', 'remove'] as const).map((act) => (
          <button key={act} type="button" className="crm-quiet-button" onClick={() => setAsked(act)}>
            {crmWebhooks[act].open}
            {whose}
          </button>
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          {...crmWebhooks[asked]}
          isBusy={acts[asked].isPending}
          onConfirm={() => acts[asked].mutate()}
          onClose={close}
        />
      )}
    </li>
  )
}

function WebhookWords({ webhook }: { webhook: Webhook }) {
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
