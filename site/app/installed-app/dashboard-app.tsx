import { offline } from '@nokshi/content/installed-app.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryClient } from '../platform/query-client.ts'
import { loginStateQuery } from '../platform/session.ts'
import { registerWorker, switchOnAgain } from './browser-app.ts'

/** Makes the dashboard open without a network, and says when it does. */
export function DashboardApp() {
  const [isOffline, setOffline] = useState(!navigator.onLine)
  const { data: login } = useQuery({ ...loginStateQuery, enabled: false }, queryClient)
  const userId = login?.user?.id

  useEffect(() => {
    const workers = navigator.serviceWorker
    if (!workers) return
    const gone = new AbortController()
    const { signal } = gone
    // From the worker, which knows whether an answer came from the server.
    workers.addEventListener('message', ({ data }) => setOffline(data.isOffline === true), { signal })
    workers.addEventListener('controllerchange', () => void storeAnswers(), { signal })
    addEventListener('offline', () => setOffline(true), { signal })
    addEventListener('online', () => setOffline(false), { signal })
    workers.startMessages()
    workers.controller?.postMessage('')
    registerWorker()?.catch(() => {})
    return () => gone.abort()
  }, [])

  useEffect(() => {
    if (userId !== undefined) switchOnAgain(userId).catch(() => {})
  }, [userId])

  return <div role="status">{isOffline && <p className="dash-told dash-offline">{offline}</p>}</div>
}

/** The first worker comes after the answers that the page began with, and has seen none of them. */
async function storeAnswers() {
  const batch = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/batch?'))
  if (batch) await fetch(batch.name, { credentials: 'include' }).catch(() => {})
}
