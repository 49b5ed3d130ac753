import { InviteMade } from '@nokshi/contract/crm/invites.ts'
import { Staff } from '@nokshi/contract/crm/staff.ts'
import type { Browser } from './browser.ts'
import { staff } from './content/staff.ts'
import type { Installation } from './installation.ts'

/** Somebody of the studio who is logged in. */
export interface Colleague {
  id: string
  browser: Browser
}

/** The owner claims the CRM and invites the others. Returns those who may write. */
export async function addStaff({ openBrowser }: Installation, setupCode: string, password: string) {
  const [first, ...others] = staff
  const owner = openBrowser()
  const passwords = { password, passwordConfirmation: password }
  const { id } = await owner.post('/api/crm/setup', { code: setupCode, ...first, ...passwords }, Staff)
  const colleagues: Colleague[] = [{ id, browser: owner }]
  for (const { name, email, role } of others) {
    const { link } = await owner.post('/api/crm/invites', { email, role }, InviteMade)
    const token = new URL(link).searchParams.get('invite')
    const browser = openBrowser()
    const joined = await browser.post('/api/crm/register', { token, name, ...passwords }, Staff)
    if (role !== 'viewer') colleagues.push({ id: joined.id, browser })
  }
  return colleagues
}
