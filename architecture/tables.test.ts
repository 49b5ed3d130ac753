import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productFiles } from './imports.ts'

/**
 * The tables that each file may write, and no other file. The tables of sessions, tokens, passwords and second factors are
 * written by api/accounts for creators and staff alike, through names in kinds.ts.
 */
const tablesOf: Record<string, string> = {
  'api/auth/queries.ts': 'user',
  'api/auth/device-queries.ts': 'knownDevice',
  'api/auth/recovery-queries.ts': 'addressRecovery',
  'api/auth/proof-queries.ts': 'sessionProof',
  'api/intake/queries.ts': 'submission submissionKey recentContent acknowledgement',
  'api/linkhub/queries.ts': 'profile username customLink',
  'api/linkhub/link-id-queries.ts': 'linkId',
  'api/linkhub/pictures/upload-queries.ts': 'upload',
  'api/linkhub/payments/queries.ts': 'paymentMethod',
  'api/linkhub/registrations/queries.ts': 'registration',
  'api/linkhub/shop/queries.ts': 'shopItem',
  'api/linkhub/link-checks/queries.ts': 'linkCheck',
  'api/messages/queries.ts': 'message',
  'api/messages/follower-queries.ts': 'follower',
  'api/moderation/queries.ts': 'report',
  'api/visits/counting/queries.ts':
    'visit visitor visitDay visitTotal filteredDay click clickDay facetDay visitJournal dailySalt',
  'api/visits/weekly-reports/queries.ts': 'weeklyReportPlan weeklyReport',
  'api/visits/shared-stats/queries.ts': 'sponsorAddress',
  'api/crm/staff/queries.ts': 'staff studio',
  'api/crm/staff/invites/invite-queries.ts': 'invite',
  'api/platform/change-log.ts': 'change changePart',
  'api/crm/staff/preference-queries.ts': 'memberPreference',
  'api/crm/tasks/reminder-queries.ts': 'reminder',
  'api/crm/search/note-queries.ts': 'noteWord',
  'api/crm/search/queries.ts': 'searchWord',
  'api/crm/contacts/tag-queries.ts': 'tag',
  // Written through the journal only, which is why their names stand in no statement.
  'api/crm/records/journal-queries.ts':
    'company contact contactMethod tagging deal task activity triage suggestion contentEntry',
  'api/website/queries.ts': 'contentVersion contentState',
  'api/website/picture-queries.ts': 'contentPicture',
  'api/crm/deals/stage-queries.ts': 'stage',
  'api/crm/deals/rate-queries.ts': 'fxRate',
  'api/crm/replies/queries.ts': 'replyTemplate',
  'api/crm/webhooks/queries.ts': 'webhook',
  'api/outbox/outbox.ts': 'outbox',
  'api/outbox/mail-limit-queries.ts': 'mailWindow heldMail',
  'api/platform/rate-limit.ts': 'rate',
  'api/platform/secret.ts': 'setting',
  'api/platform/live-marks.ts': 'liveMark',
}

const writers = Object.fromEntries(
  Object.entries(tablesOf).flatMap(([file, tables]) => tables.split(' ').map((table) => [table, file])),
)

test('each table is written in one file only', () => {
  const writes = productFiles
    .filter((file) => !file.startsWith('api/database/'))
    .flatMap((file) => writtenTables(readFileSync(file, 'utf8')).map((table) => ({ file, table })))
  expect(writes.length).toBeGreaterThan(0)
  expect(writes.filter(({ file, table }) => writers[table] !== file)).toEqual([])
})

/** By the query builder, or by SQL of its own. */
function writtenTables(source: string) {
  const built = source.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g)
  const written = source.matchAll(/\b(?:insert\s+into|update|delete\s+from)\s+"?([a-z_]+)"?\s+(?:\(|set\b|where\b)/g)
  return [
    ...[...built].map(([, table = '']) => table),
    ...[...written].map(([, table = '']) => table.replace(/_(\w)/g, (_, weeklyReport) => weeklyReport.toUpperCase())),
  ]
}
