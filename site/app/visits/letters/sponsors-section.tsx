import { language } from '@nokshi/content/language.ts'
import { letters, sponsors as words } from '@nokshi/content/letters.ts'
import { SPONSOR_ADDRESSES_MAX, type SponsorAddress } from '@nokshi/contract/notices/letters.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { copyToClipboard } from '../../ui/browser/clipboard.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { useSave } from '../../ui/forms/use-save.ts'
import { notify } from '../../ui/notices/notify.ts'
import { letterQuery, makeSponsorAddress, revokeSponsorAddress, sponsorsQuery } from './letters-query.ts'

/** Private addresses that show the figures to whoever has one. */
export function SponsorsSection() {
  const { data } = useQuery(sponsorsQuery, queryClient)
  const { data: letter } = useQuery(letterQuery, queryClient)
  const isConfirmed = letter?.isConfirmed === true
  const [label, setLabel] = useState('')
  const [showsLinks, setShowsLinks] = useState(false)
  const making = useSave({
    send: makeSponsorAddress,
    onDone: () => setLabel(''),
    failed: letters.unsaved,
  })
  if (!data) return null
  const open = data.filter(({ revokedAt }) => revokedAt === null)
  function submit(event: FormEvent) {
    event.preventDefault()
    making.mutate({ label, showsLinks })
  }
  return (
    <section className="letters">
      <h2 className="stats-heading">{words.heading}</h2>
      <p>{words.text}</p>
      {making.data && <MadeAddress address={making.data} />}
      {open.length > 0 && (
        <ul className="letters-list">
          {open.map((address) => (
            <AddressRow key={address.id} address={address} />
          ))}
        </ul>
      )}
      {!isConfirmed && <p>{words.unconfirmed}</p>}
      {isConfirmed && open.length < SPONSOR_ADDRESSES_MAX && (
        <form className="letters-form" onSubmit={submit}>
          <TextField
            label={words.label}
            hint={words.labelHint}
            isOptional
            maxLength={80}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
          <label className="letters-tick">
            <input
              type="checkbox"
              checked={showsLinks}
              onChange={({ target }) => setShowsLinks(target.checked)}
            />
            {words.showsLinks}
          </label>
          <div>
            <Button type="submit" look="second" disabled={making.isPending}>
              {words.make}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

function MadeAddress({ address }: { address: string }) {
  const id = useId()
  async function copy() {
    if (await copyToClipboard(address)) notify(words.copied)
  }
  return (
    <div className="dash-told letters-made" role="status">
      <label htmlFor={id}>{words.made}</label>
      <input id={id} className="field-input" readOnly dir="ltr" value={address} />
      <div>
        <Button look="second" size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </div>
  )
}

const dates = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long' })

function AddressRow({ address: { id, label, madeAt } }: { address: SponsorAddress }) {
  const name = label || words.unnamed
  const revoking = useSave({
    send: () => revokeSponsorAddress(id),
    done: words.revoked,
    failed: letters.unsaved,
  })
  return (
    <li>
      <span>
        <bdi>{name}</bdi>
        {language.comma} {words.madeOn(dates.format(madeAt))}
      </span>
      <Button
        look="second"
        size="small"
        aria-label={`${words.revoke}: ${name}`}
        disabled={revoking.isPending}
        onClick={() => revoking.mutate()}
      >
        {words.revoke}
      </Button>
    </li>
  )
}
