import { BATCH_MAX } from '@nokshi/contract/system.ts'
import type { Hono } from 'hono'
import { implement } from './implement.ts'

/** Of screens behind a login. What anybody may read is large, and a batch would repeat it without a limit. */
const BEHIND_LOGIN = /^\/api\/(?:auth|linkhubAuth|crm)\//

/** The calls of a screen in one answer. Each runs as if it came alone, with its own checks and limits. */
export function batchRoutes(app: Hono) {
  return implement({
    'GET /api/batch': async (c, { query }) => {
      const { headers } = c.req.raw
      const asked = query.paths
        .split(' ')
        .filter((path) => path.startsWith('/api/'))
        .map((path) => ({ path, url: new URL(path, c.req.url) }))
        // The parser resolves dots, however they are spelled.
        .filter(({ url }) => BEHIND_LOGIN.test(url.pathname))
      const answers = await Promise.all(
        asked.slice(0, BATCH_MAX).map(async ({ path, url: { href } }) => {
          const { status, cookies, body } = await read(app.request(href, { headers }, c.env))
          for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
          return [path, { status, body }] as const
        }),
      )
      return Object.fromEntries(answers)
    },
  })
}

/** Only JSON: files are not for a batch. */
async function read(answering: Response | Promise<Response>) {
  const answer = await answering
  const { status, headers } = answer
  const isJson = headers.get('content-type')?.includes('json')
  if (!isJson) await answer.body?.cancel()
  return { status, cookies: headers.getSetCookie(), body: isJson ? await answer.text() : '' }
}
