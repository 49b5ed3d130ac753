import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { makeManyMails } from '@nokshi/api/testing/many-mails.ts'
import { Contact } from '@nokshi/contract/crm/contacts.ts'
import { ImportReport } from '@nokshi/contract/crm/import.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import type { Browser } from '../../server/testing/browser.ts'
import { claimStudio, expectStatus } from '../../server/testing/claim-studio.ts'
import { amount, type Figure } from '../figure.ts'
import { applyLoad } from '../load/wrk.ts'
import { type Engine, type Installation, makeInstallation } from '../product/installation.ts'
import { runProduct } from '../product/product.ts'
import { askForJson } from '../product/requests.ts'
import type { Bench, Row } from '../row.ts'

const PEOPLE = 50_000
const DEALS = 5_000
const ROWS_PER_IMPORT = 5_000
const MAILS = 2_000
const DEALS_AT_ONCE = 8
const TURNS = 3

/** Up to here an answer feels immediate. */
const WAIT_MS_MAX = 100

/** The requests of the screens of the CRM when they open, and of a search. */
const questions = {
  people: '/api/crm/contacts',
  'people, searched': '/api/crm/contacts?q=nusrat+rahm',
  'deals as a list': '/api/crm/deals?sort=amount',
  'deals as a board': '/api/crm/board',
  'totals of deals': '/api/crm/deals/totals',
  'search over everything': '/api/crm/search?q=karim+clinic',
}

export const crm: Row = { isOnRequest: true, measure: (bench) => measureCrm(bench, 'SQLite') }
export const crmOnPostgres: Row = { isOnRequest: true, measure: (bench) => measureCrm(bench, 'PostgreSQL') }

async function measureCrm(bench: Bench, engine: Engine): Promise<Figure[]> {
  const installation = await makeInstallation(bench, engine)
  const product = await runProduct(installation)
  const owner = await claimStudio(product)
  await importPeople(bench, owner)
  bench.say(`CRM on ${engine}: making ${DEALS} deals`)
  await makeDeals(owner)
  const timeline = await makeTimeline(installation, owner)

  const Cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const figures: Figure[] = []
  for (const [what, path] of Object.entries({ ...questions, [`timeline with ${MAILS} mails`]: timeline })) {
    bench.say(`CRM on ${engine}: ${what}`)
    const load = { port: product.port, questions: [askForJson(path, { Cookie })], seconds: 1, connections: 1 }
    const waits: number[] = []
    for (let turn = 0; turn < TURNS; turn++) waits.push((await applyLoad(bench.folder, load)).p99Ms)
    figures.push(amount(`${engine}: ${what}, p99`, Math.min(...waits), 'ms', { atMost: WAIT_MS_MAX }))
  }
  await product.end('SIGTERM')
  return figures
}

/** By CSV import, as a studio does. */
async function importPeople(bench: Bench, owner: Browser) {
  for (let from = 0; from < PEOPLE; from += ROWS_PER_IMPORT) {
    bench.say(`CRM: ${from} of ${PEOPLE} people`)
    const rows = Array.from({ length: ROWS_PER_IMPORT }, (_, row) => describePerson(from + row))
    const csv = ['name,email,phone,company,location', ...rows].join('\n')
    const answer = await expectStatus(owner.post('/api/crm/import', { csv, isDryRun: false }), 200)
    const { added } = ImportReport.parse(await answer.json())
    if (added !== ROWS_PER_IMPORT) throw new Error(`${added} of ${ROWS_PER_IMPORT} people were added.`)
  }
}

const givenNames = 'Ayesha Farhan Nusrat Rafi Tania Imran Sadia Omar Layla Khalid Noor Yusuf Huda'.split(' ')
const familyNames = 'Rahman Khan Ahmed Chowdhury Hossain Das Karim Akter Roy Alharbi Saleh'.split(' ')
const trades = 'Textiles Pharmacy Travel Foods Motors Academy Clinic Prints Logistics'.split(' ')

/** Names repeat as in a real list; phone numbers do not. */
function describePerson(number: number) {
  const name = `${pick(givenNames, number)} ${pick(familyNames, number / givenNames.length)}`
  return `${name},person-${number}@example.com,+8801${700_000_000 + number},${describeCompany(number % 5_000)},Dhaka`
}

function describeCompany(number: number) {
  return `${pick(familyNames, number)} ${pick(trades, number / familyNames.length)} ${number}`
}

function pick(list: string[], number: number) {
  return list[Math.floor(number) % list.length]
}

async function makeDeals(owner: Browser) {
  const numbers = Array.from({ length: DEALS }, (_, number) => number).values()
  const makeNext = async () => {
    for (const number of numbers)
      await expectStatus(
        owner.post('/api/crm/deals', {
          title: `Website for ${describeCompany(number)}`,
          amount: { minor: 10_000_000 + number * 10_000, currency: 'BDT' },
        }),
        201,
      )
  }
  await Promise.all(Array.from({ length: DEALS_AT_ONCE }, makeNext))
}

/** The address of a timeline with many mails. */
async function makeTimeline({ address }: Installation, owner: Browser) {
  const answer = await expectStatus(owner.post('/api/crm/contacts', { name: 'Huda' }), 201)
  const { id } = changed(Contact).parse(await answer.json()).record
  const { db, close } = connectDatabase(address)
  await makeManyMails({ db, now: Date.now }, id, MAILS).finally(close)
  return `/api/crm/timeline?contact=${id}`
}
