import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Content, everything } from './everything.ts'
import { findTooLong, findUntranslated, type TranslatedFile } from './find-untranslated.ts'

const root = join(import.meta.dirname, '../..')
const folders = ['content', 'contract/sentences']

/** What a language lacks, and how many of its files no native reader has read. */
export async function listUntranslated(code: string) {
  const files = await Promise.all(folders.map((folder) => readFolder(folder, code)))
  const translated = Object.fromEntries(
    files.flat().map((each) => [basename(each.file, '.ts'), each.translated]),
  )
  // Each translated module has the type of the English one, which the compiler has checked in its own file.
  const content = { ...everything, ...translated } as Content
  return {
    found: [...files.flat().flatMap(findUntranslated), ...findTooLong(`content/${code}`, content)],
    drafts: files.flat().filter((each) => 'isDraft' in each.translated && each.translated.isDraft === true)
      .length,
  }
}

function readFolder(folder: string, code: string): Promise<TranslatedFile[]> {
  const names = globSync('*.ts', { cwd: join(root, folder, code) })
  return Promise.all(
    // Those that only this language has help others of it.
    names
      .filter((name) => existsSync(join(root, folder, name)))
      .sort()
      .map(async (name) => ({
        file: `${folder}/${code}/${name}`,
        english: { ...(await load(`${folder}/${name}`)) },
        translated: { ...(await load(`${folder}/${code}/${name}`)) },
      })),
  )
}

function load(file: string): Promise<object> {
  return import(pathToFileURL(join(root, file)).href)
}
