import { type Installation, makeInstallation } from '../bench/product/installation.ts'
import { countVisits, makeCreator } from './creator.ts'
import { sendBeacons, sendLeads } from './letters.ts'
import { awaitMails } from './mails.ts'
import { startSmtp } from './moody-smtp.ts'
import { settle, startProduct, tryStart } from './product.ts'
import { bothEngines, type Chaos, type Finding, type Scenario } from './scenario.ts'
import { unexpected } from './statuses.ts'
import { findKept, referencesOf } from './submissions.ts'
import { forSeconds } from './wait.ts'

const SECONDS = 3

export const second: Scenario = {
  name: 'second',
  engines: bothEngines,
  secondsMax: 60,
  async run(chaos) {
    const place = await makeInstallation(chaos, chaos.engine)
    return [await (chaos.engine === 'SQLite' ? refuseSecond(chaos, place) : shareWithSecond(chaos, place))]
  },
}

async function refuseSecond(chaos: Chaos, place: Installation): Promise<Finding> {
  const first = await startProduct(chaos, await settle(place))
  const leads = sendLeads(first.url)
  let isOver = false
  const sending = leads.keepSending(() => isOver)
  const refused = await tryStart(chaos, await settle(place))
  isOver = true
  await sending
  await leads.sendNext()
  const { found, faults } = await findKept(place, [leads])
  if (refused.exitCode === 0 || !refused.output.includes('Another process already uses the data'))
    faults.push(`the second process ended with ${refused.exitCode} and did not say why`)
  faults.push(...unexpected(leads.statuses, []))
  await first.end()
  return {
    done: 'a second npm start on the same data folder, while the first takes leads',
    acknowledged: `${leads.acknowledged.size} leads`,
    found: `${found}; the second said: «${lastLine(refused.output)}» and ended with ${refused.exitCode}`,
    faults,
  }
}

function lastLine(output: string) {
  const line = output
    .split('\n')
    .findLast((text) => text.startsWith('Another process'))
    ?.replace(/ in \/\S+/, '')
  return line ?? 'nothing'
}

async function shareWithSecond(chaos: Chaos, place: Installation): Promise<Finding> {
  const smtp = await startSmtp()
  chaos.undo(smtp.close)
  const products = await Promise.all(
    [1, 2].map(async () => startProduct(chaos, await settle(place, smtp.env))),
  )
  const [first] = products
  if (!first) throw new Error('Nothing was started.')
  const creator = await makeCreator(first.url, 'ada-of-chaos')
  const leads = products.map(({ url }) => sendLeads(url))
  const beacons = products.map(({ url }) => sendBeacons(url, creator.username))
  const senders = [...leads, ...beacons]
  await forSeconds(SECONDS, (isOver) => Promise.all(senders.map((sender) => sender.keepSending(isOver))))

  const { found, faults } = await findKept(place, leads)
  const visits = await countVisits(creator)
  const sent = beacons.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  if (visits !== sent) faults.push(`${visits} visits were counted, ${sent} acknowledged`)
  const mails = await awaitMails(smtp, leads.flatMap(referencesOf), 20)
  faults.push(...mails.faults, ...senders.flatMap(({ statuses }) => unexpected(statuses, [])))
  if (mails.doubles > 0) faults.push(`${mails.doubles} mails were sent by both`)
  for (const product of products) await product.end()
  return {
    done: 'two npm starts at once on one empty database, leads and visits to both',
    acknowledged: `${leads.flatMap(referencesOf).length} leads, ${sent} visits`,
    found: `${found}, ${visits} visits, ${smtp.arrivals.size} mails, ${mails.doubles} twice`,
    faults,
  }
}
