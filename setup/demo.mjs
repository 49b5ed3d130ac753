// @ts-check
import { setTimeout as delay } from 'node:timers/promises'
import { productNode } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

/** Settings of a real installation that the demo must not use. Empty means not set. */
const LEFT_ALONE = [
  ...['DATABASE_URL', 'API_URL', 'SECRET', 'STAFF_SETUP_CODE', 'SMTP_URL', 'IMAP_URL', 'MAIL_FROM', 'MAIL_TO'],
  ...['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

/**
 * `npm run demo`: sets the environment of a demo, with its own data, on this machine unless HOST is set.
 * @param {string[]} parameters
 */
export async function prepareDemo(parameters) {
  for (const name of LEFT_ALONE) process.env[name] = ''
  process.env.DEMO = '1'
  process.env.DATA_DIR ||= './data/demo'
  process.env.HOST ||= '127.0.0.1'
  process.env.PORT ||= '3000'
  process.env.SITE_URL ||= `http://localhost:${process.env.PORT}`
  const { DATA_DIR, PORT, SITE_URL } = process.env
  const accounts = await runQuietly('Making the demo data', productNode(), [
    'demo/main.ts',
    DATA_DIR,
    SITE_URL,
    ...parameters,
  ])
  void sayWhenReady(`http://localhost:${PORT}/readyz`, accounts)
}

/**
 * Prints how to log in, as the last lines on the screen.
 * @param {string} url
 * @param {string} text
 */
async function sayWhenReady(url, text) {
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await delay(200)
  process.stdout.write(`\n${text}`)
}
