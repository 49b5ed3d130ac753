import type { Installation } from '../bench/product/installation.ts'
import { countVisits, makeCreator } from './creator.ts'
import type { Editor } from './editor.ts'
import { editPictures, editWords } from './edits.ts'
import { sendBeacons, sendLeads, sendMessages, sendRequests, sendSiteBeacons } from './letters.ts'
import { findMessages, takeMessages } from './messages.ts'
import type { Sender } from './sender.ts'
import { countSiteVisits } from './site-visits.ts'
import { findKept } from './submissions.ts'

/** Everything people do with the product, all at once: so many of each. */
const AT_ONCE = { leads: 3, requests: 2, messages: 2, beacons: 12, siteBeacons: 4 }

/** A day in the life of the product, remembered by those who lived it. */
export async function createLife(url: string, place: Installation) {
  const [visited, ...creators] = await Promise.all(
    ['ada', 'bimal', 'chitra', 'dipa', 'esha'].map((name) => makeCreator(url, `${name}-of-chaos`)),
  )
  if (!visited) throw new Error('Nobody made a page.')
  await takeMessages(place, visited)
  const leads = sendLeads(url)
  const requests = sendRequests(url)
  const messages = sendMessages(url, visited.username)
  const beacons = sendBeacons(url, visited.username)
  const siteBeacons = sendSiteBeacons(url)
  const words = creators.slice(0, 2).map(editWords)
  const pictures = creators.slice(2).map(editPictures)
  const editors = [...words, ...pictures]
  const senders = [leads, requests, messages, beacons, siteBeacons]

  return {
    visited,
    leads,
    requests,
    beacons,
    senders,
    /** Until it is over; those who wait for an answer then still get it. */
    async goOn(isOver: () => boolean) {
      const times = (sender: Sender, count: number) =>
        Array.from({ length: count }, () => sender.keepSending(isOver))
      await Promise.all([
        ...times(leads, AT_ONCE.leads),
        ...times(requests, AT_ONCE.requests),
        ...times(messages, AT_ONCE.messages),
        ...times(beacons, AT_ONCE.beacons),
        ...times(siteBeacons, AT_ONCE.siteBeacons),
        ...editors.map((editor) => editor.keepEditing(isOver)),
      ])
    },
    async sendDoubtful() {
      await Promise.all(senders.map((sender) => sender.sendDoubtful()))
    },
    /** How much was acknowledged, of whatever kind. */
    count: () =>
      [
        ...senders.map((sender) => sender.acknowledged.size),
        ...editors.map((editor) => editor.acknowledged()),
      ].reduce((sum, one) => sum + one),
    pictures: () => sum(pictures),
    describe() {
      return `${leads.acknowledged.size} leads, ${requests.acknowledged.size} requests, ${messages.acknowledged.size} messages, ${beacons.acknowledged.size} visits, ${siteBeacons.acknowledged.size} to the site, ${sum(words)} edits, ${sum(pictures)} pictures`
    },
    /** Every status that was answered, with how often; 0 is no answer. */
    statuses() {
      const all = new Map<number, number>()
      for (const tally of [
        ...senders.map((sender) => sender.statuses),
        ...editors.map((editor) => editor.refusals),
      ])
        for (const [status, count] of tally) all.set(status, (all.get(status) ?? 0) + count)
      return all
    },
    /** Holds what was acknowledged against what is there. */
    async check(place: Installation) {
      const kept = await findKept(place, [leads, requests])
      const left = await findMessages(place, messages)
      const visits = await countVisits(visited)
      const siteVisits = await countSiteVisits(place)
      const faults = [
        ...kept.faults,
        ...left.faults,
        ...findMiscounted('visits', visits, beacons),
        ...findMiscounted('visits to the site', siteVisits, siteBeacons),
      ]
      for (const editor of editors) faults.push(...(await editor.findFaults()))
      return { found: `${kept.found}, ${left.found}, ${visits} visits, ${siteVisits} to the site`, faults }
    },
  }
}

function findMiscounted(what: string, counted: number, { acknowledged, doubtful }: Sender) {
  const most = acknowledged.size + doubtful.size
  if (counted < acknowledged.size) return [`${acknowledged.size - counted} ${what} lost`]
  return counted > most ? [`${counted - most} ${what} counted twice`] : []
}

function sum(editors: Editor[]) {
  return editors.reduce((total, editor) => total + editor.acknowledged(), 0)
}

export type Life = Awaited<ReturnType<typeof createLife>>
