import type { CallAnswer, CallInput, CallName } from '@nokshi/contract/operations.ts'
import { type Context, Hono } from 'hono'
import type { BlankEnv } from 'hono/types'
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import { declared, honoName } from './declared-calls.ts'
import { uploadLimiter } from './upload-limiter.ts'
import { parseOrRefuse, readJson } from './validate.ts'

/** What is not a whole response is sent as JSON, with the status that the contract says. */
type Answered<Answer> = Answer | Response | Promise<Answer | Response>

type Handlers = {
  [Name in CallName]?: (c: Context<BlankEnv>, input: CallInput<Name>) => Answered<CallAnswer<Name>>
}

/** The routes of calls that the contract declares. Query and body are checked before a handler sees them. */
export function implement(handlers: Handlers): Hono {
  const app = new Hono()
  for (const [name, handler] of Object.entries(handlers).sort(byPath)) {
    const [method = '', path = ''] = honoName(name).split(' ')
    const { query, body, files, replies = {} } = declared.get(honoName(name)) ?? {}
    const status = Number(Object.keys(replies)[0])
    if (files) app.on(method, path, uploadLimiter(uploaderOf))
    app.on(method, path, async (c) => {
      const input = {
        ...c.req.param(),
        ...(query && { query: parseOrRefuse(query, c.req.query()) }),
        ...(body && !files && { body: parseOrRefuse(body, await readJson(c)) }),
      }
      // It was parsed by the declaration of this call, from which the type of the handler is derived.
      const answer = await handler(c, input as never)
      if (answer instanceof Response) return answer
      if (answer === undefined) return c.body(null, status as StatusCode)
      return c.json(answer, status as ContentfulStatusCode)
    })
  }
  return app
}

/** Hono takes the first route that matches. A brace sorts after letters, so `/deals/totals` comes before `/deals/{id}`. */
function byPath([a]: [string, unknown], [b]: [string, unknown]) {
  return a.slice(a.indexOf('/')) < b.slice(b.indexOf('/')) ? -1 : 1
}

/** Whose turn an upload takes: all that have files need a session. */
function uploaderOf(c: Context): string {
  return `owner ${c.get('user').id}`
}
