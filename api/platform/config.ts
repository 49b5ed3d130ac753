import { join, resolve } from 'node:path'
import * as z from 'zod'

/** An environment variable that is set but empty counts as not set: that is how people comment things out. */
function variable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema)
}

const wholeNumber = (least: number, most: number, otherwise: number) =>
  variable(
    z.coerce
      .number({ error: `must be a whole number from ${least} to ${most}` })
      .int({ error: `must be a whole number from ${least} to ${most}` })
      .min(least, { error: `must be a whole number from ${least} to ${most}` })
      .max(most, { error: `must be a whole number from ${least} to ${most}` })
      .default(otherwise),
  )

const text = variable(z.string().optional())

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
  MAIL_FROM: text,
  MAIL_TO: text,
  S3_ENDPOINT: origin,
  S3_BUCKET: text,
  S3_REGION: variable(z.string().default('auto')),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  TRUST_PROXY: wholeNumber(0, 10, 0),
  SECRET: variable(
    z
      .string()
      .min(32, { error: 'must have at least 32 characters; `openssl rand -base64 32` makes one' })
      .optional(),
  ),
  METRICS_TOKEN: variable(z.string().min(16, { error: 'must have at least 16 characters' }).optional()),
  LOG_LEVEL: variable(
    z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], {
        error: 'must be debug, info, warn, error or silent',
      })
      .default('info'),
  ),
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
  /** Where browsers reach the API: the site's own address unless the two run apart. */
  apiUrl: string
  mail: MailConfig | undefined
  s3: S3Config | undefined
  trustProxy: number
  secret: string | undefined
  metricsToken: string | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** Says everything that is wrong with the environment at once. */
export class ConfigFault extends Error {
  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\nEvery variable is explained in .env.example.`,
    )
    this.name = 'ConfigFault'
  }
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env)
  const faults = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  faults.push(...incompleteGroups(env))
  if (!parsed.success || faults.length > 0) throw new ConfigFault(faults)

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
    s3: s3Config(value),
    trustProxy: value.TRUST_PROXY,
    secret: value.SECRET,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  }
}

function s3Config(value: z.infer<typeof environment>): S3Config | undefined {
  if (!value.S3_ENDPOINT || !value.S3_BUCKET || !value.S3_ACCESS_KEY_ID || !value.S3_SECRET_ACCESS_KEY)
    return undefined
  return {
    endpoint: value.S3_ENDPOINT,
    bucket: value.S3_BUCKET,
    region: value.S3_REGION,
    accessKeyId: value.S3_ACCESS_KEY_ID,
    secretAccessKey: value.S3_SECRET_ACCESS_KEY,
  }
}

/** Variables that mean nothing alone. */
const groups = [
  { with: 'SMTP_URL', needs: ['MAIL_FROM', 'MAIL_TO'] },
  { with: 'S3_ENDPOINT', needs: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
]

function incompleteGroups(env: Record<string, string | undefined>) {
  return groups
    .filter((group) => env[group.with])
    .flatMap((group) =>
      group.needs.filter((name) => !env[name]).map((name) => `${name} is needed when ${group.with} is set`),
    )
}
