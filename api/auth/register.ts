import type { Registration } from '@nokshi/contract/auth.ts'
import type { Context } from 'hono'
import { networkOf } from '../accounts/client-network.ts'
import { creators } from '../accounts/kinds.ts'
import type { Arrival } from '../accounts/log-in.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { startSession } from '../accounts/sessions.ts'
import { requireUncommonPassword } from '../accounts/weak-passwords.ts'
import { pageLanguageOf } from '../http/page-language.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { describeError } from '../platform/log.ts'
import { Refusal } from '../platform/refusal.ts'
import { insertUser } from './queries.ts'
import { sendVerification } from './send-verification.ts'

export async function register(deps: Deps, c: Context, { email, password }: Registration): Promise<Arrival> {
  requireUncommonPassword(deps, password, email)
  const passwordHash = await hashPassword(password)
  const now = deps.now()
  const id = newId(now)
  const language = pageLanguageOf(c.req.raw.headers)
  // Of many at once, one succeeds.
  if (!(await insertUser(deps.db, { id, email, passwordHash, language }, now)))
    throw new Refusal('conflict', 'address-taken')
  const sessionId = await startSession(deps, c, { kind: creators, id })

  // The account exists. If the mail cannot be queued now, it can be requested again.
  await sendVerification(deps, { id, email }, networkOf(deps, c)).catch((error: unknown) =>
    deps.log.warn('no verification mail', describeError(error)),
  )
  return { id, email, sessionId }
}
