import { randomBytes } from 'node:crypto'
import type { Deps } from './deps.ts'

/** An answer as the log and the metrics know it. */
interface Answered {
  requestId: string
  method: string
  route: string
  status: number
  /** By `performance.now()`. */
  startedAt: number
}

/** Numbers requests within this process; the random part tells processes apart. */
const processMark = randomBytes(6).toString('base64url')
let requestCount = 0

/** Numbers requests and tells what became of them. */
export function createObserver({ log, metrics, config }: Pick<Deps, 'log' | 'metrics' | 'config'>) {
  return {
    /** The id that a proxy of ours gave a request, or a new one. */
    requestIdOf(given: string | undefined) {
      const isGiven = config.trustProxy > 0 && given !== undefined && /^[\w-]{1,64}$/.test(given)
      return isGiven ? given : `${processMark}-${(++requestCount).toString(36)}`
    },
    /** Successful reads are only counted. Everything that changes something, fails or dawdles is logged as well. */
    report({ requestId, method, route, status, startedAt }: Answered) {
      const seconds = (performance.now() - startedAt) / 1000
      metrics.answers.count(method, route, status, seconds)
      const isQuiet = status < 400 && seconds < 1 && (method === 'GET' || route.startsWith('/api/traffic/'))
      const entry = { requestId, method, route, status, ms: Math.round(seconds * 1000) }
      if (isQuiet) log.debug('request', entry)
      else log.info('request', entry)
    },
  }
}
