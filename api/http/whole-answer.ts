import type { Context } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    answerHeaders: Record<string, string>
    isWhole: boolean
  }
}

/** All headers in one plain object: adding them to a `Headers` takes most of the time of a cached answer. */
export function wholeAnswer(
  c: Context,
  body: string | null,
  status: number,
  headers: Record<string, string>,
): Response {
  c.set('isWhole', true)
  const shared = { ...c.get('answerHeaders'), 'X-Request-Id': c.get('requestId') }
  return new Response(body, { status, headers: { ...shared, ...headers } })
}
