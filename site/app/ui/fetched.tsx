import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { unreachedSentence } from '../platform/shown-sentence.ts'
import { notifyProblem } from './notices/notify.ts'

type Part<Props> = (props: Props) => ReactNode
type Load<Props> = () => Promise<Part<Props>>

const fetched = new WeakMap<Load<never>, Part<never>>()

async function fetchPart<Props>(load: Load<Props>) {
  const part = await load()
  fetched.set(load, part)
  return part
}

function findPart<Props>(load: Load<Props>) {
  // What is kept for a function is what that function returned.
  return fetched.get(load) as Part<Props> | undefined
}

/** What cannot be fetched now is fetched when it is needed. */
export async function fetchAhead(...loads: Load<never>[]) {
  await Promise.allSettled(loads.map(fetchPart))
}

const READ_MS = 5_000
const RETRY_EVENTS = ['online', 'pointerdown', 'keydown']

/**
 * Acts once somebody uses the page, or has had time to read it. Parts that are fetched then open at once,
 * also without a network.
 */
export function useLater(act: () => void) {
  const onLater = useEffectEvent(act)
  useEffect(() => {
    const done = new AbortController()
    const begin = () => {
      // React Router loads the page anew when the code of a screen does not arrive.
      if (!navigator.onLine) return
      done.abort()
      onLater()
    }
    const timer = setTimeout(begin, READ_MS)
    done.signal.addEventListener('abort', () => clearTimeout(timer))
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { signal: done.signal })
    return () => done.abort()
  }, [])
}

/**
 * A component that is fetched when it is first needed. If that fails, a toast says so and `onFail` closes
 * what needed it: the next try fetches it again. What cannot be closed is tried again at the next tap or key.
 */
export function useFetched<Props>(load: Load<Props>, isNeeded: boolean, onFail?: () => void) {
  const [Part, setPart] = useState(() => findPart(load))
  const fail = useEffectEvent((retry: () => void, signal: AbortSignal) => {
    notifyProblem(unreachedSentence())
    if (onFail) onFail()
    else for (const type of RETRY_EVENTS) addEventListener(type, retry, { once: true, signal })
  })
  useEffect(() => {
    if (!isNeeded || Part) return
    const gone = new AbortController()
    const { signal } = gone
    const begin = () => {
      fetchPart(load).then(
        (part) => signal.aborted || setPart(() => part),
        () => signal.aborted || fail(begin, signal),
      )
    }
    begin()
    return () => gone.abort()
  }, [load, isNeeded, Part])
  return Part
}

interface FetchedProps<Props> {
  load: Load<Props>
  with: Props
  children?: ReactNode
}

export function Fetched<Props extends object>({ load, with: props, children }: FetchedProps<Props>) {
  const Part = useFetched(load, true)
  return Part ? <Part {...props} /> : children
}
