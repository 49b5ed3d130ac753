// @ts-check
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent, preparePhotographs } from './content.mjs'
import { checkBrand, drawIfNeeded } from './draw.mjs'
import { fingerprint, isStamped, writeStamp } from './fingerprint.mjs'
import { installed, productNode, root } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

const STAMP = 'site/build/.inputs'

/**
 * English comes last: what its build writes about the types of routes is what the checks read. A test that reads only one
 * language names it, and builds in a third of the time.
 */
const LANGUAGES = process.env.SITE_LANGUAGE ? [process.env.SITE_LANGUAGE] : ['bn', 'ar', 'en']

/** Builds the site in every language, unless it was built from the same sources before. */
export async function buildIfNeeded() {
  const print = `${fingerprint(['package-lock.json', 'contract', 'content', 'art', 'site'])} ${LANGUAGES}`
  if (isStamped(STAMP, print)) return

  // Before anything is taken away: what was built before stays as it is.
  await checkBrand()
  await checkContent()
  await drawIfNeeded()
  await preparePhotographs()
  rmSync(join(root, 'site/build'), { recursive: true, force: true })
  for (const language of LANGUAGES)
    await runQuietly(
      `Building the site (${language})`,
      productNode(),
      [installed('@react-router/dev/bin.cjs'), 'build'],
      { cwd: join(root, 'site'), env: { ...process.env, SITE_LANGUAGE: language } },
    )
  writeStamp(STAMP, print)
}
