import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { openWebsite } from '../testing/website.ts'
import { moveContent } from './command.ts'

/** A site that says something else than the samples, with a picture, and its export. */
async function anExport() {
  const site = await openWebsite()
  const picture = await (await site.upload()).json()
  await site.editAndPublish('team-tahmid-rahman', { photo: { id: picture.id, alt: { en: 'A portrait' } } })
  await site.editAndPublish('brand', { name: 'Loom' })
  await site.add('question', { question: { en: 'Never published?' } })
  await site.edit('team-nusrat-jahan', { role: { en: 'Not published' } })
  await site.send('DELETE', '/api/crm/website/entries/team-zayan-malik')
  await site.send('POST', '/api/crm/website/entries/team-priya-sarkar/hide', { isHidden: true })
  const file = join(mkdtempSync(join(tmpdir(), 'content-')), 'site.json')
  const said = await moveContent(site.deps, ['export', file])
  return { ...site, file, said, picture }
}

test('an export taken in by an empty installation gives an equal site, drafts and pictures included', async () => {
  const { file, said, publicContent, picture } = await anExport()
  expect(said).toContain('1 pictures')
  expect(existsSync(join(file.replace('.json', '-pictures'), `${picture.id}.webp`))).toBe(true)
  const other = await testApp()

  await moveContent(other.deps, ['import', file, '--publish'])

  for (const language of ['en', 'bn', 'ar']) {
    const reply = await other.visitor.get(`/api/website/content?language=${language}`)
    expect(await reply.json()).toEqual(await publicContent(language))
  }
  expect((await other.visitor.get(`/images/${picture.id}-320.webp`)).status).toBe(200)
  const again = join(file, '../again.json')
  await moveContent(other.deps, ['export', again])
  expect(JSON.parse(readFileSync(again, 'utf8'))).toEqual(JSON.parse(readFileSync(file, 'utf8')))
})

test('an import without publishing changes drafts only, and one undo takes all of it back', async () => {
  const { file } = await anExport()
  const other = await openWebsite()
  await moveContent(other.deps, ['import', file])

  expect((await other.publicContent()).brand.name).toBe('Nokshi Studio')
  expect(await other.read('brand')).toMatchObject({ state: 'changed', draft: { name: 'Loom' } })
  const { items } = await (await other.editor.get('/api/crm/changes')).json()
  const imported = items.find(({ kind }: { kind: string }) => kind === 'content-imported')
  expect((await other.undo(imported.id)).status).toBe(200)
  expect((await other.read('brand')).state).toBe('live')
})

test('a file that cannot be read, or would break the site, is refused in words and changes nothing', async () => {
  const { file } = await anExport()
  const other = await openWebsite()
  const bad = join(file, '../bad.json')
  writeFileSync(bad, '{')
  await expect(moveContent(other.deps, ['import', bad])).rejects.toThrow('The file cannot be read')
  const content = JSON.parse(readFileSync(file, 'utf8'))
  content.entries.find(({ id }: { id: string }) => id === 'brand').draft.name = ''
  writeFileSync(bad, JSON.stringify(content))
  await expect(moveContent(other.deps, ['import', bad, '--publish'])).rejects.toThrow('Fill in «Name».')
  expect((await other.publicContent()).brand.name).toBe('Nokshi Studio')
  await expect(moveContent(other.deps, ['import'])).rejects.toThrow('npm run content -- export')
})
