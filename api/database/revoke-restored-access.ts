import type { Loader } from './loader.ts'

/** The setting that says when a backup was restored: everybody's access to the CRM ended at that moment. */
export const RESTORED_AT = 'restored-at'

/**
 * Disables all staff and webhooks and revokes private addresses and open invitations, because rights revoked
 * since the backup would return. An owner enables each, the first one at the terminal.
 */
export async function revokeRestoredAccess({ run }: Loader, tables: { has(name: string): boolean }, now: number) {
  if (tables.has('sponsor_address'))
    await run(`update sponsor_address set revoked_at = ${now} where revoked_at is null`)
  if (tables.has('member_preference'))
    await run('update member_preference set calendar_hash = null, calendar_made_at = null')
  if (tables.has('webhook')) await run('update webhook set is_on = 0')
  // Releases before 0003 have no CRM.
  if (!tables.has('staff')) return
  await run(`update staff set disabled_at = ${now} where disabled_at is null`)
  await run(`update invite set revoked_at = ${now} where revoked_at is null and used_at is null`)
  await run(`delete from setting where key = '${RESTORED_AT}'`)
  await run(`insert into setting (key, value) values ('${RESTORED_AT}', '${now}')`)
}
