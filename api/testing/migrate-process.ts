import { connectDatabase } from '../database/connect.ts'
import { migrateToLatest } from '../database/migrate.ts'

/** A process of its own that migrates: to the end, or half-way, where it stays until it is killed. */
const [, , mode, sqliteFile = '', url] = process.argv
const connection = connectDatabase({ sqliteFile, url: url || undefined }, { isPatient: true })

const halfWay = {
  '0001-half': {
    async up(tx: typeof connection.db) {
      await tx.schema.createTable('half').addColumn('id', 'text').execute()
      process.stdout.write('half-way\n')
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    },
  },
}

const done = await (mode === 'half-way' ? migrateToLatest(connection.db, halfWay) : migrateToLatest(connection.db))
process.stdout.write(JSON.stringify(done))
await connection.close()
