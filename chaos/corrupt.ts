import { createHash } from 'node:crypto'
import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Installation, makeInstallation } from '../bench/product/installation.ts'
import { makeCreator, readProfile } from './creator.ts'
import { editPictures } from './edits.ts'
import { sendLeads } from './letters.ts'
import { settle, startProduct, tryStart } from './product.ts'
import { bothEngines, type Chaos, type Finding, type Scenario } from './scenario.ts'
import { findKept } from './submissions.ts'

const LEADS = 200
const HANDS = 10

export const corrupt: Scenario = {
  name: 'corrupt',
  engines: bothEngines,
  secondsMax: 120,
  async run(chaos) {
    const place = await makeInstallation(chaos, chaos.engine)
    const product = await startProduct(chaos, await settle(place))
    const leads = sendLeads(product.url)
    const creator = await makeCreator(product.url, 'ada-of-chaos')
    await editPictures(creator).keepEditing(once())
    for (let count = 0; count < LEADS; count += HANDS)
      await Promise.all(Array.from({ length: HANDS }, leads.sendNext))
    const { profileImage, shareImage } = await readProfile(creator)
    await product.end()
    const acknowledged = `${leads.acknowledged.size} leads, a page with a picture`

    const findings: Finding[] = []
    if (chaos.engine === 'SQLite')
      for (const damage of damages) findings.push({ acknowledged, ...(await refuse(chaos, place, damage)) })

    chaos.say('pictures cut short')
    for (const file of listFiles(join(place.env.DATA_DIR ?? '', 'images'))) truncateSync(file, 20)
    const again = await startProduct(chaos, await settle(place))
    const paths = [profileImage, shareImage].map((address) => new URL(address ?? '').pathname)
    const statuses: string[] = []
    const faults: string[] = []
    for (const path of [...paths, `/hub/${creator.username}`, `/api/linkhub/${creator.username}`]) {
      const { status } = await fetch(again.url + path)
      statuses.push(`${path.split('/').slice(0, -1).join('/')}/… ${status}`)
      if (status >= 500) faults.push(`${path} answers ${status}`)
    }
    const kept = await findKept(place, [leads])
    await again.end()
    findings.push({
      done: 'every picture file cut to 20 bytes, then npm start',
      acknowledged,
      found: `${kept.found}; ${statuses.join(', ')}`,
      faults: [...faults, ...kept.faults],
    })
    return findings
  },
}

/** True from the second time on. */
function once() {
  let times = 0
  return () => times++ > 0
}

interface Damage {
  done: string
  /** The file that is damaged, within the data folder. */
  file: string
  hurt: (file: string) => void
}

const damages: Damage[] = [
  {
    done: 'the first page of the database file overwritten',
    file: 'nokshi.db',
    hurt: (file) => overwrite(file, 0, 4096),
  },
  {
    done: 'garbage in the middle of the database file',
    file: 'nokshi.db',
    hurt: (file) => overwriteMiddle(file),
  },
  {
    done: 'the database file cut in half',
    file: 'nokshi.db',
    hurt: (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  },
  { done: 'the secret emptied', file: 'secret', hurt: (file) => truncateSync(file, 0) },
  {
    done: 'the secret not to be read (a folder in its place)',
    file: 'secret',
    hurt(file) {
      renameSync(file, `${file}.away`)
      mkdirSync(file)
    },
  },
]

async function refuse(chaos: Chaos, place: Installation, { done, file, hurt }: Damage) {
  chaos.say(done)
  const folder = mkdtempSync(join(chaos.folder, 'hurt-'))
  cpSync(place.env.DATA_DIR ?? '', folder, { recursive: true })
  hurt(join(folder, file))
  const before = printOf(join(folder, file))
  const hurtPlace = { ...place, env: { ...place.env, DATA_DIR: folder } }
  const { exitCode, output } = await tryStart(chaos, await settle(hurtPlace), { killAfterMs: 15_000 })
  const words = output.split('\n').find((line) => line.includes(folder)) ?? ''
  const faults: string[] = []
  if (exitCode === null || exitCode === 0) faults.push('it started nevertheless')
  else if (words === '' || output.includes('    at ')) faults.push('it did not say in words what is wrong')
  if (printOf(join(folder, file)) !== before) faults.push('it changed the file')
  return {
    done: `${done}, then npm start`,
    found: `ended with ${exitCode}: «${words.replaceAll(`${folder}/`, '')}»; the file is ${printOf(join(folder, file)) === before ? 'as it was' : 'another'}`,
    faults,
  }
}

function overwrite(path: string, from: number, length: number) {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(length, 'garbage '), 0, length, from)
  closeSync(file)
}

/** Every second page of the middle third. */
function overwriteMiddle(path: string) {
  const pages = Math.floor(readFileSync(path).length / 4096)
  for (let page = Math.floor(pages / 3); page < (pages * 2) / 3; page += 2) overwrite(path, page * 4096, 4096)
}

function printOf(path: string) {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch {
    return 'a folder'
  }
}

function listFiles(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
