import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { subjects } from './subjects.ts'

/** Where the site finds what is drawn here. It is committed, so that nobody has to draw before they can build. */
export const MADE = join(import.meta.dirname, '../site/made')

/** Where an owner puts pictures. */
export const PICTURES = join(import.meta.dirname, '../content/pictures')

/** Kept beside the pictures: what they were drawn from, and what they are. */
export interface Manifest {
  /** A hash of the sources. Other machines may encode a picture into other bytes; the sources are the same everywhere. */
  sources: string
  /** A hash of each file, by its path. */
  files: Record<string, string>
}

/** This package with the versions that it pins, how colours are mixed, and what it takes from content/. */
export function hashSources() {
  const files = globSync('{**/*.ts,package.json}', {
    cwd: import.meta.dirname,
    exclude: ['**/*.test.ts', 'node_modules'],
  })
  const sources = files.sort().map((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    // Git may write other line ends on another system.
    return [file, text.replaceAll('\r\n', '\n')]
  })
  const { logo, logoDark, icon } = subjects.brand
  const pictures = [logo, logoDark, icon].map((file) => file && hash(readFileSync(join(PICTURES, file))))
  const mixing = readFileSync(join(import.meta.dirname, '../contract/colour.ts'), 'utf8')
  return hash(JSON.stringify([sources, subjects, pictures, mixing.replaceAll('\r\n', '\n')]))
}

export function hash(contents: string | Uint8Array) {
  return createHash('sha256').update(contents).digest('hex').slice(0, 32)
}
