import { released } from '@nokshi/api/database/migrate.ts'
import type { Manifest } from './manifest.ts'
import { inBytes, inSeconds, inWords } from './progress.ts'
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
    'It holds the secret and personal data, unencrypted; only its owner may read it (mode 0600).',
    'Keep copies on another machine, and encrypt them there.',
  ].join('\n')
}

/** What people know of by name, and the table it is in. */
const things = [
  { table: 'user', thing: 'account' },
  { table: 'profile', thing: 'page' },
  { table: 'submission', thing: 'post' },
  { table: 'contact', thing: 'contact' },
  { table: 'deal', thing: 'deal' },
]

export function describeContent({ createdAt, version, engine, tables, pictures }: Manifest) {
  const rows = new Map(tables.map((table) => [table.name, table.rows]))
  const counts = things.map(({ table, thing }) => inWords(rows.get(table) ?? 0, thing))
  const total = tables.reduce((sum, table) => sum + table.rows, 0)
  const where = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  return `Made ${createdAt} by version ${version} on ${where}: ${counts.join(', ')}; ${inWords(total, 'row')} in all, ${inWords(pictures.files, 'picture file')}.${describeMissing(pictures)}`
}

/** A store that was emptied misses thousands; a few keys are enough to go and look. */
const KEYS_NAMED = 10

function describeMissing({ missing }: Manifest['pictures']) {
  if (missing.length === 0) return ''
  const named = `${missing.slice(0, KEYS_NAMED).join(', ')}${missing.length > KEYS_NAMED ? ' …' : ''}`
  return `\nMissing: ${inWords(missing.length, 'picture')} that pages show and the store does not have (${named}).`
}

export function describeRestored(file: string, milliseconds: number, { manifest, aside }: Restored) {
  const isOlder = Object.keys(released).length > manifest.migrations.length
  return [
    `Restored from ${file} in ${inSeconds(milliseconds)}, every row counted.`,
    describeContent(manifest),
    ...(aside ? [`What was here before is in ${aside}. Delete it when you are sure.`] : []),
    'Everybody logs in again: sessions are in no backup.',
    ...(isOlder ? ['The backup is of an older version: the next start brings the database up to date.'] : []),
    'Now start the product: npm start. Mails that waited when the backup was made go out then; leave SMTP_URL empty if this is only a trial.',
  ].join('\n')
}
