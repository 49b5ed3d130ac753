import { Counter, Histogram, type Registry } from 'prom-client'

/** Answers that Prometheus cannot tell apart. */
interface Kind {
  method: string
  route: string
  status: number
  /** How long each of them took that the library was not told of yet. */
  seconds: number[]
}

/** So many wait at most. */
const WAITING_MAX = 500

/**
 * Counts and times answers. The library works its labels out anew for each, which takes longer than some answers do; so it is
 * told of many together, at the latest when somebody reads the metrics.
 */
export function createAnswerMetrics(registry: Registry) {
  const byRoute = new Map<string, Kind[]>()
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect: tellAll,
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
    collect: tellAll,
  })

  function tellAll() {
    for (const kinds of byRoute.values()) kinds.forEach(tell)
  }

  function tell({ method, route, status, seconds }: Kind) {
    if (seconds.length === 0) return
    requests.inc({ method, route, status }, seconds.length)
    for (const each of seconds) duration.observe({ route }, each)
    seconds.length = 0
  }

  function findKind(method: string, route: string, status: number) {
    const kinds = byRoute.get(route) ?? []
    for (const kind of kinds) if (kind.status === status && kind.method === method) return kind
    const kind: Kind = { method, route, status, seconds: [] }
    byRoute.set(route, [...kinds, kind])
    return kind
  }

  return {
    requests,
    duration,
    count(method: string, route: string, status: number, seconds: number) {
      const kind = findKind(method, route, status)
      kind.seconds.push(seconds)
      if (kind.seconds.length >= WAITING_MAX) tell(kind)
    },
  }
}
