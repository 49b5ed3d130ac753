import type { Kysely } from 'kysely'
import { newCompany } from '../crm/companies/find-or-create-company.ts'
import { newContact } from '../crm/contacts/create-contact.ts'
import type { Database } from '../database/schema.ts'

/** Few enough for the parameters of one statement on both engines. */
const CHUNK = 500
const COMPANIES = 5000

interface Crowd {
  contacts: number
  now: number
  /** Somebody of the studio, who looks after every tenth. */
  ownerId: string
}

const firstNames = ['Huda', 'Karim', 'Lima', 'Rahim', 'Abir', 'Nila', 'Zubaida', 'Omar', 'Sara', 'Tania']
const lastNames = ['Rahman', 'Uddin', 'Akter', 'Islam', 'Hossain', 'Khatun', 'Chowdhury', 'Miah', 'Begum']

/** Inserts very many contacts directly, for query plans and measurements. */
export async function makeCrowd(db: Kysely<Database>, { contacts, now, ownerId }: Crowd) {
  const companies = Array.from({ length: COMPANIES }, (_, n) =>
    newCompany(now - n * 60_000, idOf('c', n), { name: `Loom ${n}`, domain: `loom${n}.example` }),
  )
  for (let start = 0; start < COMPANIES; start += CHUNK)
    await db
      .insertInto('company')
      .values(companies.slice(start, start + CHUNK))
      .execute()
  const ids = Array.from({ length: contacts }, (_, n) => idOf('p', n))
  for (let start = 0; start < contacts; start += CHUNK) {
    const people = ids.slice(start, start + CHUNK).map((id, place) => {
      const n = start + place
      const name = `${firstNames[n % 10]} ${lastNames[n % 9]} ${n}`
      const made = now - n * 60_000
      return {
        ...newContact(made, id, { name }, []),
        companyId: idOf('c', n % COMPANIES),
        ownerId: n % 10 === 0 ? ownerId : null,
        source: n % 3 === 0 ? 'import' : 'by hand',
      }
    })
    await db.insertInto('contact').values(people).execute()
    await db
      .insertInto('contactMethod')
      .values(
        people.map(({ id }, place) => ({
          id,
          contactId: id,
          kind: 'email' as const,
          raw: `person${start + place}@example.com`,
          norm: `person${start + place}@example.com`,
          position: 0,
        })),
      )
      .execute()
    await db
      .insertInto('searchWord')
      .values(
        people.flatMap(({ id, nameKey }) =>
          nameKey.split(' ').map((word) => ({ word, kind: 'contact' as const, entityId: id })),
        ),
      )
      .execute()
  }
  return { companyId: idOf('c', 7), ids }
}

function idOf(letter: string, n: number) {
  return `0crowd00${letter}${String(n).padStart(8, '0')}`
}
