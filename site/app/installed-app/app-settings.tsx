import { cities } from '@nokshi/content/cities.ts'
import { installedApp as labels } from '@nokshi/content/installed-app.ts'
import { defaultQuietHours, type PushSettings } from '@nokshi/contract/push.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/fields/field.tsx'
import { SwitchField } from '../ui/fields/switch-field.tsx'
import { useSave } from '../ui/forms/use-save.ts'
import { pushQuery, saveQuietHours, switchOff, switchOn } from './browser-app.ts'

const { failed, saved } = labels

interface AppSettingsProps {
  userId: string | number
  timeZone: string
}

export function AppSettings({ userId, timeZone }: AppSettingsProps) {
  const { data: settings } = useQuery(pushQuery)
  return (
    <div className="sheet-column stack gap-24">
      <Install />
      {settings && <ThisDevice userId={userId} settings={settings} />}
      {settings && <Quiet timeZone={timeZone} settings={settings} />}
    </div>
  )
}

function Install() {
  const { how, open } = labels.install
  return (
    <div className="stack items-start gap-12">
      <p>{how}</p>
      <ButtonLink {...open} look="second" size="small" />
    </div>
  )
}

/** Why it cannot be switched on here; undefined where it can. */
function findObstacle({ isConfirmed }: PushSettings) {
  const { unsupported, denied, unconfirmed } = labels.device
  // Nor in Safari on iPhone and iPad, but for the app on the home screen.
  if (!('PushManager' in window && 'Notification' in window)) return unsupported
  if (Notification.permission === 'denied') return denied
  return isConfirmed ? undefined : unconfirmed
}

function ThisDevice({ userId, settings }: { userId: string | number; settings: PushSettings }) {
  const { label, hint } = labels.device
  const change = useSave({
    // Whoever refuses in the dialog of the browser reads below how to change that.
    send: (isOn: boolean) =>
      (isOn ? switchOn(userId, settings.publicKey) : switchOff()).catch((error: unknown) => {
        if (Notification.permission !== 'denied') throw error
      }),
    failed,
  })
  const obstacle = findObstacle(settings)
  const isOn = change.isPending ? change.variables : settings.isOn && !obstacle
  return (
    <div className="stack gap-12">
      <SwitchField label={label} hint={hint} isOn={isOn} isDisabled={obstacle !== undefined} onChange={change.mutate} />
      {obstacle && <p className="account-waiting">{obstacle}</p>}
    </div>
  )
}

function Quiet({ timeZone, settings: { quietHours } }: { timeZone: string; settings: PushSettings }) {
  const { label, hint, from, until, zone } = labels.quiet
  /** A time that is half typed is no time. */
  const [typed, setTyped] = useState(quietHours ?? defaultQuietHours)
  const change = useSave({ send: saveQuietHours, done: saved, failed })

  const field = (name: 'from' | 'until') => ({
    type: 'time',
    dir: 'ltr' as const,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    onBlur: () => {
      const isChanged = typed[name] !== quietHours?.[name]
      if (isChanged && typed.from !== '' && typed.until !== '') change.mutate(typed)
    },
  })
  return (
    <div className="stack gap-12">
      <SwitchField
        label={label}
        hint={hint}
        isOn={quietHours !== null}
        onChange={(isOn) => change.mutate(isOn ? typed : null)}
      />
      {quietHours && (
        <>
          <div className="form-pair">
            <TextField label={from} {...field('from')} />
            <TextField label={until} {...field('until')} />
          </div>
          <p className="field-hint">
            {zone} <bdi>{cities[timeZone] ?? timeZone.replaceAll('_', ' ')}</bdi>
          </p>
        </>
      )}
    </div>
  )
}
