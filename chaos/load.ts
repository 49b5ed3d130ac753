import { connectDatabase, type Db } from '@nokshi/api/database/connect.ts'
import * as z from 'zod'
import { type Client, createClient, emailOf } from './client.ts'
import { countVisits, createEditor, makeCreator } from './creator.ts'
import { checkStatuses, count, type Statuses, until } from './observe.ts'
import { install, onFreePort, type Site, start } from './product.ts'
import type { Observation, Run } from './scenario.ts'

export type Load = Awaited<ReturnType<typeof createLoad>>

/** Installs and starts the product, in one process or two, and creates a load for it. */
export async function setUp(run: Run, env: Record<string, string> = {}, processes: 1 | 2 = 1) {
  const site = await install(run, env)
  const sites = processes === 1 ? [site] : [site, await onFreePort(site)]
  const products = await Promise.all(sites.map((one) => start(run, one)))
  const load = await createLoad(run, site, ...products.map(({ url }) => url))
  return { site, products, load }
}

/** All kinds of clients at once: leads, requests, messages, visits, edits and uploads. */
export async function createLoad(run: Run, site: Site, ...urls: string[]) {
  const [url = ''] = urls
  const names = ['bimal', 'chitra', 'dipa', 'esha']
  const visited = await makeCreator(url)
  const creators = await Promise.all(names.map((name) => makeCreator(url, `${name}-of-chaos`)))
  await withDatabase(site, async (db) => {
    // Only a confirmed address receives messages, and no scenario waits for the mail that confirms it.
    await db.updateTable('user').set({ emailVerified: 1 }).execute()
    await db.updateTable('profile').set({ messageSettings: '{"messages":true}' }).execute()
  })

  const leads = createClient(urls, 'lead')
  const requests = createClient(urls, 'request')
  const messages = createClient(urls, 'message', visited.username)
  const visits = createClient(urls, 'visit', visited.username)
  const toSite = createClient(urls, 'siteVisit')
  const clients = [leads, requests, messages, visits, toSite]
  const atOnce: Partial<Record<string, number>> = { lead: 3, request: 2, message: 2, visit: 12, siteVisit: 4 }
  const editors = creators.map((creator, index) => createEditor(creator, index < 2 ? 'bio' : 'picture'))
  const countEdits = (kinds: string[]) =>
    editors.reduce((sum, one) => sum + (kinds.includes(one.kind) ? one.countAcknowledged() : 0), 0)

  function statuses() {
    const all: Statuses = new Map()
    for (const one of [...clients, ...editors]) for (const [status, times] of one.statuses) count(all, status, times)
    return all
  }

  /** Everything acknowledged is stored, and nothing twice. */
  async function verify() {
    const posted = await verifyPosts(run, site, [leads, requests, messages])
    const counted = await countVisits(visited)
    const siteCounted = await countSiteVisits(site)
    verifyVisits(run, counted, visits.acknowledged.size, visits.unanswered.size)
    verifyVisits(run, siteCounted, toSite.acknowledged.size, toSite.unanswered.size)
    await Promise.all(editors.map((editor) => editor.verify(run)))
    return `${posted}, ${counted} visits, ${siteCounted} to the site`
  }

  return {
    site,
    page: `${url}/hub/${visited.username}`,
    clients,
    leads,
    submitters: [leads, requests],
    statuses,
    verify,
    /** Everything that was acknowledged. */
    count: () => clients.reduce((sum, one) => sum + one.acknowledged.size, countEdits(['bio', 'picture'])),
    countPictures: () => countEdits(['picture']),
    reset() {
      for (const { statuses: counted } of [...clients, ...editors]) counted.clear()
      for (const client of clients) client.longestMs = 0
    },
    /** Until it is over; open answers are awaited. */
    apply: (isOver: () => boolean) =>
      Promise.all([
        ...clients.flatMap(({ kind, keepSending }) =>
          Array.from({ length: atOnce[kind] ?? 1 }, () => keepSending(isOver)),
        ),
        ...editors.map(({ keepEditing }) => keepEditing(isOver)),
      ]),
    resend: () => Promise.all(clients.map(({ resend }) => resend())),
    /** Reports an injected fault, and what was acknowledged meanwhile. */
    report(observation: Omit<Observation, 'acknowledged'>, allowed: number[] = []) {
      checkStatuses(run, statuses(), allowed)
      const [lead, request, message, visit, siteVisit] = clients.map(({ acknowledged }) => acknowledged.size)
      const acknowledged = [
        `${lead} leads, ${request} requests, ${message} messages, ${visit} visits, ${siteVisit} to the site`,
        `${countEdits(['bio'])} edits, ${countEdits(['picture'])} pictures`,
      ].join(', ')
      run.report({ ...observation, acknowledged })
    },
  }
}

export async function withDatabase<T>({ address }: Pick<Site, 'address'>, use: (db: Db) => Promise<T>) {
  const { db, close } = connectDatabase(address)
  return use(db).finally(close)
}

const Receipt = z.object({ reference: z.string() })
const Submitted = z.object({ contact: z.string().optional(), email: z.string().optional() })

/** The references that the product gave the acknowledged posts. */
export function referencesOf({ acknowledged }: Client) {
  return [...acknowledged.values()].map((reply) => Receipt.parse(reply).reference)
}

/** Every acknowledged lead, request and message is stored once, under the reference that was given. */
export async function verifyPosts({ check }: Run, site: Site, clients: Client[]) {
  const submissions = await withDatabase(site, (db) => db.selectFrom('submission').selectAll().execute())
  const messages = await withDatabase(site, (db) => db.selectFrom('message').select('email').execute())
  const stored = submissions.map(({ reference, payload }) => {
    const { contact, email = contact } = Submitted.parse(JSON.parse(payload))
    return [`${email}`, reference] as const
  })
  const references = new Map([...stored, ...messages.map(({ email }) => [`${email}`, ''] as const)])
  const acknowledged = clients.flatMap((client) => [...client.acknowledged])
  const lost = acknowledged.filter(([key, reply]) => {
    const reference = key.startsWith('message') ? '' : Receipt.parse(reply).reference
    return references.get(emailOf(key)) !== reference
  })
  const twice = submissions.length + messages.length - references.size
  check(lost.length === 0, `${lost.length} posts lost, such as ${lost[0]?.[0]}`)
  check(twice === 0, `${twice} posts stored twice`)
  return `${submissions.length} posts, ${messages.length} messages`
}

/** No acknowledged visit is lost or counted twice; unanswered ones may be counted or not. */
export function verifyVisits({ check }: Run, counted: number, acknowledged: number, unanswered: number) {
  const most = acknowledged + unanswered
  check(counted >= acknowledged, `${acknowledged - counted} visits lost`)
  check(counted <= most, `${counted - most} visits counted twice`)
}

/** Visits to the studio's own site, once the journal of visits is processed. */
function countSiteVisits(site: Site) {
  return withDatabase(site, async (db) => {
    const journal = () => db.selectFrom('visitJournal').select('seq').limit(1).execute()
    await until(async () => (await journal()).length === 0, 15)
    const totals = db.selectFrom('visitTotal').select('visits').where('sitePage', '=', '/*')
    return (await totals.executeTakeFirst())?.visits ?? 0
  })
}
