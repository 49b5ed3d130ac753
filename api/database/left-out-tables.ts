/**
 * Tables that are in no backup, each with the reason; every other table is in it, whole. They are empty after a restore, also when
 * the backup is an old one that still holds them.
 */
export const leftOutTables: Record<string, string> = {
  address_recovery:
    'Its links are not in it either, so nobody could stop a move that was stopped since. An owner begins again.',
  daily_salt:
    'With it, and with the secret, a network address could be found again from the hash of a visitor.',
  rate: 'Its keys are hashes of network addresses, which whoever has the secret could find by trying all of them.',
  session: 'Whoever has a session and the secret is logged in as somebody else. People log in again.',
  staff_session: 'As sessions of creators.',
  verification: 'A link that was used or replaced since must not work again. People ask for a new one.',
  staff_verification: 'As links of creators; and challenges of two-factor, which live for minutes.',
}

export function isLeftOut(table: string) {
  return table in leftOutTables
}
