import { domains as labels } from '@nokshi/content/domains.ts'
import { language } from '@nokshi/content/language.ts'
import { DOMAIN_ENDS_AFTER_MS, DomainEdit, type DomainRecord, OwnDomain } from '@nokshi/contract/linkhub/domains.ts'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { withProof } from '../../platform/session-proof.ts'
import { copyToClipboard } from '../../ui/browser/clipboard.ts'
import { Button, SmallButton } from '../../ui/button.tsx'
import { ExactField } from '../../ui/fields/account-fields.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { BlockForm, useBlockChanges } from '../rows/block-form.tsx'
import { LinksRemoved } from '../rows/row.tsx'
import { domainQuery } from './domain-query.ts'
import './domain-settings.css'

type Domain = NonNullable<OwnDomain['domain']>

async function show(domain: Promise<OwnDomain>) {
  queryClient.setQueryData(domainQuery.queryKey, await domain)
}

function connect(host: string) {
  return show(withProof(() => browserApi('PUT /api/linkhubAuth/me/domain', OwnDomain, { body: { host } })))
}

const check = () => show(browserApi('POST /api/linkhubAuth/me/domain/check', OwnDomain))
const remove = () => show(browserApi('DELETE /api/linkhubAuth/me/domain', OwnDomain))

export function DomainSettings({ domain }: Pick<OwnDomain, 'domain'>) {
  const [removed, setRemoved] = useState<string>()
  const { change } = useBlockChanges(domainQuery)
  if (domain) return <ConnectedDomain domain={domain} onRemoved={() => setRemoved(domain.host)} />
  return (
    <>
      <p className="soft">{labels.text}</p>
      <LinksRemoved title={removed} onUndo={() => removed && change(() => connect(removed))} />
      <DomainForm />
    </>
  )
}

function DomainForm() {
  const form = useForm<DomainEdit>({ loadSchema: async () => DomainEdit, send: ({ host }) => connect(host) })
  return (
    <BlockForm form={form} save={labels.connect}>
      <ExactField label={labels.field} autoComplete="off" inputMode="url" {...form.field('host')} />
    </BlockForm>
  )
}

const days = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long' })
const times = new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' })

function ConnectedDomain({ domain, onRemoved }: { domain: Domain; onRemoved: () => void }) {
  const { change, isPending } = useBlockChanges(domainQuery)
  const { host, address, alias, zone, problem, failingSince, checkedAt, records } = domain
  const state = failingSince === null ? domain.state : 'broken'
  const since = failingSince ?? 0
  return (
    <>
      <p className="account-fact">
        <a className="underlined" href={state === 'live' ? address : undefined} dir="ltr">
          {host}
        </a>
      </p>
      <div role="status" className="stack gap-4">
        <p className={state === 'live' ? 'strong done' : 'strong accent'}>{labels.states[state](days.format(since))}</p>
        <p>{labels.texts[state](zone, days.format(since + DOMAIN_ENDS_AFTER_MS))}</p>
        {problem && checkedAt !== null && <p>{labels.problems[problem]}</p>}
      </div>
      <details className="full-width" open={state !== 'live'}>
        <summary className="strong tap-height">{labels.records.heading}</summary>
        <p className="soft micro">{labels.records.hint(zone)}</p>
        <ul className="stack gap-12 above-8">
          {records.map((record) => (
            <RecordRow key={record.type + record.name + record.value} record={record} alias={alias} />
          ))}
        </ul>
      </details>
      <div className="cluster">
        <Button
          size="small"
          look={state === 'live' ? 'second' : 'primary'}
          disabled={isPending}
          onClick={() => change(check)}
        >
          {isPending ? labels.check.busyLabel : labels.check.label}
        </Button>
        <SmallButton disabled={isPending} onClick={() => change(() => remove().then(onRemoved))}>
          {labels.remove}
        </SmallButton>
      </div>
      {checkedAt !== null && <p className="soft micro">{labels.checked(times.format(checkedAt))}</p>}
    </>
  )
}

function RecordRow({ record, alias }: { record: DomainRecord; alias: string | null }) {
  const { type, name, value, isFound, found, isOptional } = record
  return (
    <li className="domain-record surface rounded">
      <p className="row between gap-x-12">
        <strong dir="ltr">{type}</strong>
        <span className={isFound ? 'strong done micro inline-row gap-4' : 'soft micro'}>
          {isFound && <Check aria-hidden size={14} />}
          {isFound ? labels.records.found : labels.records.missing}
        </span>
      </p>
      <CopyLine label={labels.records.name} text={name} />
      <CopyLine label={labels.records.value} text={value} />
      {!isFound && found.length > 0 && (
        <p className="accent break-anywhere micro">
          {labels.records.instead} <bdi dir="ltr">{found.join(', ')}</bdi>
        </p>
      )}
      {isOptional && !isFound && alias !== null && <p className="soft micro">{labels.records.optional(alias)}</p>}
    </li>
  )
}

/** Where the browser copies nothing, the text can be selected. */
function CopyLine({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  const { copy, copied } = labels.records
  return (
    <div className="line gap-8">
      <span className="soft micro flex-none">{label}</span>
      <code className="min-width-0 break-anywhere" dir="ltr">
        {text}
      </code>
      <IconButton
        className="push-end flex-none"
        label={`${isCopied ? copied : copy}: ${label} ${text}`}
        icon={isCopied ? Check : Copy}
        onClick={() => void copyToClipboard(text).then(setCopied)}
      />
    </div>
  )
}
