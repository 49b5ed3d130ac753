import { ImportReport } from '@nokshi/contract/crm/import.ts'
import { type Browser, createBrowser } from '../../server/testing/browser.ts'
import { calmest, ROUNDS, type Round, runRound } from '../load/rounds.ts'
import { type Engine, makeInstallation } from '../product/installation.ts'
import { type Product, runProduct } from '../product/product.ts'
import { askForJson, write } from '../product/requests.ts'
import type { Figure } from '../report/figure.ts'
import type { Bench, Row } from '../row.ts'

const PEOPLE = 50_000
const DEALS = 5_000
const ROWS_PER_IMPORT = 5_000
const DEALS_AT_ONCE = 8
const REQUESTS = 100

/** What somebody waits for after a click; up to here it feels immediate. */
const WAIT_MS_MAX = 100

/** What the screens of the CRM ask for when they open, and while somebody types into a search. */
const questions = {
  people: '/api/crm/contacts',
  'people, searched': '/api/crm/contacts?q=nusrat+rahm',
  'deals as a list': '/api/crm/deals?sort=amount',
  'deals as a board': '/api/crm/board',
  'totals of deals': '/api/crm/deals/totals',
  'search over everything': '/api/crm/search?q=karim+clinic',
}

export const crm: Row = { name: 'crm', isOnRequest: true, measure: (bench) => measureCrm(bench, 'SQLite') }
export const crmOnPostgres: Row = {
  name: 'crm-postgresql',
  isOnRequest: true,
  measure: (bench) => measureCrm(bench, 'PostgreSQL'),
}

async function measureCrm(bench: Bench, engine: Engine): Promise<Figure[]> {
  const product = await runProduct(await makeInstallation(bench, engine))
  const owner = await claimStudio(product)
  await importPeople(bench, owner)
  bench.say(`CRM on ${engine}: making ${DEALS} deals`)
  await makeDeals(owner)

  const figures: Figure[] = []
  for (const [what, path] of Object.entries(questions)) {
    bench.say(`CRM on ${engine}: ${what}`)
    const round = await measureCalmly(product, owner, path)
    figures.push({
      what: `${engine}: ${what}, p99`,
      product: round.p99Ms,
      unit: 'ms',
      bar: { atMost: WAIT_MS_MAX },
      details: { people: PEOPLE, deals: DEALS, ...round },
    })
  }
  await product.end('SIGTERM')
  return figures
}

async function claimStudio({ url, output }: Product) {
  const [, code] = /setup code: (\S+)/.exec(output()) ?? []
  const owner = createBrowser(url)
  const password = 'four threads and a needle'
  const person = { name: 'Mitali Das', email: 'mitali@example.com' }
  await expect(
    owner.post('/api/crm/setup', { code, ...person, password, passwordConfirmation: password }),
    201,
  )
  return owner
}

/** By the way that a studio brings its people along. */
async function importPeople(bench: Bench, owner: Browser) {
  for (let from = 0; from < PEOPLE; from += ROWS_PER_IMPORT) {
    bench.say(`CRM: ${from} of ${PEOPLE} people`)
    const rows = Array.from({ length: ROWS_PER_IMPORT }, (_, row) => describePerson(from + row))
    const csv = ['name,email,phone,company,location', ...rows].join('\n')
    const answer = await expect(owner.post('/api/crm/import', { csv, isDryRun: false }), 200)
    const { added } = ImportReport.parse(await answer.json())
    if (added !== ROWS_PER_IMPORT) throw new Error(`${added} of ${ROWS_PER_IMPORT} people were added.`)
  }
}

const givenNames =
  'Ayesha Farhan Nusrat Rafi Tania Imran Sadia Omar Layla Khalid Noor Yusuf Huda Salma Zayd Maha'.split(' ')
const familyNames =
  'Rahman Khan Ahmed Chowdhury Islam Hossain Das Sultana Karim Akter Barua Roy Miah Sikder Alharbi Alqahtani Almutairi Alshehri Nasser Haddad Farouk Saleh Mansour Aziz'.split(
    ' ',
  )
const trades =
  'Textiles Pharmacy Travel Foods Motors Interiors Academy Clinic Perfumes Prints Studio Logistics'.split(' ')

/** Names are shared by as many people as in a real list; numbers are not. */
function describePerson(number: number) {
  const given = givenNames[number % givenNames.length]
  const family = familyNames[Math.floor(number / givenNames.length) % familyNames.length]
  const phone = `+8801${String(700_000_000 + number)}`
  return `${given} ${family},person-${number}@example.com,${phone},${describeCompany(number % 5_000)},Dhaka`
}

function describeCompany(number: number) {
  return `${familyNames[number % familyNames.length]} ${trades[Math.floor(number / familyNames.length) % trades.length]} ${number}`
}

async function makeDeals(owner: Browser) {
  const numbers = Array.from({ length: DEALS }, (_, number) => number).values()
  const makeNext = async () => {
    for (const number of numbers)
      await expect(
        owner.post('/api/crm/deals', {
          title: `Website for ${describeCompany(number)}`,
          amount: { minor: 10_000_000 + number * 10_000, currency: 'BDT' },
        }),
        201,
      )
  }
  await Promise.all(Array.from({ length: DEALS_AT_ONCE }, makeNext))
}

async function measureCalmly(product: Product, { cookies }: Browser, path: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const rounds: Round[] = []
  for (let turn = 0; turn < ROUNDS; turn++)
    rounds.push(
      await runRound(product, {
        connections: 1,
        requests: [write(askForJson(path, { Cookie: cookie }))],
        status: 200,
        lasts: { requests: REQUESTS },
      }),
    )
  return calmest(rounds)
}

async function expect(answering: Promise<Response>, status: number) {
  const answer = await answering
  if (answer.status !== status) throw new Error(`It answered ${answer.status}: ${await answer.text()}`)
  return answer
}
