import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { ContentFile, exportContent, importContent, type Pictures, unreadable } from './transfer.ts'

const USAGE = `npm run content -- export <file>              writes what the studio says into one file, and its pictures into the folder beside it
npm run content -- import <file>              takes such a file in, as drafts
npm run content -- import <file> --publish    makes the site say what the file says; what it does not have goes into the trash`

/** Moves the content between installations, or into a folder under version control. Returns what to print. */
export async function moveContent(deps: Deps, words: string[]): Promise<string> {
  const [verb, file, option, ...rest] = words
  const isKnown = file !== undefined && rest.length === 0 && (option === undefined || option === '--publish')
  if (isKnown && verb === 'export' && option === undefined) return writeContent(deps, file)
  if (isKnown && verb === 'import') return readContent(deps, file, option === '--publish')
  throw new Refusal('invalid', { code: 'unknown-command', params: { usage: USAGE } })
}

async function writeContent(deps: Deps, name: string) {
  const { file, pictures } = await exportContent(deps)
  await writeFile(name, `${JSON.stringify(file, undefined, 2)}\n`)
  if (pictures.size > 0) await mkdir(folderOf(name), { recursive: true })
  for (const [picture, bytes] of pictures) await writeFile(join(folderOf(name), picture), bytes)
  return `Wrote ${file.entries.length} entries to ${name}, and ${pictures.size} pictures to ${folderOf(name)}.`
}

async function readContent(deps: Deps, name: string, isPublished: boolean) {
  const count = await importContent(deps, await readContentFile(name), await readPictures(name), isPublished)
  return isPublished ? `${count} entries are published.` : `${count} entries are drafts now. Publish them in the CRM.`
}

async function readContentFile(name: string) {
  try {
    return ContentFile.parse(JSON.parse(await readFile(name, 'utf8')))
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : String(error))
  }
}

async function readPictures(name: string): Promise<Pictures> {
  const names = await readdir(folderOf(name)).catch(() => [])
  const files = names.filter((picture) => /^[0-9a-f]{32}\.webp$/.test(picture))
  return new Map(
    await Promise.all(files.map(async (picture) => [picture, await readFile(join(folderOf(name), picture))] as const)),
  )
}

/** `site.json` has its pictures in `site-pictures`. */
function folderOf(name: string) {
  return `${name.replace(/\.json$/, '')}-pictures`
}
