import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { makeInstallation } from '../bench/product/installation.ts'
import { createLife, type Life } from './life.ts'
import { findPostgresServer } from './postgres-server.ts'
import { faultsIn, type Product, settle, startProduct } from './product.ts'
import { bothEngines, type Chaos, type Finding, type Scenario } from './scenario.ts'
import { describeStatuses, difference, unexpected } from './statuses.ts'
import { forSeconds, until } from './wait.ts'
import { watchPage } from './watch.ts'

/** What is done to a database, and undone. */
interface Blow {
  done: string
  seconds: number
  strike: () => void
  relent: () => void
}

/** The longest that anybody may wait for a word: PostgreSQL gets 15 s for a query, and a connection before it 5 s. */
const ANSWER_SECONDS_MAX = 21
/** A page that is kept ready does not need the database. */
const PAGE_SECONDS_MAX = 3

export const database: Scenario = {
  name: 'database',
  engines: bothEngines,
  secondsMax: 150,
  async run(chaos) {
    const place = await makeInstallation(chaos, chaos.engine)
    const product = await startProduct(chaos, await settle(place))
    const life = await createLife(product.url, place)
    const blows =
      chaos.engine === 'SQLite' ? [lockFile(chaos, place.address.sqliteFile)] : await hurtServer(chaos)
    const findings: Finding[] = []
    for (const blow of blows) {
      chaos.say(blow.done)
      const finding = await strike(product, life, blow)
      const { found, faults } = await life.check(place)
      findings.push({
        ...finding,
        found: `${found}; ${finding.found}`,
        faults: [...finding.faults, ...faults],
      })
    }
    await product.end()
    return findings
  },
}

async function strike(product: Product, life: Life, blow: Blow): Promise<Finding> {
  // From now on it is kept ready.
  await fetch(`${product.url}/hub/${life.visited.username}`)
  await forSeconds(2, life.goOn)
  const before = life.statuses()
  for (const sender of life.senders) sender.takeLongestMs()
  const page = watchPage(product.url, `/hub/${life.visited.username}`)
  let isOver = false
  const living = life.goOn(() => isOver)
  blow.strike()
  await delay(blow.seconds * 1000)
  blow.relent()
  const isReady = async () => (await fetch(`${product.url}/readyz`)).status === 200
  const back = await until(isReady, 15)
  isOver = true
  await living
  const seen = await page.stop()
  await life.sendDoubtful()
  const longest = Math.max(...life.senders.map((sender) => sender.takeLongestMs())) / 1000
  const during = difference(life.statuses(), before)
  const faults = unexpected(during, [409, 503])
  if (back === undefined) faults.push('it did not come back by itself')
  if (longest > ANSWER_SECONDS_MAX) faults.push(`somebody waited ${longest.toFixed(1)} s`)
  if (seen.longestMs > PAGE_SECONDS_MAX * 1000)
    faults.push(`a hub page that was kept ready took ${(seen.longestMs / 1000).toFixed(1)} s`)
  faults.push(...unexpected(seen.statuses, []).map((fault) => `hub page: ${fault}`))
  return {
    done: blow.done,
    acknowledged: life.describe(),
    found: `answers: ${describeStatuses(during)}, the longest after ${longest.toFixed(1)} s; hub page ${describeStatuses(seen.statuses)}, at most ${seen.longestMs.toFixed(0)} ms; ready again after ${back?.toFixed(1)} s`,
    faults,
    log: faultsIn(product.output()),
  }
}

function lockFile({ undo }: Chaos, file: string): Blow {
  const other = new DatabaseSync(file)
  undo(() => other.close())
  return {
    done: 'another program holds the SQLite file locked for 8 s',
    seconds: 8,
    strike: () => other.exec('begin exclusive'),
    relent: () => other.exec('rollback'),
  }
}

async function hurtServer(chaos: Chaos): Promise<Blow[]> {
  const server = await findPostgresServer(chaos)
  return [
    {
      done: 'PostgreSQL crashes (stop -m immediate) and is down for 5 s',
      seconds: 5,
      strike: server.stop,
      relent: server.start,
    },
    {
      done: 'PostgreSQL is restarted at once',
      seconds: 0,
      strike: server.stop,
      relent: server.start,
    },
    {
      done: 'PostgreSQL is frozen (SIGSTOP) for 20 s',
      seconds: 20,
      strike: server.freeze,
      relent: server.thaw,
    },
  ]
}
