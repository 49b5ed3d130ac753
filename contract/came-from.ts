import * as z from 'zod'
import { tidyLine } from './text.ts'

/** Longer values are dropped, not refused. */
const TEXT_MAX = 1000
const PAGE_MAX = 200
const NAME_MAX = 100

/**
 * The source of the first page of a session, as a query: `page=/services&referrer=google.com`. One text, so
 * that a form without scripts can send it too.
 */
export const CameFromText = z.string().max(TEXT_MAX).nullish().catch(undefined)

export const CameFrom = z.object({
  page: z.string().optional(),
  referrer: z.string().optional(),
  source: z.string().optional(),
  medium: z.string().optional(),
  campaign: z.string().optional(),
})
export type CameFrom = z.infer<typeof CameFrom>

export function readCameFrom(text: unknown): CameFrom | undefined {
  const told = new URLSearchParams(CameFromText.parse(text) ?? '')
  const name = (key: string) => shorterThan(NAME_MAX, tidyLine(told.get(key) ?? '').toLowerCase())
  const from = {
    page: /^\/[^\s\p{C}]*$/u.test(told.get('page') ?? '') ? shorterThan(PAGE_MAX, told.get('page')) : undefined,
    referrer: readHost(told.get('referrer')),
    source: name('utm_source') ?? name('s'),
    medium: name('utm_medium'),
    campaign: name('utm_campaign'),
  }
  const known = Object.entries(from).filter(([, value]) => value !== undefined)
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

function shorterThan(max: number, value: string | null) {
  return value && value.length <= max ? value : undefined
}

/** As DNS allows it, with a port in development. */
function readHost(host: string | null) {
  return host && /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(host)
    ? host.toLowerCase().replace(/^www\.(?=.+\.)/, '')
    : undefined
}
