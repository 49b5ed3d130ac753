import { crmFurtherPlaces } from '@nokshi/content/crm/shell.ts'
import { roles } from '@nokshi/contract/roles.ts'
import { useMe } from './crm-me.ts'

/** Those that the server opens to whoever is logged in. */
export function useFurtherPlaces() {
  const { role } = useMe()
  return crmFurtherPlaces.filter(({ needs }) => roles.indexOf(role) >= roles.indexOf(needs))
}
