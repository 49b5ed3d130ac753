import { analytics as labels } from '@nokshi/content/analytics.ts'
import { language } from '@nokshi/content/language.ts'
import { writeTime } from '@nokshi/contract/write-moment.ts'
import { useEffect, useState } from 'react'
import { shownSentence } from '../platform/shown-sentence.ts'

interface FreshnessProps {
  updatedAt: number
  error: Error | null
  onRetry: () => void
}

const MINUTE = 60_000

export function Freshness({ updatedAt, error, onRetry }: FreshnessProps) {
  const minutes = useMinutesSince(updatedAt)
  if (error) {
    return (
      <p role="status" className="stats-stale micro strong">
        {shownSentence(error, labels.failed.heading)} {labels.shown(writeTime(updatedAt, language))}{' '}
        <button type="button" className="stats-retry underlined tap-height" onClick={onRetry}>
          {labels.failed.retry}
        </button>
      </p>
    )
  }
  return <p className="stats-fresh micro">{minutes < 1 ? labels.fresh.now : labels.fresh.ago(minutes)}</p>
}

function useMinutesSince(instant: number) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE / 4)
    return () => clearInterval(clock)
  }, [])
  return Math.floor((now - instant) / MINUTE)
}
