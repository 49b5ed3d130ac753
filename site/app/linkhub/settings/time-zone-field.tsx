import { dashboard } from '@nokshi/content/dashboard.ts'
import { language } from '@nokshi/content/language.ts'
import { useEffect, useMemo, useState } from 'react'
import { SearchSelect } from '../../ui/fields/search-select.tsx'

/** Where most of the owners live. */
const NEAR_HOME = ['Asia/Dhaka', 'Asia/Dubai', 'Asia/Riyadh']

interface TimeZoneFieldProps {
  value: string
  onChange: (timeZone: string) => void
}

export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const { label, hint, none, now: nowWords, open } = dashboard.settings.timeZone
  const choices = useMemo(() => listTimeZones(value), [value])
  const now = useMinute()
  return (
    <div className="field-group">
      <SearchSelect
        label={label}
        hint={hint}
        none={none}
        openLabel={open}
        choices={choices}
        value={value}
        onChange={onChange}
      />
      <p className="field-reading">
        {nowWords} <time className="figures">{timeIn(value, now)}</time>
      </p>
    </div>
  )
}

function useMinute() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Every time zone the browser knows, with the nearest first, and the one that is chosen in any case. */
function listTimeZones(chosen: string) {
  const zones = new Set([...NEAR_HOME, chosen, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}

function timeIn(timeZone: string, now: Date) {
  const format = new Intl.DateTimeFormat(language.locale, {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.format(now)
}
