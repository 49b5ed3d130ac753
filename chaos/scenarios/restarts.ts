import { setTimeout as delay } from 'node:timers/promises'
import { type Load, referencesOf, setUp } from '../load.ts'
import { startMailServer } from '../mail-server.ts'
import { describe, inBackground, until } from '../observe.ts'
import { onFreePort, type Product, start, startRefused } from '../product.ts'
import type { Run } from '../scenario.ts'

type Interrupt = (product: Product, load: Load, round: number) => Promise<unknown>

/** Interrupts the product in each round, under load, starts it again, and verifies what is stored. */
async function restart(run: Run, env: Record<string, string>, rounds: number, interrupt: Interrupt) {
  const { site, products, load } = await setUp(run, env)
  let [product] = products
  const readyAfter: number[] = []
  for (let round = 1; product && round <= rounds; round++) {
    run.say(`round ${round} of ${rounds}`)
    await interrupt(product, load, round)
    product = await start(run, site)
    readyAfter.push(product.readyAfterSeconds)
    await load.verify()
  }
  return { load, readyAfter }
}

const inTenths = (seconds: number[]) => seconds.map((one) => one.toFixed(1)).join(', ')

export async function kill(run: Run) {
  const smtp = await startMailServer(run)
  const { load, readyAfter } = await restart(run, smtp.env, 3, async (product, { apply, count }, round) => {
    const stop = inBackground(apply)
    await until(() => count() >= round * 300, 15)
    // Never at the same moment of a second.
    await delay(Math.random() * 1_000)
    await Promise.all([stop(), product.kill()])
  })
  await load.resend()
  run.say('waiting for the mails')
  // On PostgreSQL those that were being sent wait until their lease ends.
  const mails = await smtp.awaitMails(load.site, load.submitters.flatMap(referencesOf), 60)
  // Other work of the machine can only make it slower, so the best counts.
  const quickest = Math.min(...readyAfter)
  run.check(quickest <= 5, `ready after ${quickest.toFixed(1)} s at best`)
  load.report({
    injected: 'kill -9 of npm and all its children, 3 times under load; unanswered posts sent again',
    observed: [
      `${await load.verify()}, ${mails.arrived} mails, the last after ${mails.seconds?.toFixed(0)} s`,
      `ready again in ${inTenths(readyAfter)} s`,
    ].join('; '),
    note: `${smtp.countTwice()} mails came twice, with the same Message-ID (killed between the mail server's 250 and the commit)`,
  })
}

export async function term(run: Run) {
  const stopped: number[] = []
  const { load } = await restart(run, {}, 2, async (product, { apply, count, countPictures }, round) => {
    const stop = inBackground(apply)
    await until(() => count() >= round * 150 && countPictures() >= round, 15)
    await delay(Math.random() * 300)
    const { exitCode, seconds } = await product.stop()
    await stop()
    run.check(exitCode === 0, `it exited with ${exitCode}`)
    // Open requests get ten seconds, mails eight more (server/lifecycle/drain.ts, api/jobs.ts).
    run.check(seconds <= 20, `it took ${seconds.toFixed(1)} s to exit`)
    stopped.push(seconds)
  })
  const statuses = describe(load.statuses())
  await load.resend()
  const injected = 'SIGTERM 2 times with uploads and everything else in flight'
  const observed = `${await load.verify()}; exited after ${inTenths(stopped)} s; ${statuses}`
  load.report({ injected, observed, note: 'No answer: sent after it had stopped listening' }, [503])
}

/** SQLite is for one process; PostgreSQL is shared. */
export async function second(run: Run) {
  const smtp = await startMailServer(run)
  const isShared = run.engine === 'PostgreSQL'
  const { site, load } = await setUp(run, smtp.env, isShared ? 2 : 1)
  const stop = inBackground(load.apply)
  const refused = isShared ? await delay(3_000) : await startRefused(run, await onFreePort(site))
  await stop()
  await load.leads.sendNext()
  await smtp.awaitMails(site, load.submitters.flatMap(referencesOf), 20)
  const [twice, repeated] = [smtp.countTwice(), smtp.countRepeated()]
  run.check(repeated === 0, `${repeated} mails were sent twice`)
  const [reason] = /^Another process already uses the data.*$/m.exec(refused?.output ?? '') ?? []
  const exit = refused && `said «${reason?.replace(/ in \/\S+/, '')}» and exited with ${refused.exitCode}`
  if (refused) run.check(refused.exitCode !== 0 && reason !== undefined, `the second process ${exit}`)
  load.report({
    injected: isShared
      ? 'two npm starts at once on one empty database, load on both'
      : 'a second npm start on the same data folder, under load',
    observed: [
      `${await load.verify()}, ${smtp.arrivals.size} mails, ${twice} twice`,
      `the second process ${exit ?? 'works as well'}`,
    ].join('; '),
  })
}
