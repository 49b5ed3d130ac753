import { type Compilable, CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely'
import * as z from 'zod'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { testEngine } from './test-database.ts'

/** Reading a whole table, or sorting what an index should have had in order. */
export const SLOW_PLAN = testEngine === 'postgres' ? /Seq Scan|Sort/ : /SCAN (?!.*USING)|TEMP B-TREE/

/** How the database would find what a query asks for. */
export async function readPlan(db: Kysely<Database>, query: Compilable) {
  const plans = await explain(db, [query.compile()])
  return plans.join('\n')
}

/** The same for every query of some work, one text for each. */
export async function readPlans(db: Kysely<Database>, ask: (db: Db) => Promise<unknown>) {
  const queries: Parameters<KyselyPlugin['transformQuery']>[0][] = []
  const collector: KyselyPlugin = {
    transformQuery(args) {
      queries.push(args)
      return args.node
    },
    transformResult: async ({ result }) => result,
  }
  await ask(db.withPlugin(collector))
  const executor = db.withoutPlugins().getExecutor()
  return explain(
    db,
    queries.map(({ node, queryId }) => executor.compileQuery(node, queryId)),
  )
}

/** Each engine names the columns of a plan differently; the text columns have its content. */
const PlanRow = z.record(z.string(), z.unknown())

async function explain(db: Kysely<Database>, queries: Pick<CompiledQuery, 'sql' | 'parameters'>[]) {
  const command = testEngine === 'postgres' ? 'explain' : 'explain query plan'
  return db
    .withoutPlugins()
    .transaction()
    .execute(async (tx) => {
      // PostgreSQL scans small tables because that is fast; with this setting only if no index serves.
      if (testEngine === 'postgres') await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
      const plans: string[] = []
      for (const { sql, parameters } of queries) {
        const { rows } = await tx.executeQuery(CompiledQuery.raw(`${command} ${sql}`, [...parameters]))
        const lines = rows.flatMap((row) => Object.values(PlanRow.parse(row)))
        plans.push(lines.filter((line) => typeof line === 'string').join('\n'))
      }
      return plans
    })
}
