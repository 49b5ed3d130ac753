import { crmNotices } from '@nokshi/content/crm/preferences.ts'
import { CalendarMade } from '@nokshi/contract/crm/calendar.ts'
import { Preferences } from '@nokshi/contract/crm/preferences.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { today } from '../parts/day.ts'
import { SettingsPart } from '../parts/settings-part.tsx'
import { ConfirmButton } from '../records/confirm-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { ShownOnce } from '../staff/shown-once.tsx'

const labels = crmNotices.calendar

/** The private address that calendars fetch; shown once, because only its hash is kept. */
export function CalendarSettings({ since }: { since: number | null }) {
  const [address, setAddress] = useState<string>()
  const make = {
    send: () => crmApi('POST /api/crm/me/calendar', CalendarMade),
    onDone: (made: { address: string }) => setAddress(made.address),
  }
  const first = useChange<void, { address: string }>(make)
  return (
    <SettingsPart heading={labels.heading} text={labels.text}>
      {address ? (
        <ShownOnce label={labels.label} value={address} copy={labels.copy}>
          <p className="soft">{labels.once}</p>
        </ShownOnce>
      ) : (
        <p className="strong">{since === null ? labels.off : labels.since(today(new Date(since)))}</p>
      )}
      <div className="crm-actions">
        {since === null ? (
          <Button size="small" disabled={first.isPending} onClick={() => first.mutate()}>
            {labels.make}
          </Button>
        ) : (
          <>
            <ConfirmButton labels={labels.renew} about={labels.label} {...make} />
            <ConfirmButton
              labels={labels.close}
              about={labels.label}
              send={() => crmApi('DELETE /api/crm/me/calendar', Preferences)}
              done={() => labels.closed}
              onDone={() => setAddress(undefined)}
            />
          </>
        )}
      </div>
    </SettingsPart>
  )
}
