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
  const asked: Parameters<KyselyPlugin['transformQuery']>[0][] = []
  const collector: KyselyPlugin = {
    transformQuery(args) {
      asked.push(args)
      return args.node
    },
    transformResult: async ({ result }) => result,
  }
  await ask(db.withPlugin(collector))
  const executor = db.withoutPlugins().getExecutor()
  return explain(
    db,
    asked.map(({ node, queryId }) => executor.compileQuery(node, queryId)),
  )
}

/** Each engine names the columns of a plan differently; its words are in those that are text. */
const PlanRow = z.record(z.string(), z.unknown())

async function explain(db: Kysely<Database>, queries: Pick<CompiledQuery, 'sql' | 'parameters'>[]) {
  const words = testEngine === 'postgres' ? 'explain' : 'explain query plan'
  return db
    .withoutPlugins()
    .transaction()
    .execute(async (tx) => {
      // A small table is read whole because that is quicker; told not to, PostgreSQL does so only where no index serves.
      if (testEngine === 'postgres')
        await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
      const plans: string[] = []
      for (const { sql, parameters } of queries) {
        const { rows } = await tx.executeQuery(CompiledQuery.raw(`${words} ${sql}`, [...parameters]))
        const lines = rows.flatMap((row) => Object.values(PlanRow.parse(row)))
        plans.push(lines.filter((line) => typeof line === 'string').join('\n'))
      }
      return plans
    })
}
