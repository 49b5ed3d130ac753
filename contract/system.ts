import * as z from 'zod'
import type { Operations } from './operation.ts'

const Status = z.object({ status: z.string() })

export const systemOperations = {
  'GET /healthz': { summary: 'Whether the process lives', limit: null, replies: { 200: Status } },
  'GET /readyz': { summary: 'Whether the database answers', limit: null, replies: { 200: Status, 503: Status } },
  'GET /metrics': {
    summary: 'Figures about the process, for Prometheus',
    limit: null,
    replies: { 200: 'text/plain' },
    refusals: [404],
  },
  'GET /api/openapi.json': { summary: 'This description', limit: null, replies: { 200: 'application/json' } },
} satisfies Operations
