/**
 * Tables that are in no backup, each with the reason; every other table is in it, whole. They are empty
 * after a restore, also when the backup is an old one that still holds them.
 */
export const leftOutTables: Record<string, string> = {
  address_recovery:
    'Its links are not in it either, so nobody could stop a move that was stopped since. An owner begins again.',
  daily_salt: 'With it, and with the secret, a network address could be found again from the hash of a visitor.',
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
