import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'

/** Raised when older releases cannot read the file. */
export const FORMAT = 2

/** The first file of a backup, in every format. */
export const OPENING = 'backup.json'
export const Opening = z.object({
  product: z.literal('nokshi'),
  format: z.number().int().min(1),
  version: z.string(),
  createdAt: z.string(),
})

/** The last file but its checksums: the contents of the backup. */
export const MANIFEST = 'manifest.json'
export const Manifest = Opening.extend({
  format: z.int().min(1).max(FORMAT),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  /** In the order in which they can be filled. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  pictures: z.object({
    files: z.number(),
    bytes: z.number(),
    /** Keys that pages show and the store did not have. */
    missing: z.array(z.string()),
    /** Keys that were copied before a page stopped to show them. */
    unused: z.array(z.string()),
  }),
  /** Of a secret that is not in the backup, because it came from the environment. */
  secretCheck: z
    .string()
    .regex(/^[0-9a-f]{32}:[0-9a-f]{64}$/)
    .optional(),
})
export type Manifest = z.infer<typeof Manifest>

export const SECRET = 'secret'
export const PICTURES = 'images/'
const TABLES = 'tables/'

/** `tables/visit/000001.jsonl.gz` */
export function tableFileName(table: string, piece: number) {
  return `${TABLES}${table}/${String(piece).padStart(6, '0')}.jsonl.gz`
}

export function findTableOf(fileName: string) {
  return fileName.startsWith(TABLES) ? fileName.split('/')[1] : undefined
}

export function readProductVersion() {
  const text = readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

export const WITHOUT_SECRET =
  'known visitors would count anew, webhooks would lose their secrets, and two-factor would have to be set up again'

const BYTES = 32

/** Recognises SECRET without storing it. As slow as a password hash, because SECRET may be a phrase. */
export function makeSecretCheck(secret: string) {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${scryptSync(secret, salt, BYTES).toString('hex')}`
}

export function fitsSecretCheck(secret: string, check: string) {
  const [salt = '', hash = ''] = check.split(':')
  return timingSafeEqual(scryptSync(secret, salt, BYTES), Buffer.from(hash, 'hex'))
}
