import * as z from 'zod'
import { type Operations, open } from './operation.ts'

const Status = z.object({ status: z.string() })

/** More calls than any screen makes at first. */
export const BATCH_MAX = 12

/** By path: what the call answered, as text. */
const BatchAnswers = z.record(z.string(), z.object({ status: z.number(), body: z.string() }))

export const systemOperations = {
  'GET /healthz': { summary: 'Whether the process lives', limit: null, replies: { 200: Status } },
  'GET /readyz': { summary: 'Whether the database answers', limit: null, replies: { 200: Status, 503: Status } },
  'GET /metrics': { ...open('Figures about the process, for Prometheus', null, 'text/plain'), refusals: [404] },
  'GET /api/batch': {
    summary: 'Make several calls that read, separated by spaces',
    query: z.object({ paths: z.string().max(2_000) }),
    limit: null,
    replies: { 200: BatchAnswers },
  },
  'GET /api/openapi.json': { summary: 'This description', limit: null, replies: { 200: 'application/json' } },
} satisfies Operations
