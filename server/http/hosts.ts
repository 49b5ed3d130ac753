import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { httpsHere } from '@nokshi/api/http/answer-headers.ts'
import type { Config } from '@nokshi/api/platform/config.ts'
import { type Domains, hostnameOf, type ServedDomain } from '@nokshi/api/platform/domains.ts'
import { isPublicAddress } from '@nokshi/api/platform/public-address.ts'
import { domainOrigin } from '@nokshi/contract/linkhub.ts'

/** Whose request it is, by its Host header alone. Undefined is a host that nobody has connected. */
export function createHostFinder({ siteUrl, apiUrl }: Config, domains: Domains) {
  const own = new Set([siteUrl, apiUrl].map((url) => new URL(url).hostname))

  return ({ headers }: IncomingMessage): 'studio' | ServedDomain | undefined => {
    const host = hostnameOf(headers.host)
    if (own.has(host)) return 'studio'
    return domains.find(host) ?? (isInside(host) ? 'studio' : undefined)
  }
}

/** Names and addresses of this machine and its network, by which proxies and health checks call. */
function isInside(host: string) {
  const address = host.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0) return !isPublicAddress(address)
  return host !== '' && !host.includes('.')
}

/** What the API has to answer on an own domain. */
export function isApiPath(target: string, { host, primary, username }: ServedDomain) {
  if (target === '/' || host !== primary) return false
  const [path = ''] = target.split('?', 1)
  return (
    /^\/(?:(?:images|cards|go)\/[^/]+|api\/traffic\/(?:track|click))$/.test(path) ||
    path === `/api/linkhub/${username}/contact.vcf`
  )
}

type Answer = (request: Request, incoming: IncomingMessage) => Response | Promise<Response>

/** Nobody is logged in on an own domain, no cookie is set, and HTTPS is not asked of hosts that are not ours. */
export function withoutCookies(answer: Answer): Answer {
  return async (request, incoming) => {
    for (const name of ['cookie', 'authorization']) request.headers.delete(name)
    const response = await answer(request, incoming)
    response.headers.delete('set-cookie')
    for (const [name, value] of Object.entries(httpsHere))
      if (response.headers.has(name)) response.headers.set(name, value)
    return response
  }
}

/** The message form of a page on its own domain is sent to the site, as if the page were there. */
export function admitOwnForm(incoming: IncomingMessage, { siteUrl }: Config, domains: Domains) {
  const { origin } = incoming.headers
  const domain = origin && domains.find(hostnameOf(URL.parse(origin)?.host))
  if (!domain || origin !== domainOrigin(siteUrl, domain.primary)) return
  if (!incoming.url?.split('?', 1)[0]?.endsWith(`/message/${domain.username}`)) return
  incoming.headers.origin = siteUrl
  // Node keeps headers in two forms, and parts of the process read one or the other.
  incoming.rawHeaders = incoming.rawHeaders.map((text) => (text === origin ? siteUrl : text))
}
