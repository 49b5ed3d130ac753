import type { Context } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    /** What every answer to this request carries. */
    answerHeaders: Record<string, string>
    /** The answer has them already. */
    isWhole: boolean
  }
}

/**
 * An answer with all its headers in one plain object. The middleware adds them to others one by one, in a `Headers`; for an answer
 * out of memory that would take longer than all the rest.
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
