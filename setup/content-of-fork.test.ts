import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { samples } from '../content/samples/samples.ts'
import { languageCodes } from '../contract/languages.ts'
import { findForm } from '../contract/website/kinds.ts'
import { localize, type SiteContent } from '../contract/website/localize.ts'

test('what a fork says in its modules becomes a file with every text in three languages, and its pictures', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fork-'))
  for (const code of languageCodes) {
    const own = join(folder, code === 'en' ? '.' : code)
    await mkdir(own, { recursive: true })
    await writeFile(join(own, 'brand.ts'), moduleOf(localize(whole, code)))
  }
  await mkdir(join(folder, 'pictures/team'), { recursive: true })
  await writeFile(join(folder, 'pictures/team/tahmid-rahman.jpg'), 'a picture')
  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  await writeFile(join(folder, 'pictures/team/nusrat-jahan.svg'), square)

  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'content-of-fork.ts'),
    folder,
    `${folder}/site.json`,
  ])

  const { entries } = JSON.parse(await readFile(`${folder}/site.json`, 'utf8'))
  const readPhoto = (id: string) => {
    const found = entries.find((entry: { id: string }) => entry.id === id)
    const { photo, ...rest } = found.draft
    found.draft = rest
    return readFile(`${folder}/site-pictures/${photo.id}.webp`, 'latin1')
  }
  expect(await readPhoto('team-tahmid-rahman')).toBe('a picture')
  expect(await readPhoto('team-nusrat-jahan')).toContain('PNG')
  const read = entries.map((entry: Record<string, Record<string, string>>) => ({
    ...entry,
    slug: entry.slug ?? entry.draft?.slug,
    data: entry.draft,
  }))
  for (const code of languageCodes) expect(localize(read, code)).toEqual(localize(whole, code))
})

const whole = samples.map((entry) => ({
  ...entry,
  data: findForm(entry.kind, entry.slug)?.schema.parse(entry.data) ?? {},
}))

/** As the modules were: the sections of legal pages had blocks. */
function moduleOf({ privacy, terms, ...content }: SiteContent) {
  const inBlocks = (page: SiteContent['privacy']) => ({
    ...page,
    sections: page.sections.map(({ text, table, ...section }) => ({
      ...section,
      blocks: [
        ...(text?.content.map(({ type, content }) =>
          type === 'paragraph'
            ? { kind: 'paragraph', text: plain(content) }
            : { kind: 'list', items: content.map((item) => plain(item.content)) },
        ) ?? []),
        ...(table ? [{ kind: 'table', ...table }] : []),
      ],
    })),
  })
  return Object.entries({ ...content, privacy: inBlocks(privacy), terms: inBlocks(terms) })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}

function plain(parts: unknown): string {
  return Array.from(JSON.stringify(parts).matchAll(/"text":("(?:[^"\\]|\\.)*")/g), ([, text]) =>
    JSON.parse(text ?? '""'),
  ).join('')
}
