import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests answered, by route and status',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer',
      labelNames: ['route'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    submissions: new Counter({
      name: 'form_submissions_total',
      help: 'Posts of the public forms, by form and what became of them',
      labelNames: ['form', 'outcome'],
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Attempts to send a mail, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    outboxWaiting: new Gauge({ name: 'outbox_waiting', help: 'Rows of the outbox not delivered yet', registers }),
    outboxDead: new Gauge({ name: 'outbox_dead', help: 'Rows of the outbox that were given up', registers }),
    visits: new Counter({ name: 'visits_total', help: 'Beacons, by outcome', labelNames: ['outcome'], registers }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
