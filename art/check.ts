import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BrandFault } from './brand/brand-fault.ts'
import { listBrandFaults } from './brand/check-brand.ts'
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

/** Loaded only where there is a file, because the library that reads it takes a while. */
async function listLogoFaults() {
  const { logo, logoDark, icon } = subjects.brand
  if (!(logo ?? logoDark ?? icon)) return []
  const { readLogos } = await import('./brand/logo.ts')
  return readLogos().then(
    () => [],
    (fault: unknown) => {
      if (fault instanceof BrandFault) return [fault.message]
      throw fault
    },
  )
}

const faults = [...listBrandFaults(subjects.brand, subjects.colours), ...(await listLogoFaults())]
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exitCode = 1
} else process.stdout.write(findDrawnSources() === hashSources() ? 'fresh\n' : 'stale\n')
