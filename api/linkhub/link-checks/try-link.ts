import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OutboundAnswer } from '../../platform/outbound.ts'
import { OutboundError } from '../../platform/outbound-error.ts'

export type Verdict = 'fine' | 'bad' | 'closed' | 'listed'

export interface Trial {
  verdict: Verdict
  isReached: boolean
}

const REDIRECTS_MAX = 5

/** Whether an address leads somewhere. Many servers answer HEAD wrongly, so a bad answer needs a GET. */
export async function tryLink(deps: Deps, url: string, isListed: (url: string) => boolean): Promise<Trial> {
  if (isListed(url)) return { verdict: 'listed', isReached: true }
  const head = await tryOnce(deps, url, 'HEAD', isListed)
  return head.verdict === 'bad' ? tryOnce(deps, url, 'GET', isListed) : head
}

async function tryOnce(
  deps: Deps,
  url: string,
  method: 'HEAD' | 'GET',
  isListed: (url: string) => boolean,
): Promise<Trial> {
  const { outbound, config } = deps
  try {
    const answer = await outbound.call(new URL(url), {
      userAgent: `Mozilla/5.0 (compatible; ${brandOf(deps).name} link check; +${config.siteUrl})`,
      headers: { accept: '*/*' },
      method,
      redirects: REDIRECTS_MAX,
    })
    const isBad = answer.visited.some(({ href }) => isListed(href))
    return { verdict: isBad ? 'listed' : judge(answer), isReached: true }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    if (UNTRIED.has(error.reason)) return { verdict: 'closed', isReached: true }
    // A name server that knows no such name has answered.
    return { verdict: 'bad', isReached: error.reason === 'no-address' && error.code === undefined }
  }
}

/** Where we do not go, and sites that send whoever keeps no cookies round in circles. */
const UNTRIED = new Set(['private', 'not-web', 'redirects'])

function judge({ status, headers, visited }: OutboundAnswer): Verdict {
  if (status < 400) return leadsToLogin(visited) ? 'closed' : 'fine'
  // Guards against robots answer in many ways; LinkedIn's is 999.
  if (status > 599 || headers['cf-mitigated'] !== undefined) return 'closed'
  return status === 404 || status === 410 || status >= 500 ? 'bad' : 'closed'
}

const LOGIN = /\/(log-?in|sign-?in|auth|authwall|accounts\/login|checkpoint|consent)(\/|\.|$)/i

/** It may be there, but only for those who have an account. */
function leadsToLogin(visited: URL[]) {
  const [first, last] = [visited[0]?.pathname ?? '', visited.at(-1)?.pathname ?? '']
  return visited.length > 1 && LOGIN.test(last) && !LOGIN.test(first)
}
