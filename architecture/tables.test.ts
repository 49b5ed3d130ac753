import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productFiles } from './imports.ts'

/**
 * The file that may write each table. The tables of sessions, tokens, passwords and second factors are
 * written by api/accounts for creators and staff alike, through names in kinds.ts.
 */
const writers: Record<string, string> = {
  user: 'api/auth/queries.ts',
  knownDevice: 'api/auth/device-queries.ts',
  addressRecovery: 'api/auth/recovery-queries.ts',
  sessionProof: 'api/auth/proof-queries.ts',
  submission: 'api/intake/queries.ts',
  submissionKey: 'api/intake/queries.ts',
  recentContent: 'api/intake/queries.ts',
  acknowledgement: 'api/intake/queries.ts',
  profile: 'api/linkhub/queries.ts',
  username: 'api/linkhub/queries.ts',
  customLink: 'api/linkhub/queries.ts',
  linkId: 'api/linkhub/link-id-queries.ts',
  upload: 'api/linkhub/pictures/upload-queries.ts',
  paymentMethod: 'api/linkhub/payments/queries.ts',
  registration: 'api/linkhub/registrations/queries.ts',
  shopItem: 'api/linkhub/shop/queries.ts',
  linkCheck: 'api/linkhub/link-checks/queries.ts',
  message: 'api/messages/queries.ts',
  follower: 'api/messages/follower-queries.ts',
  report: 'api/moderation/queries.ts',
  visit: 'api/visits/counting/queries.ts',
  visitor: 'api/visits/counting/queries.ts',
  visitDay: 'api/visits/counting/queries.ts',
  visitTotal: 'api/visits/counting/queries.ts',
  filteredDay: 'api/visits/counting/queries.ts',
  click: 'api/visits/counting/queries.ts',
  clickDay: 'api/visits/counting/queries.ts',
  facetDay: 'api/visits/counting/queries.ts',
  visitJournal: 'api/visits/counting/queries.ts',
  weeklyReportPlan: 'api/visits/weekly-reports/queries.ts',
  weeklyReport: 'api/visits/weekly-reports/queries.ts',
  sponsorAddress: 'api/visits/shared-stats/queries.ts',
  dailySalt: 'api/visits/counting/queries.ts',
  staff: 'api/crm/staff/queries.ts',
  studio: 'api/crm/staff/queries.ts',
  invite: 'api/crm/staff/invites/invite-queries.ts',
  change: 'api/platform/change-log.ts',
  changePart: 'api/platform/change-log.ts',
  memberPreference: 'api/crm/staff/preference-queries.ts',
  reminder: 'api/crm/tasks/reminder-queries.ts',
  noteWord: 'api/crm/search/note-queries.ts',
  searchWord: 'api/crm/search/queries.ts',
  tag: 'api/crm/contacts/tag-queries.ts',
  // Written through the journal only, which is why their names stand in no statement.
  company: 'api/crm/records/journal-queries.ts',
  contact: 'api/crm/records/journal-queries.ts',
  contactMethod: 'api/crm/records/journal-queries.ts',
  tagging: 'api/crm/records/journal-queries.ts',
  deal: 'api/crm/records/journal-queries.ts',
  task: 'api/crm/records/journal-queries.ts',
  activity: 'api/crm/records/journal-queries.ts',
  triage: 'api/crm/records/journal-queries.ts',
  suggestion: 'api/crm/records/journal-queries.ts',
  contentEntry: 'api/crm/records/journal-queries.ts',
  contentVersion: 'api/website/queries.ts',
  contentState: 'api/website/queries.ts',
  contentPicture: 'api/website/picture-queries.ts',
  stage: 'api/crm/deals/stage-queries.ts',
  fxRate: 'api/crm/deals/rate-queries.ts',
  replyTemplate: 'api/crm/replies/queries.ts',
  webhook: 'api/crm/webhooks/queries.ts',
  outbox: 'api/outbox/outbox.ts',
  mailWindow: 'api/outbox/mail-limit-queries.ts',
  heldMail: 'api/outbox/mail-limit-queries.ts',
  rate: 'api/platform/rate-limit.ts',
  setting: 'api/platform/secret.ts',
  liveMark: 'api/platform/live-marks.ts',
}

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
  const written = source.matchAll(
    /\b(?:insert\s+into|update|delete\s+from)\s+"?([a-z_]+)"?\s+(?:\(|set\b|where\b)/g,
  )
  return [
    ...[...built].map(([, table = '']) => table),
    ...[...written].map(([, table = '']) =>
      table.replace(/_(\w)/g, (_, weeklyReport) => weeklyReport.toUpperCase()),
    ),
  ]
}
