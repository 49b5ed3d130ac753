import fs, { statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '../client.ts'
import { createEditor, makeCreator, readProfile } from '../creator.ts'
import { verifyPosts } from '../load.ts'
import { install, onFreePort, type Site, start, startRefused } from '../product.ts'
import type { Run } from '../scenario.ts'

export async function corrupt(run: Run) {
  const site = await install(run)
  const product = await start(run, site)
  const leads = createClient([product.url], 'lead')
  const creator = await makeCreator(product.url)
  const editor = createEditor(creator, 'picture')
  await editor.keepEditing(() => editor.countAcknowledged() > 0)
  const isEnough = () => leads.acknowledged.size >= 200
  await Promise.all(Array.from({ length: 10 }, () => leads.keepSending(isEnough)))
  const { profileImage, shareImage } = await readProfile(creator)
  await product.stop()
  const acknowledged = `${leads.acknowledged.size} leads, a page with a picture`
  if (run.engine === 'SQLite') for (const damage of damages) await startDamaged(run, site, acknowledged, damage)

  run.say('pictures cut short')
  const images = join(site.env.DATA_DIR ?? '', 'images')
  for (const entry of fs.readdirSync(images, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) truncateSync(join(entry.parentPath, entry.name), 20)
  const again = await start(run, site)
  const pictures = [profileImage, shareImage].map((address) => new URL(address ?? '').pathname)
  const paths = [...pictures, `/hub/${creator.username}`, `/api/linkhub/${creator.username}`]
  const answers = paths.map(async (path) => {
    const { status } = await fetch(again.url + path)
    run.check(status < 500, `${path} answers ${status}`)
    return `${path.replace(/[^/]+$/, '…')} ${status}`
  })
  const stored = await verifyPosts(run, site, [leads])
  const observed = [stored, ...(await Promise.all(answers))].join(', ')
  run.report({ injected: 'every picture file cut to 20 bytes, then npm start', acknowledged, observed })
}

type Damage = [injected: string, file: 'nokshi.db' | 'secret', inject: (path: string) => void]

const damages: Damage[] = [
  ['the first page of the database file overwritten', 'nokshi.db', (path) => overwrite(path, 0, 0.001)],
  ['garbage in the middle of the database file', 'nokshi.db', (path) => overwrite(path, 1 / 3, 2 / 3)],
  ['the database file cut in half', 'nokshi.db', (path) => truncateSync(path, statSync(path).size >> 1)],
  ['the secret emptied', 'secret', (path) => truncateSync(path, 0)],
  ['the secret unreadable (a folder in its place)', 'secret', replaceByFolder],
]

/** Every second page of a part of the file, at least one. */
function overwrite(path: string, from: number, to: number) {
  const bytes = fs.readFileSync(path)
  const pages = bytes.length / 4096
  for (let page = Math.floor(pages * from); page < pages * to; page += 2)
    bytes.fill('garbage ', page * 4096, (page + 1) * 4096)
  fs.writeFileSync(path, bytes)
}

function replaceByFolder(path: string) {
  fs.rmSync(path)
  fs.mkdirSync(path)
}

/** The product says what is wrong, exits, and leaves the file as it is. */
async function startDamaged(run: Run, site: Site, acknowledged: string, [injected, file, inject]: Damage) {
  run.say(injected)
  const folder = fs.mkdtempSync(join(run.folder, 'damaged-'))
  fs.cpSync(site.env.DATA_DIR ?? '', folder, { recursive: true })
  const path = join(folder, file)
  inject(path)
  const read = () => (statSync(path).isFile() ? fs.readFileSync(path, 'latin1') : 'a folder')
  const before = read()
  const damaged = await onFreePort({ ...site, env: { ...site.env, DATA_DIR: folder } })
  const { exitCode, output } = await startRefused(run, damaged)
  const reason = output.split('\n').find((line) => line.includes(folder))
  const isUnchanged = read() === before
  run.check(Boolean(exitCode), 'it started nevertheless')
  run.check(reason !== undefined && !output.includes('    at '), 'it did not say in a sentence what is wrong')
  run.check(isUnchanged, 'it changed the file')
  const said = reason?.replaceAll(`${folder}/`, '')
  const observed = `exited with ${exitCode}: «${said}»; the file is ${isUnchanged ? 'un' : ''}changed`
  run.report({ injected: `${injected}, then npm start`, acknowledged, observed })
}
