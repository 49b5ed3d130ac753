import { isIPv6, SocketAddress } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { logLevels } from './log.ts'

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

/** Addresses, of name servers perhaps with a port, and commas between them. IPv6 becomes as short as in the DNS. */
const addresses = variable(
  z
    .string()
    .regex(/^[\da-f.:]+(, *[\da-f.:]+)*$/i, { error: 'must be IP addresses with commas between them' })
    .transform((value) =>
      value
        .split(/, */)
        .map((one) => (isIPv6(one) ? new SocketAddress({ address: one, family: 'ipv6' }).address : one)),
    )
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
  NEWS_FROM: mailboxes,
  NEWS_PER_HOUR: wholeNumber(1, 1_000_000, 500),
  IMAP_URL: variable(
    z
      .string()
      .regex(/^imaps?:\/\/[^:@/]+:[^@/]+@./, {
        error: 'must be an address with user and password, like imaps://hello%40example.com:secret@mail.example.com',
      })
      .optional(),
  ),
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
  DOMAINS_HOST: variable(z.hostname('must be a host name, like domains.example.com').toLowerCase().optional()),
  DOMAINS_ADDRESSES: addresses,
  DNS_SERVERS: addresses,
  ALLOW_PRIVATE_WEBHOOKS: wholeNumber(0, 1, 0),
  DEMO: wholeNumber(0, 1, 0),
  METRICS_TOKEN: variable(z.string().min(16, { error: 'must have at least 16 characters' }).optional()),
  LOG_LEVEL: variable(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info')),
})

export class ConfigError extends Error {
  constructor(errors: string[]) {
    super(
      [
        `The configuration has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}:`,
        ...errors.map((error) => `  - ${error}`),
        'Every variable is explained in .env.example.',
      ].join('\n'),
    )
    this.name = 'ConfigError'
  }
}

export type Config = ReturnType<typeof readConfig>
export type MailConfig = NonNullable<Config['mail']>
export type S3Config = NonNullable<Config['s3']>
export type ImapConfig = NonNullable<Config['imap']>

export function readConfig(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(env)
  const errors = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  errors.push(...incompleteGroups(env))
  for (const name of ['SMTP_URL', 'IMAP_URL'])
    if (env.DEMO === '1' && env[name])
      errors.push(`${name} must not be set with DEMO: a demo sends and fetches no mail`)
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
    /** For browsers: the site's own address unless the two run apart. */
    apiUrl: value.API_URL ?? siteUrl,
    mail:
      value.SMTP_URL && value.MAIL_FROM && value.MAIL_TO
        ? { url: value.SMTP_URL, from: value.MAIL_FROM, to: value.MAIL_TO }
        : undefined,
    /** Of creators to their followers: the sender's address, if it is another one, and how many mails an hour. */
    news: { from: value.NEWS_FROM, perHour: value.NEWS_PER_HOUR },
    /** The mailbox that answers of clients go to. */
    imap: imapConfig(value.IMAP_URL),
    /** Names the DKIM key in the DNS. */
    dkimSelector: value.DKIM_SELECTOR,
    s3: s3Config(value),
    trustProxy: value.TRUST_PROXY,
    staffSetupCode: value.STAFF_SETUP_CODE,
    secret: value.SECRET,
    /** Hosts that no page may link to, one a line. It need not exist. */
    badHostsFile: resolve(value.BAD_HOSTS_FILE ?? join(dataDir, 'bad-hosts.txt')),
    /** What domains of creators point to. Without it pages have none of their own. */
    domains:
      value.DOMAINS_HOST && value.DOMAINS_ADDRESSES
        ? { host: value.DOMAINS_HOST, addresses: value.DOMAINS_ADDRESSES }
        : undefined,
    dnsServers: value.DNS_SERVERS,
    /** For tests and intranets: webhooks may call addresses that only this network knows. */
    allowsPrivateWebhooks: value.ALLOW_PRIVATE_WEBHOOKS === 1,
    /** Invented data: every page says so, and no mail leaves. */
    isDemo: value.DEMO === 1,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  }
}

function imapConfig(address: string | undefined) {
  const url = address === undefined ? null : URL.parse(address)
  if (!url) return undefined
  const isSecure = url.protocol === 'imaps:'
  return {
    host: url.hostname,
    port: Number(url.port) || (isSecure ? 993 : 143),
    isSecure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  }
}

function s3Config(value: z.infer<typeof environment>) {
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
  ['DOMAINS_HOST', 'DOMAINS_ADDRESSES'],
]

function incompleteGroups(env: Record<string, string | undefined>) {
  return groups.flatMap((group) => {
    const given = group.filter((name) => env[name])
    const missing = group.filter((name) => !env[name])
    return given.length === 0 ? [] : missing.map((name) => `${name} is needed when ${given[0]} is set`)
  })
}
