import type { Loader } from './loader.ts'

/**
 * Tables that are in no backup, each with the reason; every other table is in it, whole. They are empty
 * after a restore, also when the backup is an old one that still holds them.
 */
export const leftOutTables: Record<string, string> = {
  address_recovery:
    'Its links are not in it either, so nobody could stop a move that was stopped since. An owner begins again.',
  daily_salt: 'With it, and with the secret, a network address could be found again from the hash of a visitor.',
  push_device: 'Belongs to sessions, which are not in it either. Browsers register again after the next login.',
  rate: 'Its keys are hashes of network addresses, which whoever has the secret could find by trying all of them.',
  session: 'A session that was ended since must not work again. People log in again.',
  session_proof: 'It says of sessions who has shown a password, and sessions are not in it either.',
  staff_session: 'As sessions of creators.',
  user_token: 'A link that was used or replaced since must not work again. People ask for a new one.',
  staff_token: 'As links of creators; and logins that wait for their code, for minutes.',
}

export function isLeftOut(table: string) {
  return table in leftOutTables
}

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
  // It may have been sent since the backup.
  if (tables.has('news'))
    await run(
      `update news set state = 'stopped', stop_reason = 'studio', ended_at = ${now} where state in ('planned', 'sending')`,
    )
  if (tables.has('webhook')) await run('update webhook set is_on = 0')
  // Releases before 0003 have no CRM.
  if (!tables.has('staff')) return
  await run(`update staff set disabled_at = ${now} where disabled_at is null`)
  await run(`update invite set revoked_at = ${now} where revoked_at is null and used_at is null`)
  await run(`delete from setting where key = '${RESTORED_AT}'`)
  await run(`insert into setting (key, value) values ('${RESTORED_AT}', '${now}')`)
}
