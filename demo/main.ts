import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { creators } from './content/creators.ts'
import { staff } from './content/staff.ts'
import { makeDemo } from './make.ts'
import { emailOf } from './pages.ts'

// `node demo/main.ts <folder> <address> [--fresh]`: makes the data set unless it is there, and prints how
// to log in.

/** Marks a folder that was made here: no other is ever removed. */
const MARK = 'demo.json'

interface Mark {
  password: string
  madeAt: string
}

const [folder = '', address = '', ...options] = process.argv.slice(2)
const dataDir = resolve(folder)

if (options.includes('--fresh') || !existsSync(join(dataDir, MARK))) await makeData()
process.stdout.write(describeAccounts(JSON.parse(readFileSync(join(dataDir, MARK), 'utf8'))))

async function makeData() {
  const isOurs = !existsSync(dataDir) || readdirSync(dataDir).length === 0 || existsSync(join(dataDir, MARK))
  if (!isOurs) {
    process.stderr.write(`${dataDir} holds data that no demo made. Set DATA_DIR to another folder.\n`)
    process.exit(1)
  }
  // Made beside it, so that an interrupted run leaves nothing that looks finished.
  const unfinished = `${dataDir}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const mark: Mark = { password: await makeDemo(unfinished), madeAt: new Date().toISOString() }
  writeFileSync(join(unfinished, MARK), JSON.stringify(mark), { mode: 0o600 })
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dirname(dataDir), { recursive: true })
  renameSync(unfinished, dataDir)
}

function describeAccounts({ password, madeAt }: Mark) {
  const [creator] = creators
  const [owner] = staff
  return [
    `This is a demo: its data was made on ${madeAt.slice(0, 10)}; \`npm run demo -- --fresh\` makes it anew.`,
    `  CRM        ${address}/crm/login  ${owner.email}`,
    `  dashboard  ${address}/login  ${emailOf(creator)}`,
    `  its page   ${address}/hub/${creator.username}`,
    `  password   ${password}  (of every account; creators who show how they are paid also log in with a code)`,
    '',
  ].join('\n')
}
