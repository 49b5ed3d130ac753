import * as z from 'zod'
import type { Operation } from './operation.ts'

const Status = z.object({ status: z.string() })

export const systemOperations: Operation[] = [
  {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process lives',
    replies: { 200: Status },
    refusals: [],
  },
  {
    method: 'GET',
    path: '/readyz',
    summary: 'Whether the database answers',
    replies: { 200: Status, 503: Status },
    refusals: [],
  },
  {
    method: 'GET',
    path: '/metrics',
    summary: 'Figures about the process, for Prometheus',
    replies: { 200: 'text/plain' },
    refusals: [404],
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description',
    replies: { 200: 'application/json' },
    refusals: [],
  },
]
