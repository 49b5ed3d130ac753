import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BrandFault } from './brand/brand-fault.ts'
import { requireUsableBrand } from './brand/check-brand.ts'
import { hashSources, MADE } from './manifest.ts'
import { subjects } from './subjects.ts'

// Says whether the brand can be used, and whether the pictures in site/made show what content/ says now: `fresh` or `stale`.

function findDrawnSources(): unknown {
  try {
    return JSON.parse(readFileSync(join(MADE, 'manifest.json'), 'utf8')).sources
  } catch {
    return undefined
  }
}

try {
  requireUsableBrand()
  const { logo, logoDark, icon } = subjects.brand
  // Loaded only where there is a file, because the library that reads it takes a while.
  if (logo ?? logoDark ?? icon) await (await import('./brand/logo.ts')).readLogos()
  process.stdout.write(findDrawnSources() === hashSources() ? 'fresh\n' : 'stale\n')
} catch (fault) {
  if (!(fault instanceof BrandFault)) throw fault
  process.stderr.write(`${fault.message}\n`)
  process.exitCode = 1
}
