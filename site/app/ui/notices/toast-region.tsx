import { Toast } from '@base-ui/react/toast'
import { frame } from '@nokshi/content/frame.ts'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { type Notice, showNoticesWith } from './notify.ts'
import { useUncoveredFocus } from './use-uncovered-focus.ts'

/** Between four and five seconds; the time stands still while a toast is pointed at or focused. */
const SHOWN_MS = 5_000
/** Time to read it, and to change one's mind. */
const WITH_ACTION_MS = 10_000

const toasts = Toast.createToastManager<{ tone: Notice['tone'] }>()

function show({ title, text, tone, action }: Notice) {
  const id = toasts.add({
    title,
    description: text,
    data: { tone },
    ...(action && { timeout: WITH_ACTION_MS, actionProps: { children: action.label, onClick: take } }),
  })

  function take() {
    toasts.close(id)
    action?.onPress()
  }
}

/** Toasts are announced, can be reached by keyboard (F6) and dismissed. `early` came before this code. */
export function ToastRegion({ early }: { early: Notice[] }) {
  const isFirstRun = useRef(true)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFirstRun.current) for (const notice of early) show(notice)
    isFirstRun.current = false
    return showNoticesWith(show)
  }, [early])
  return (
    <Toast.Provider toastManager={toasts} timeout={SHOWN_MS}>
      <Toast.Portal>
        <Toast.Viewport ref={region} className="toasts stack gap-12">
          <ToastList region={region} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList({ region }: { region: RefObject<HTMLDivElement | null> }) {
  const { toasts: shown } = Toast.useToastManager<{ tone: Notice['tone'] }>()
  useUncoveredFocus(region, shown.length)
  return shown.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      {...announcement(toast.data?.tone)}
      className="toast surface rounded"
      data-tone={toast.data?.tone}
    >
      <Toast.Title className="toast-title strong" />
      <Toast.Description className="soft" />
      {toast.actionProps && <Toast.Action className="toast-action strong underlined tap-height" />}
      {/* Base UI hides it from screen readers until the toast has the focus; a keyboard reaches it. */}
      <Toast.Close className="toast-close stack center" aria-label={frame.dismiss} aria-hidden={undefined}>
        <X aria-hidden size={20} />
      </Toast.Close>
    </Toast.Root>
  ))
}

/**
 * A problem interrupts, the rest waits. Base UI would make dialogs of them, and repeat those of high priority
 * from a hidden element.
 */
function announcement(tone: Notice['tone'] | undefined) {
  return { role: tone === 'error' ? 'alert' : 'status', 'aria-modal': undefined }
}
