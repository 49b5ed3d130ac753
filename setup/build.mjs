// @ts-check
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, makeIfChanged } from './fingerprint.mjs'
import { root } from './project.mjs'
import { runTool } from './run-quietly.mjs'

/** English comes last, because checks read the route types of its build. */
const LANGUAGES = process.env.SITE_LANGUAGE ? [process.env.SITE_LANGUAGE] : ['bn', 'ar', 'en']

/** Builds the site in every language, unless it was built from the same sources before. */
export async function buildIfNeeded() {
  const print = `${fingerprint(['package-lock.json', 'contract', 'content', 'site'])} ${LANGUAGES}`
  await makeIfChanged('site/build/.inputs', print, build)
}

async function build() {
  rmSync(join(root, 'site/build'), { recursive: true, force: true })
  for (const language of LANGUAGES)
    await runTool(`Building the site (${language})`, ['@react-router/dev/bin.cjs', 'build'], 'site', {
      ...process.env,
      SITE_LANGUAGE: language,
    })
}
