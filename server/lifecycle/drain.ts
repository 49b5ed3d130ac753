import type { Server } from 'node:http'
import type { Server as NetServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { describeError, type Log } from '@nokshi/api/platform/log.ts'

/** What requests in flight get before their connections are cut. Mails get as long (api/jobs.ts). */
const REQUESTS_MS = 10_000
/** What everything together gets: more than its parts, so that the database is closed in any case. */
const ALL_MS = 25_000

/**
 * Idle connections are closed after this time without a request. Until then every answer closes its
 * connection, so that a proxy loses no request that it is sending.
 */
const QUIET_MS = 300
const LOOK_EVERY_MS = 50

/** Whoever opens connections without end does not keep the process from ending. */
const ACCEPTING_MS = 1_000

/** Stops accepting, and returns when the last request in flight has its answer or has had its time. */
export async function closeServer(server: Server, port: NetServer) {
  await acceptWaiting(server)
  // Not `server.close()` at once, which would also cut idle connections.
  port.close()
  let lastAt = performance.now()
  server.prependListener('request', (_request, answer) => {
    answer.setHeader('Connection', 'close')
    lastAt = performance.now()
  })
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const closeIdle = () => {
    if (performance.now() - lastAt < QUIET_MS) return
    if (server.listening) server.close(() => resolve())
    else server.closeIdleConnections()
  }
  const cut = setTimeout(() => {
    server.close(() => resolve())
    server.closeAllConnections()
  }, REQUESTS_MS)
  // On a busy machine timers come late, and before what arrived meanwhile is read; so that is waited for.
  const look = setInterval(() => void setImmediate().then(closeIdle), LOOK_EVERY_MS)
  await closed
  clearTimeout(cut)
  clearInterval(look)
}

/**
 * Closing the port would reset connections that the system has accepted and we have not. Each turn of the
 * event loop takes one (libuv since 1.45), so this waits for a turn without any.
 */
async function acceptWaiting(server: Server) {
  const endsAt = performance.now() + ACCEPTING_MS
  let isAccepted = true
  const onConnection = () => {
    isAccepted = true
  }
  server.on('connection', onConnection)
  // The end of the turn that is under way, which may have looked for connections before.
  await setImmediate()
  while (isAccepted && performance.now() < endsAt) {
    isAccepted = false
    await setImmediate()
  }
  server.off('connection', onConnection)
}

/** Ends the process in good order when it is told to, and as well as possible after an uncaught error. */
export function prepareShutdown(log: Log) {
  const steps: (() => Promise<void>)[] = []
  let isStopping = false

  async function end(reason: string, code: number) {
    if (isStopping) return
    isStopping = true
    log.info('stopping', { reason })
    setTimeout(() => process.exit(1), ALL_MS).unref()
    try {
      for (const step of steps.toReversed()) await step()
    } catch (error) {
      log.error('stopping failed', describeError(error))
      process.exit(1)
    }
    process.exit(code)
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(signal, 0))
  // The launcher is gone, even if it was killed too fast to say so.
  process.on('disconnect', () => void end('launcher gone', 0))
  // Also for rejections nobody handles: Node turns them into this.
  process.on('uncaughtException', (error, origin) => {
    log.error('uncaught error', { origin, ...describeError(error) })
    void end(origin, 1)
  })

  /** What was added last is undone first. */
  return { add: (step: () => Promise<void>) => void steps.push(step) }
}
