import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as foundation from './migrations/0001-foundation.ts'
import * as livingPages from './migrations/0002-living-pages.ts'
import * as crm from './migrations/0003-crm.ts'
import * as crmBeginnings from './migrations/0004-crm-beginnings.ts'
import * as keptLinkIds from './migrations/0005-kept-link-ids.ts'
import * as visitJournal from './migrations/0006-visit-journal.ts'
import * as shortKeys from './migrations/0007-short-keys.ts'
import * as sealedOutbox from './migrations/0008-sealed-outbox.ts'
import * as daysOfClicks from './migrations/0009-days-of-clicks.ts'
import * as releasedUsernames from './migrations/0010-released-usernames.ts'
import * as outboxBySubject from './migrations/0011-outbox-by-subject.ts'
import * as siteVisits from './migrations/0012-site-visits.ts'
import * as liveMarks from './migrations/0014-live-marks.ts'
import * as languages from './migrations/0015-languages.ts'
import * as pagesThatHoldMore from './migrations/0016-pages-that-hold-more.ts'
import * as payments from './migrations/0017-payments.ts'
import * as registrations from './migrations/0018-registrations.ts'
import * as answersAndAliases from './migrations/0019-answers-and-aliases.ts'
import * as itCallsYou from './migrations/0020-it-calls-you.ts'
import * as shop from './migrations/0021-shop.ts'
import * as rememberedDevices from './migrations/0022-remembered-devices.ts'
import * as blocksInOrder from './migrations/0023-blocks-in-order.ts'
import * as messages from './migrations/0024-messages.ts'
import * as letters from './migrations/0025-letters.ts'
import * as linkChecks from './migrations/0026-link-checks.ts'
import * as safeAccounts from './migrations/0027-safe-accounts.ts'
import * as addressRecovery from './migrations/0028-address-recovery.ts'
import * as ownSessions from './migrations/0029-own-sessions.ts'
import * as consentAndSummaries from './migrations/0030-consent-and-summaries.ts'
import * as changeParts from './migrations/0032-change-parts.ts'
import * as sessionProofs from './migrations/0033-session-proofs.ts'
import * as plainNames from './migrations/0034-plain-names.ts'
import * as tradeNames from './migrations/0035-trade-names.ts'
import * as website from './migrations/0036-website.ts'
import * as paymentDetails from './migrations/0038-payment-details.ts'
import * as readMessages from './migrations/0039-read-messages.ts'
import * as pageBackground from './migrations/0040-page-background.ts'
import type { Database } from './schema.ts'

/** In the order of their names, which never change once released. */
export const released: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-living-pages': livingPages,
  '0003-crm': crm,
  '0004-crm-beginnings': crmBeginnings,
  '0005-kept-link-ids': keptLinkIds,
  '0006-visit-journal': visitJournal,
  '0007-short-keys': shortKeys,
  '0008-sealed-outbox': sealedOutbox,
  '0009-days-of-clicks': daysOfClicks,
  '0010-released-usernames': releasedUsernames,
  '0011-outbox-by-subject': outboxBySubject,
  '0012-site-visits': siteVisits,
  '0014-live-marks': liveMarks,
  '0015-languages': languages,
  '0016-pages-that-hold-more': pagesThatHoldMore,
  '0017-payments': payments,
  '0018-registrations': registrations,
  '0019-answers-and-aliases': answersAndAliases,
  '0020-it-calls-you': itCallsYou,
  '0021-shop': shop,
  '0022-remembered-devices': rememberedDevices,
  '0023-blocks-in-order': blocksInOrder,
  '0024-messages': messages,
  '0025-letters': letters,
  '0026-link-checks': linkChecks,
  '0027-safe-accounts': safeAccounts,
  '0028-address-recovery': addressRecovery,
  '0029-own-sessions': ownSessions,
  '0030-consent-and-summaries': consentAndSummaries,
  '0032-change-parts': changeParts,
  '0033-session-proofs': sessionProofs,
  '0034-plain-names': plainNames,
  '0035-trade-names': tradeNames,
  '0036-website': website,
  '0038-payment-details': paymentDetails,
  '0039-read-messages': readMessages,
  '0040-page-background': pageBackground,
}

/**
 * Brings the database to the newest schema: in one transaction, so that a kill half-way leaves it as it
 * was, and behind a lock, so that two processes starting at once migrate it once.
 */
export async function migrateToLatest(db: Kysely<Database>, migrations = released) {
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
