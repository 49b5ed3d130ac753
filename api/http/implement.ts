import type { CallAnswer, CallInput, CallName } from '@nokshi/contract/operations.ts'
import { type Context, Hono } from 'hono'
import type { BlankEnv } from 'hono/types'
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import { declared, honoName } from './declared-calls.ts'
import { once } from './once.ts'
import { uploadLimiter } from './upload-limiter.ts'
import { parseOrRefuse, readJson } from './validate.ts'

/** Anything but a Response is sent as JSON with the declared status. */
type Answered<Answer> = Answer | Response | Promise<Answer | Response>

type Handlers = {
  [Name in CallName]?: (c: Context<BlankEnv>, input: CallInput<Name>) => Answered<CallAnswer<Name>>
}

/** Makes routes for declared calls. Query and body are validated before the handler runs. */
export function implement(handlers: Handlers): Hono {
  const app = new Hono()
  for (const [name, handler] of Object.entries(handlers).sort(byPath)) {
    const [method = '', path = ''] = honoName(name).split(' ')
    const { query, body, files, needs, isIdempotent, replies = {} } = declared.get(honoName(name)) ?? {}
    const status = Number(Object.keys(replies)[0])
    if (files) app.on(method, path, uploadLimiter(callerOf))
    app.on(method, path, async (c) => {
      const input = {
        ...c.req.param(),
        ...(query && { query: parseOrRefuse(query, c.req.query()) }),
        ...(body && !files && { body: parseOrRefuse(body, await readJson(c)) }),
      }
      // The declaration that parsed the input also defines the type of the handler.
      const carryOut = async () => {
        const answer = await handler(c, input as never)
        if (answer instanceof Response) return answer
        if (answer === undefined) return c.body(null, status as StatusCode)
        return c.json(answer, status as ContentfulStatusCode)
      }
      // What visitors send is kept with its key in one transaction (api/intake).
      return isIdempotent && needs ? once(c, callerOf(c), carryOut) : carryOut()
    })
  }
  return app
}

/** For calls that answer nothing but that they were carried out. */
export async function success(work: Promise<unknown>) {
  await work
  return { success: true } as const
}

/** Hono takes the first match. A brace sorts after letters, so `/deals/totals` precedes `/deals/{id}`. */
function byPath([a]: [string, unknown], [b]: [string, unknown]) {
  return a.slice(a.indexOf('/')) < b.slice(b.indexOf('/')) ? -1 : 1
}

/** Who uploads, or tries again. */
function callerOf(c: Context): string {
  const staff = c.get('operation')?.needs === 'session' ? undefined : c.get('staff')
  return staff ? `staff ${staff.id}` : `owner ${c.get('user').id}`
}
