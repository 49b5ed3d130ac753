import * as z from 'zod'
import { read } from '../crm/records.ts'
import type { Operations } from '../operation.ts'

/** How long somebody stays logged in on a device that is remembered after two-factor. */
export const REMEMBERED_DAYS = 30

export const Device = z.object({
  id: z.string(),
  /** Such as «Chrome on Android». */
  name: z.string(),
  rememberedAt: z.number(),
  lastUsedAt: z.number(),
  isThis: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const deviceOperations = {
  'GET /api/crm/me/devices': read('The own devices that are remembered', z.array(Device)),
  'DELETE /api/crm/me/devices/{id}': read('Forget a device: it has to log in again', z.array(Device)),
} satisfies Operations
