import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

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
