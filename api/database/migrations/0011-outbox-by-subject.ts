import { type Kysely, sql } from 'kysely'

/** Adds indexes for lookups in the outbox and in spam. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('outbox').addColumn('subject_id', 'text').execute()
  await nameSubjects(db)
  await db.schema
    .createIndex('outbox_subject_id')
    .on('outbox')
    .column('subject_id')
    .where(sql.ref('subject_id'), 'is not', null)
    .execute()

  // Without a mail server mails wait for ever: what is due of another kind must not be searched among them.
  await db.schema.dropIndex('outbox_waiting').execute()
  await db.schema
    .createIndex('outbox_waiting_by_kind')
    .on('outbox')
    .columns(['kind', 'next_attempt_at'])
    .where(sql.ref('delivered_at'), 'is', null)
    .where(sql.ref('dead_at'), 'is', null)
    .execute()

  await db.schema.createIndex('triage_by_change').on('triage').columns(['tab', 'updated_at', 'id']).execute()
  await db.schema.createIndex('submission_key_reference').on('submission_key').column('reference').execute()
  await db.schema.createIndex('recent_content_reference').on('recent_content').column('reference').execute()
}

const AT_ONCE = 500

/** The subject line of a mail about a post ends with the post's reference in brackets. */
async function nameSubjects(db: Kysely<unknown>) {
  for (let last = ''; ; ) {
    const { rows: mails } = await sql<{ id: string; payload: string }>`
      select id, payload from outbox where kind = 'mail' and id > ${last}
      order by id limit ${sql.lit(AT_ONCE)}`.execute(db)
    for (const { id, payload } of mails) {
      const reference = readReference(payload)
      if (reference !== undefined)
        await sql`update outbox set subject_id = (select id from submission where reference = ${reference})
          where id = ${id}`.execute(db)
    }
    const end = mails.at(-1)
    if (!end || mails.length < AT_ONCE) return
    last = end.id
  }
}

function readReference(payload: string) {
  try {
    const { subject }: { subject: string } = JSON.parse(payload)
    return subject.endsWith(')') ? subject.slice(subject.lastIndexOf('(') + 1, -1) : undefined
  } catch {
    // A mail without a subject line, or one that cannot be read, is about no post.
    return undefined
  }
}
