import { setTimeout as delay } from 'node:timers/promises'
import { makeInstallation } from '../bench/product/installation.ts'
import { sendLeads } from './letters.ts'
import { awaitMails, describeWaiting, toSender, toStudio } from './mails.ts'
import { badMoods, type Mood, startSmtp } from './moody-smtp.ts'
import { faultsIn, settle, startProduct } from './product.ts'
import { bothEngines, type Scenario } from './scenario.ts'
import { unexpected } from './statuses.ts'
import { findKept, referencesOf } from './submissions.ts'

const LEADS_EACH = 8
const BAD_FOR_MS = 3_000
/** A lead does not wait for its mail; this is for the busiest machine. */
const ANSWER_MS_MAX = 3_000
/** The product asks a server that was out of order again after 5 s, then 10, then 20. */
const ARRIVED_SECONDS_MAX = 60

/** Only here does a mail come twice without anybody's fault: the server had it and did not say so. */
const LOST_RECEIPT: Mood = 'takes the mail and drops the line'

export const mail: Scenario = {
  name: 'mail',
  engines: bothEngines,
  secondsMax: 240,
  isPatient: true,
  async run(chaos) {
    const smtp = await startSmtp()
    chaos.undo(smtp.close)
    const place = await makeInstallation(chaos, chaos.engine)
    const product = await startProduct(chaos, await settle(place, smtp.env))
    const leads = sendLeads(product.url)
    const faults: string[] = []
    const waits: string[] = []
    let doubles = 0

    for (const mood of badMoods) {
      chaos.say(`the mail server ${mood}`)
      await smtp.become(mood)
      await Promise.all(Array.from({ length: LEADS_EACH }, leads.sendNext))
      await delay(BAD_FOR_MS)
      await smtp.become('well')
      const mails = await awaitMails(smtp, referencesOf(leads), ARRIVED_SECONDS_MAX, [toStudio, toSender])
      const more = mails.doubles - doubles
      doubles = mails.doubles
      waits.push(`${mood}: ${mails.seconds?.toFixed(0) ?? 'never'}${more > 0 ? `, ${more} twice` : ''}`)
      const waiting = mails.faults.length > 0 ? await describeWaiting(place) : []
      faults.push(...[...mails.faults, ...waiting].map((fault) => `${mood}: ${fault}`))
      if (more > 0 && mood !== LOST_RECEIPT) faults.push(`${mood}: ${more} mails came twice`)
    }
    const longest = leads.takeLongestMs()
    if (longest > ANSWER_MS_MAX) faults.push(`a lead waited ${longest.toFixed(0)} ms`)
    const kept = await findKept(place, [leads])
    await product.end()
    return [
      {
        done: `${LEADS_EACH} leads in each of ${badMoods.length} bad moods of the mail server, ${BAD_FOR_MS / 1000} s each, then it is well`,
        acknowledged: `${leads.acknowledged.size} leads, at most ${longest.toFixed(0)} ms each`,
        found: `${kept.found}, ${smtp.arrivals.size} mails, ${doubles} of them twice; seconds until all had arrived: ${waits.join('; ')}`,
        faults: [...faults, ...kept.faults, ...unexpected(leads.statuses, [])],
        remark: 'A mail whose receipt was lost must come twice; both have the same Message-ID',
        log: faultsIn(product.output()),
      },
    ]
  },
}
