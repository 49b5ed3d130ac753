import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Notice, takeNotices } from './notify.ts'

/** Between four and five seconds; the time stands still while a toast is pointed at or focused. */
const SHOWN_MS = 5_000

const toasts = Toast.createToastManager<{ tone: Notice['tone'] }>()

function show({ title, text, tone }: Notice) {
  toasts.add({ title, description: text, data: { tone }, priority: tone === 'needle' ? 'high' : 'low' })
}

/** Toasts are announced, can be reached by keyboard (F6) and dismissed. `early` are those that came before the code. */
export function ToastRegion({ early }: { early: Notice[] }) {
  const isFirstRun = useRef(true)
  useEffect(() => {
    if (isFirstRun.current) for (const notice of early) show(notice)
    isFirstRun.current = false
    return takeNotices(show)
  }, [early])
  return (
    <Toast.Provider toastManager={toasts} timeout={SHOWN_MS}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts: shown } = Toast.useToastManager<{ tone: Notice['tone'] }>()
  return shown.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" data-tone={toast.data?.tone}>
      <Toast.Title className="toast-title" />
      <Toast.Description className="text-soft" />
      <Toast.Close className="toast-close" aria-label="Dismiss">
        <X aria-hidden size={20} />
      </Toast.Close>
    </Toast.Root>
  ))
}
