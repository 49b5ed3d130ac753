import { sql } from 'kysely'
import type { Statement } from './grow.ts'

const AT = '2026-01-01T00:00:00.000Z'

/** Pages page-1, page-2 …, each with two social links and one custom link. */
export function growPages({ from, to }: { from: number; to: number }): Statement[] {
  const each = sql`with recursive each (n) as (
    select ${sql.lit(from)} union all select n + 1 from each where n < ${sql.lit(to)})`
  const number = sql`substr(cast(1000000000 + n as text), 2)`
  const userId = sql`'0grownowner' || ${number} || 'abcdefghijkl'`
  const profileId = sql`'0grown' || ${number} || 'abcdefghij'`
  const linkId = sql`'0grown' || ${number} || 'link-abcde'`
  const at = sql.lit(Date.parse(AT))
  return [
    sql`${each}
      insert into "user" (id, email, email_verified, created_at, updated_at)
      select ${userId}, 'person-' || n || '@example.com', 1, ${sql.lit(AT)}, ${sql.lit(AT)} from each`,
    sql`${each}
      insert into profile (id, owner_id, username, name, bio, gradient, selected_color, socials, time_zone, version,
        created_at, updated_at)
      select ${profileId}, ${userId}, 'page-' || n, 'Person number ' || n, 'I weave, and among many I am number ' || n,
        'ocean', '#007bff', '{"instagram":"person.' || n || '","whatsapp":"8801712345678"}', 'Asia/Dhaka', 1,
        ${at}, ${at}
      from each`,
    sql`${each}
      insert into username (name, profile_id, claimed_at) select 'page-' || n, ${profileId}, ${at} from each`,
    sql`${each}
      insert into custom_link (id, profile_id, position, title, url)
      select ${linkId}, ${profileId}, 0, 'My shop', 'https://shop.example.com/' || n from each`,
    sql`${each} insert into link_id (id, profile_id) select ${linkId}, ${profileId} from each`,
  ]
}

/** A live domain for each of these pages: page-1.com, page-2.com … */
export function growDomains(): Statement[] {
  return [
    sql`insert into domain (profile_id, host, zone, is_www, token, state, has_alias, found, created_at, next_at, warnings)
      select id, username || '.com', username || '.com', 0, id, 'live', 1, '{}', created_at, ${sql.lit(Date.parse('2100-01-01'))}, 0
      from profile`,
    sql`update profile set domain = username || '.com'`,
  ]
}
