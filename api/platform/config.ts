import { join, resolve } from 'node:path'
import * as z from 'zod'
import { type LogLevel, logLevels } from './log.ts'

/** A variable that is set but empty counts as not set, because people clear values that way. */
function variable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema)
}

function wholeNumber(least: number, most: number, otherwise: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return variable(
    z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error }).default(otherwise),
  )
}

const text = variable(z.string().optional())

/** An address, alone or as `Name <address>`; several for the studio's inbox. */
const mailboxes = variable(
  z.string().refine(hasMailbox, { error: 'must be a mail address, like Studio <hello@example.com>' }).optional(),
)

function hasMailbox(value: string) {
  const at = value.indexOf('@')
  const domain = /^[^@\s>,]+/.exec(value.slice(at + 1))?.[0] ?? ''
  return /[^\s<]$/.test(value.slice(0, at)) && domain.slice(1, -1).includes('.')
}

const origin = variable(
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https address, like https://www.example.com' })
    .transform((value) => new URL(value).origin)
    .optional(),
)

/** One entry per variable of `.env.example`, in its order. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: variable(z.string().default('0.0.0.0')),
  DATA_DIR: variable(z.string().default('./data')),
  DATABASE_URL: variable(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// (leave it out for SQLite)' })
      .optional(),
  ),
  SITE_URL: origin,
  API_URL: origin,
  SMTP_URL: variable(
    z
      .string()
      .regex(/^smtps?:\/\/./, { error: 'must start with smtp:// or smtps://' })
      .optional(),
  ),
  MAIL_FROM: mailboxes,
  MAIL_TO: mailboxes,
  DKIM_SELECTOR: variable(
    z
      .string()
      .regex(/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i, { error: 'must be a selector, like s1 or google' })
      .optional(),
  ),
  S3_ENDPOINT: origin,
  S3_BUCKET: text,
  S3_REGION: variable(z.string().default('auto')),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  TRUST_PROXY: wholeNumber(0, 10, 0),
  STAFF_SETUP_CODE: variable(z.string().min(16, { error: 'must have at least 16 characters' }).optional()),
  SECRET: variable(
    z.string().min(32, { error: 'must have at least 32 characters; `openssl rand -base64 32` makes one' }).optional(),
  ),
  BAD_HOSTS_FILE: text,
  ALLOW_PRIVATE_WEBHOOKS: wholeNumber(0, 1, 0),
  DEMO: wholeNumber(0, 1, 0),
  METRICS_TOKEN: variable(z.string().min(16, { error: 'must have at least 16 characters' }).optional()),
  LOG_LEVEL: variable(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info')),
})

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface MailConfig {
  url: string
  from: string
  to: string
}

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  sqliteFile: string
  siteUrl: string
  /** The address of the API for browsers: the site's own address unless the two run apart. */
  apiUrl: string
  mail: MailConfig | undefined
  /** Names the DKIM key in the DNS. */
  dkimSelector: string | undefined
  s3: S3Config | undefined
  trustProxy: number
  staffSetupCode: string | undefined
  secret: string | undefined
  /** Hosts that no page may link to, one a line. It need not exist. */
  badHostsFile: string
  /** For tests and intranets: webhooks may call addresses that only this network knows. */
  allowsPrivateWebhooks: boolean
  /** Invented data: every page says so, and no mail leaves. */
  isDemo: boolean
  metricsToken: string | undefined
  logLevel: LogLevel
}

/** Lists all errors of the environment at once. */
export class ConfigError extends Error {
  constructor(errors: string[]) {
    super(
      `The configuration has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}:\n${errors.map((error) => `  - ${error}`).join('\n')}\nEvery variable is explained in .env.example.`,
    )
    this.name = 'ConfigError'
  }
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env)
  const errors = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  errors.push(...incompleteGroups(env))
  if (env.DEMO === '1' && env.SMTP_URL) errors.push('SMTP_URL must not be set with DEMO: a demo sends no mail')
  if (!parsed.success || errors.length > 0) throw new ConfigError(errors)

  const value = parsed.data
  const dataDir = resolve(value.DATA_DIR)
  const siteUrl = value.SITE_URL ?? `http://localhost:${value.PORT}`
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir,
    databaseUrl: value.DATABASE_URL,
    sqliteFile: join(dataDir, 'nokshi.db'),
    siteUrl,
    apiUrl: value.API_URL ?? siteUrl,
    mail:
      value.SMTP_URL && value.MAIL_FROM && value.MAIL_TO
        ? { url: value.SMTP_URL, from: value.MAIL_FROM, to: value.MAIL_TO }
        : undefined,
    dkimSelector: value.DKIM_SELECTOR,
    s3: s3Config(value),
    trustProxy: value.TRUST_PROXY,
    staffSetupCode: value.STAFF_SETUP_CODE,
    secret: value.SECRET,
    badHostsFile: resolve(value.BAD_HOSTS_FILE ?? join(dataDir, 'bad-hosts.txt')),
    allowsPrivateWebhooks: value.ALLOW_PRIVATE_WEBHOOKS === 1,
    isDemo: value.DEMO === 1,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  }
}

function s3Config(value: z.infer<typeof environment>): S3Config | undefined {
  if (!value.S3_ENDPOINT || !value.S3_BUCKET || !value.S3_ACCESS_KEY_ID || !value.S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: value.S3_ENDPOINT,
    bucket: value.S3_BUCKET,
    region: value.S3_REGION,
    accessKeyId: value.S3_ACCESS_KEY_ID,
    secretAccessKey: value.S3_SECRET_ACCESS_KEY,
  }
}

/** Variables that mean nothing without each other. */
const groups = [
  ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

function incompleteGroups(env: Record<string, string | undefined>) {
  return groups.flatMap((group) => {
    const given = group.filter((name) => env[name])
    const missing = group.filter((name) => !env[name])
    return given.length === 0 ? [] : missing.map((name) => `${name} is needed when ${given[0]} is set`)
  })
}
