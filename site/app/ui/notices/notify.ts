import { tryStorage } from '../../platform/try-storage.ts'

/** What a toast shows. Its words are the specification's, or the server's own sentence. */
export interface Notice {
  title: string
  text?: string | undefined
  tone: 'done' | 'error'
  /** What can still be done about it, such as taking it back. Then it stays twice as long. */
  action?: Action | undefined
}

interface Action {
  label: string
  onPress: () => void
}

type NoticeHandler = (notice: Notice) => void

/** Notices that nobody has shown yet; what shows them is loaded with the first of them. */
const waiting: Notice[] = []
let taker: NoticeHandler | undefined

export function notify(title: string, text?: string, action?: Action) {
  give({ title, text, tone: 'done', action })
}

export function notifyProblem(title: string, text?: string) {
  give({ title, text, tone: 'error' })
}

export function notifyWithAction(title: string, action: Action) {
  give({ title, tone: 'done', action })
}

function give(notice: Notice) {
  if (taker) taker(notice)
  else waiting.push(notice)
}

/** Hands over every notice from now on, those that wait first. Returns how to stop. */
export function showNoticesWith(take: NoticeHandler) {
  taker = take
  for (const notice of waiting.splice(0)) take(notice)
  return () => {
    if (taker === take) taker = undefined
  }
}

const KEPT = 'toast-after-load'

/** For a success that ends in a full page load: the toast appears on the page that comes. */
export function notifyAfterLoad(title: string, text?: string) {
  tryStorage(() => sessionStorage.setItem(KEPT, JSON.stringify([title, text])))
}

export function showKeptNotice() {
  const [title, text] = tryStorage(() => JSON.parse(sessionStorage.getItem(KEPT) ?? '[]')) ?? []
  tryStorage(() => sessionStorage.removeItem(KEPT))
  if (title) notify(title, text ?? undefined)
}
