import { crmNewDeal } from '@nokshi/content/crm/deals.ts'
import { useQuery } from '@tanstack/react-query'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { CrmLoading } from '../parts/crm-states.tsx'
import { companies, contacts } from '../record-page/record-queries.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { DealNewForm } from './deal-new-form.tsx'
import './deal.css'

/** Opens when the address says so: from a key, from the palette, and from the page of a person or a company. */
export function DealNewDialog() {
  const [params, setParams] = useFilters(['new', 'contact', 'company'])
  const mayChange = useMayChange()
  const isOpen = params.new !== undefined && mayChange
  return (
    <CrmDialog
      title={crmNewDeal.heading}
      isOpen={isOpen}
      onClose={() => setParams({ new: undefined, contact: undefined, company: undefined })}
    >
      {isOpen && <Begun contactId={params.contact} companyId={params.company} />}
    </CrmDialog>
  )
}

interface BegunProps {
  contactId: string | undefined
  companyId: string | undefined
}

/** The address knows ids only; the form begins when it is known whose they are. */
function Begun({ contactId, companyId }: BegunProps) {
  const contact = useQuery(contacts.query(contactId))
  const company = useQuery(companies.query(companyId))
  // Who is not there any more is simply not filled in.
  if (contact.isLoading || company.isLoading) return <CrmLoading />
  return <DealNewForm contact={contact.data} company={company.data ?? contact.data?.company ?? null} />
}
