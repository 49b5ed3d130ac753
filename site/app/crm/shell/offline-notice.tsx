import { crmFrame } from '@nokshi/content/crm/records.ts'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="crm-offline line gap-10 strong cloth">
          <CloudOff aria-hidden size={18} className="flex-none" />
          {crmFrame.offline}
        </p>
      )}
    </div>
  )
}

function watch(reader: () => void) {
  window.addEventListener('online', reader)
  window.addEventListener('offline', reader)
  return () => {
    window.removeEventListener('online', reader)
    window.removeEventListener('offline', reader)
  }
}
