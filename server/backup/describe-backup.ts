import { released } from '@nokshi/api/database/migrate.ts'
import { type Manifest, WITHOUT_SECRET } from './manifest.ts'
import { countOf, inBytes, inSeconds } from './progress.ts'
import type { Restored } from './restore-backup.ts'

interface Written {
  file: string
  bytes: number
  milliseconds: number
}

export function describeBackup({ file, bytes, milliseconds }: Written, manifest: Manifest) {
  return [
    `The backup is written and checked: ${file} (${inBytes(bytes)} in ${inSeconds(milliseconds)})`,
    describeContent(manifest),
    'It holds personal data, unencrypted; only its owner may read it (mode 0600).',
    'Keep copies on another machine, and encrypt them there.',
  ].join('\n')
}

function describeSecret({ secretCheck }: Manifest) {
  return secretCheck === undefined
    ? 'The secret of the installation is in it.'
    : `SECRET is not in it, because it was set in the environment: keep a copy of it elsewhere. Without it ${WITHOUT_SECRET}.`
}

export function describeContent(manifest: Manifest) {
  const { createdAt, version, engine, tables, pictures } = manifest
  const total = tables.reduce((sum, table) => sum + table.rows, 0)
  const where = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  const counts = `${countOf(total, 'row')} and ${countOf(pictures.files, 'picture file')}`
  return [
    `Made ${createdAt} by version ${version} on ${where}: ${counts}.${describeMissing(pictures)}`,
    describeSecret(manifest),
  ].join('\n')
}

function describeMissing({ missing }: Manifest['pictures']) {
  if (missing.length === 0) return ''
  return `\nMissing: ${countOf(missing.length, 'picture')} that pages show and the store does not have (${missing.join(', ')}).`
}

const STAFF_DISABLED = [
  'All staff are disabled, invitations to the CRM taken back, and calendars no longer answer:',
  'who was removed since must not come back with an old backup. Start the product, then enable an owner:',
  'npm run staff -- make-owner <email> (npm run staff lists everybody).',
  'That owner enables the others in the CRM, under Settings, Team.',
].join(' ')

const WEBHOOKS_OFF =
  'All webhooks are off, also those that were removed since. Take over the ones that you know, in the CRM, under Settings.'

const SPONSORS_REVOKED =
  "All sponsors' addresses are revoked, because some may have been since the backup was made. Creators make new ones."

export function describeRestored(
  file: string,
  milliseconds: number,
  { manifest, replacedData, lacksSecret }: Restored,
) {
  const hasRows = (table: string) => manifest.tables.some(({ name, rows }) => name === table && rows > 0)
  const isOlder = Object.keys(released).length > manifest.migrations.length
  return [
    `Restored from ${file} in ${inSeconds(milliseconds)}, every row counted.`,
    describeContent(manifest),
    ...(replacedData ? [`What was here before is in ${replacedData}. Delete it when you are sure.`] : []),
    ...(lacksSecret ? ['Set SECRET to the one that the installation had, before you start the product.'] : []),
    'Everybody logs in again: sessions are in no backup.',
    ...(hasRows('staff') ? [STAFF_DISABLED] : []),
    ...(hasRows('webhook') ? [WEBHOOKS_OFF] : []),
    ...(hasRows('sponsor_address') ? [SPONSORS_REVOKED] : []),
    ...(isOlder ? ['The backup is of an older version: the next start brings the database up to date.'] : []),
    'Now start the product: npm start. Mails that waited when the backup was made go out then; leave SMTP_URL empty if this is only a trial.',
  ].join('\n')
}
