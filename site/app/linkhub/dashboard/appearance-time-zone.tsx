import { dashboard } from '@nokshi/content/dashboard.ts'
import { useEffect, useMemo, useState } from 'react'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { listTimeZones, timeIn } from './appearance-time.ts'

interface AppearanceTimeZoneProps {
  value: string
  onChange: (timeZone: string) => void
}

export function AppearanceTimeZone({ value, onChange }: AppearanceTimeZoneProps) {
  const { label, hint, none, now: nowWords, open } = dashboard.appearance.timeZone
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
