import type { IncomingMessage, RequestListener } from 'node:http'
import type { Bindings } from '@nokshi/api/platform/client-address.ts'
import type { Log } from '@nokshi/api/platform/log.ts'
import type { Shortcut } from '@nokshi/api/platform/shortcut.ts'
import { bindingsOf } from './fetch-api.ts'
import { webListener } from './web-listener.ts'

interface Api {
  app: { fetch(request: Request, bindings: Bindings): Response | Promise<Response> }
  shortcuts: Shortcut[]
}

/** The API on node:http: by a shortcut where there is one, otherwise by its routes. */
export function apiListener({ app, shortcuts }: Api, log: Log): RequestListener {
  const faults = new WeakMap<IncomingMessage, unknown>()
  const routes = webListener(
    (request, incoming) => app.fetch(request, { ...bindingsOf(incoming), fault: faults.get(incoming) }),
    log,
  )
  return (incoming, outgoing) => {
    const passOn = (fault: unknown) => {
      faults.set(incoming, fault)
      routes(incoming, outgoing)
    }
    const isTaken = shortcuts.some((take) => take(incoming, outgoing, passOn))
    if (!isTaken) routes(incoming, outgoing)
  }
}
