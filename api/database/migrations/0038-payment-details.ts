import type { Kysely } from 'kysely'

/** What payers need to know beside the number: the type of a wallet, and where a bank account is held. */
export async function up(db: Kysely<unknown>) {
  for (const column of ['account_type', 'bank', 'branch', 'routing_number'])
    await db.schema.alterTable('payment_method').addColumn(column, 'text').execute()
}
