import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('the configuration', () => {
  test('needs nothing at all', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      siteUrl: 'http://localhost:3000',
      apiUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      mail: undefined,
      s3: undefined,
      trustProxy: 0,
    })
  })

  test('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    })
  })

  test('lets no demo send mail', () => {
    const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' }
    expect(readConfig({ DEMO: '1' })).toMatchObject({ isDemo: true })
    expect(readConfig(mail)).toMatchObject({ isDemo: false })
    expect(() => readConfig({ DEMO: '1', ...mail })).toThrow('SMTP_URL must not be set with DEMO')
  })

  test('says all that is wrong at once', () => {
    const env = {
      PORT: 'http',
      DATABASE_URL: 'mysql://x',
      SITE_URL: 'example.com',
      SMTP_URL: 'smtp://mail',
      SECRET: 'short',
    }

    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(
      /6 errors:\n.*PORT must be a whole number.*\n.*DATABASE_URL must start with postgres.*\n.*SITE_URL must be an http.*\n.*SECRET must have at least 32.*\n.*MAIL_FROM is needed when SMTP_URL is set\n.*MAIL_TO is needed/,
    )
  })

  test.each([
    [
      { SITE_URL: 'https://www.example.com/' },
      { siteUrl: 'https://www.example.com', apiUrl: 'https://www.example.com' },
    ],
    [
      { SITE_URL: 'https://www.example.com', API_URL: 'https://api.example.com' },
      { apiUrl: 'https://api.example.com' },
    ],
    [{ PORT: '8080' }, { siteUrl: 'http://localhost:8080' }],
    [
      { S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' },
      { s3: { bucket: 'b', region: 'auto' } },
    ],
  ])('turns %j into what the product needs', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected)
  })
})
