import type { Context } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    answerHeaders: Record<string, string>
    isWhole: boolean
  }
}

/**
 * An answer with all headers in one plain object. Adding them one by one to a `Headers` would take most of
 * the time of an answer from memory.
 */
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
