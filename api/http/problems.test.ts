import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { findDatabaseFailure } from '../database/database-failure.ts'
import { aPicture, formOf, makeProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { testEngine } from '../testing/test-database.ts'

const NO_ROOM = 'We have no room to keep this right now. Nothing that was kept is lost; please try again later.'
const lead = (name: string) => ({ name, contact: `${name}@example.com`, type: 'other' })

test('a picture for which the disk has no room is refused with a sentence, and the page stays as it was', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  app.deps.files.put = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  const form = formOf({ version: '1', picture: await aPicture() })

  const reply = await client.send('PUT', '/api/linkhubAuth/me/pictures/profile', {}, form)

  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).toBe('5')
  expect(await reply.json()).toMatchObject({ error: NO_ROOM })
  expect((await client.get('/api/linkhubAuth/me')).status).toBe(200)
})

if (testEngine === 'sqlite') {
  test('a lead for which the database has no room is refused with a sentence, until there is room again', async () => {
    const { visitor, deps } = await testApp()
    const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(deps.db)
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.pageCount)}`.execute(deps.db)
    const replies: Response[] = []
    for (let count = 0; count < 200 && replies.at(-1)?.status !== 503; count++)
      replies.push(await visitor.post('/api/leads', { ...lead(`ada-${count}`), comment: 'x'.repeat(4000) }))

    expect(replies.at(-1)?.status).toBe(503)
    expect(await replies.at(-1)?.json()).toMatchObject({ error: NO_ROOM })
    expect((await visitor.get('/api/auth/check-login')).status).toBe(200)

    await sql`pragma max_page_count = 1000000`.execute(deps.db)
    expect((await visitor.post('/api/leads', lead('bimal'))).status).toBe(201)
  })
}

if (testEngine === 'sqlite') {
  test('a lead is refused with a sentence while another program holds the database, and only the first is made to wait', async () => {
    const { visitor, deps } = await testApp()
    const other = new DatabaseSync(deps.config.sqliteFile)
    onTestFinished(() => other.close())
    other.exec('begin immediate')

    const startedAt = performance.now()
    const statuses: number[] = []
    for (const name of ['ada', 'bimal', 'chitra', 'dipa', 'esha'])
      statuses.push((await visitor.post('/api/leads', lead(name))).status)
    const seconds = (performance.now() - startedAt) / 1000
    other.exec('rollback')

    expect(statuses).toEqual([503, 503, 503, 503, 503])
    expect(seconds).toBeLessThan(3)
    expect((await visitor.post('/api/leads', lead('ada'))).status).toBe(201)
  })
}

test('somebody who is logged in hears that the database is away, not that they are logged out', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  await app.deps.db.destroy()

  expect((await client.get('/api/linkhubAuth/me')).status).toBe(503)
})

test.each([
  ['the disk is full', { code: 'ENOSPC' }, 'full'],
  ['the disk of PostgreSQL is full', { code: '53100' }, 'full'],
  ['the disk of SQLite is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'full'],
  ['another process holds the SQLite file', { code: 'ERR_SQLITE_ERROR', errcode: 5 }, 'away'],
  ['the SQLite file cannot be written at the moment', { code: 'ERR_SQLITE_ERROR', errcode: 778 }, 'away'],
  ['PostgreSQL is shutting down', { code: '57P01' }, 'away'],
  ['a statement took too long', { code: '57014' }, 'away'],
  ['a page of the SQLite file makes no sense', { code: 'ERR_SQLITE_ERROR', errcode: 11 }, 'damaged'],
  ['a statement is wrong', { code: '42601' }, undefined],
  ['a row is there already', { code: 'ERR_SQLITE_ERROR', errcode: 2067 }, undefined],
])('when %s, that is %j: %s', (_, fields, failure) => {
  expect(findDatabaseFailure(Object.assign(new Error('an error'), fields))).toBe(failure)
})
