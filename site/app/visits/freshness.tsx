import { analytics as words } from '@nokshi/content/analytics.ts'
import { language } from '@nokshi/content/language.ts'
import { writeTime } from '@nokshi/contract/write-moment.ts'
import { useEffect, useState } from 'react'
import { ApiUnreachable } from '../platform/api.ts'
import { shownSentence } from '../platform/shown-sentence.ts'

interface FreshnessProps {
  updatedAt: number
  /** Why newer numbers did not come. */
  fault: Error | null
  onRetry: () => void
}

const MINUTE = 60_000

export function Freshness({ updatedAt, fault, onRetry }: FreshnessProps) {
  const minutes = useMinutesSince(updatedAt)
  if (fault) {
    return (
      <p role="status" className="stats-stale">
        {fault instanceof ApiUnreachable ? words.stale.offline : shownSentence(fault, words.failed.heading)}{' '}
        {words.stale.shown(writeTime(updatedAt, language))}{' '}
        <button type="button" className="stats-retry" onClick={onRetry}>
          {words.failed.retry}
        </button>
      </p>
    )
  }
  return <p className="stats-fresh">{minutes < 1 ? words.fresh.now : words.fresh.ago(minutes)}</p>
}

function useMinutesSince(instant: number) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE / 4)
    return () => clearInterval(clock)
  }, [])
  return Math.floor((now - instant) / MINUTE)
}
