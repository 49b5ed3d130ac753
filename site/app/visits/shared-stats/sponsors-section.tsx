import { language } from '@nokshi/content/language.ts'
import { sponsors as labels, weeklyReports } from '@nokshi/content/weekly-reports.ts'
import {
  type NewSponsorAddress,
  SPONSOR_ADDRESSES_MAX,
  type SponsorAddress,
  SponsorAddresses,
  SponsorAddressMade,
} from '@nokshi/contract/visits/shared-stats.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { withProof } from '../../platform/session-proof.ts'
import { copyToClipboard } from '../../ui/browser/clipboard.ts'
import { Button, SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { useSave } from '../../ui/forms/use-save.ts'
import { notify } from '../../ui/notices/notify.ts'
import { weeklyReportQuery } from '../weekly-reports/report-query.ts'

export function SponsorsSection() {
  const { data } = useQuery(sponsorsQuery)
  const { data: report } = useQuery(weeklyReportQuery)
  const isConfirmed = report?.isConfirmed === true
  const [label, setLabel] = useState('')
  const [showsLinks, setShowsLinks] = useState(false)
  const making = useSave({ send: makeSponsorAddress, onDone: () => setLabel(''), failed: weeklyReports.unsaved })
  if (!data) return null
  const open = data.filter(({ revokedAt }) => revokedAt === null)
  function submit(event: FormEvent) {
    event.preventDefault()
    making.mutate({ label, showsLinks })
  }
  return (
    <div className="stack gap-16">
      <p>{labels.text}</p>
      {making.data && <MadeAddress address={making.data} />}
      {open.length > 0 && (
        <ul className="weekly-report-list stack gap-16">
          {open.map((address) => (
            <AddressRow key={address.id} address={address} />
          ))}
        </ul>
      )}
      {!isConfirmed && <p>{labels.unconfirmed}</p>}
      {isConfirmed && open.length < SPONSOR_ADDRESSES_MAX && (
        <form className="stack gap-16" onSubmit={submit}>
          <TextField
            label={labels.label}
            hint={labels.labelHint}
            isOptional
            maxLength={80}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
          <label className="line gap-12 tap-height">
            <input
              type="checkbox"
              className="tick-box"
              checked={showsLinks}
              onChange={({ target }) => setShowsLinks(target.checked)}
            />
            {labels.showsLinks}
          </label>
          <div>
            <Button type="submit" look="second" disabled={making.isPending}>
              {labels.make}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

function MadeAddress({ address }: { address: string }) {
  const id = useId()
  async function copy() {
    if (await copyToClipboard(address)) notify(labels.copied)
  }
  return (
    <div className="dash-told stack gap-16" role="status">
      <label htmlFor={id}>{labels.made}</label>
      <input id={id} className="field-input" readOnly dir="ltr" value={address} />
      <div>
        <SmallButton onClick={() => void copy()}>{labels.copy}</SmallButton>
      </div>
    </div>
  )
}

const dates = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long' })

function AddressRow({ address: { id, label, madeAt } }: { address: SponsorAddress }) {
  const name = label || labels.unnamed
  const revoking = useSave({
    send: () => revokeSponsorAddress(id),
    done: labels.revoked,
    failed: weeklyReports.unsaved,
  })
  return (
    <li>
      <span>
        <bdi>{name}</bdi>
        {language.comma} {labels.madeOn(dates.format(madeAt))}
      </span>
      <SmallButton
        aria-label={`${labels.revoke}: ${name}`}
        disabled={revoking.isPending}
        onClick={() => revoking.mutate()}
      >
        {labels.revoke}
      </SmallButton>
    </li>
  )
}

const sponsorsQuery = queryOptions({
  queryKey: ['sponsors'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/sponsors', SponsorAddresses),
})

/** The address, which is never said again. */
async function makeSponsorAddress(body: NewSponsorAddress, idempotencyKey: string) {
  const { address, addresses } = await withProof(() =>
    browserApi('POST /api/linkhubAuth/me/sponsors', SponsorAddressMade, { body, idempotencyKey }),
  )
  queryClient.setQueryData(sponsorsQuery.queryKey, addresses)
  return address
}

async function revokeSponsorAddress(id: string) {
  const addresses = await browserApi('DELETE /api/linkhubAuth/me/sponsors/{id}', SponsorAddresses, { id })
  queryClient.setQueryData(sponsorsQuery.queryKey, addresses)
}
