import type { Enquiry } from './adopt-enquiry.ts'
import { businessDomain } from './company-name.ts'
import { findCompanyByDomain } from './company-queries.ts'
import { findOrMakeCompany } from './find-or-make-company.ts'
import type { Journal } from './journal.ts'

/** Where somebody works. A company is only made when it was named: a domain alone says too little about it. */
export async function findCompany(journal: Journal, { company, email }: Enquiry) {
  const domain = email && businessDomain(email.norm)
  if (company !== undefined) return findOrMakeCompany(journal, { name: company, domain })
  return domain && (await findCompanyByDomain(journal.tx, domain))?.id
}
