import { type Kysely, sql } from 'kysely'

/** The colours of the brand, and the grounds of covers, get the names that the code uses. */
export async function up(db: Kysely<unknown>) {
  for (const [before, after] of [
    ['"cloth":"#', '"surface":"#'],
    ['"fold":"#', '"muted":"#'],
    ['"ground":"quilt"', '"ground":"panel"'],
    ['"ground":"needle"', '"ground":"accent"'],
    ['"ground":"press"', '"ground":"button"'],
    ['"ground":"done"', '"ground":"success"'],
    ['"ground":"fold"', '"ground":"muted"'],
  ]) {
    const like = `%${before}%`
    await sql`update content_entry set draft = replace(draft, ${before}, ${after}) where draft like ${like}`.execute(db)
    await sql`update content_entry set published = replace(published, ${before}, ${after}) where published like ${like}`.execute(
      db,
    )
    await sql`update content_version set data = replace(data, ${before}, ${after}) where data like ${like}`.execute(db)
  }
}
