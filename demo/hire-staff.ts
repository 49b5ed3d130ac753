import { InviteMade } from '@nokshi/contract/invites.ts'
import { Staff } from '@nokshi/contract/staff.ts'
import type { Browser } from './browser.ts'
import type { Installation } from './installation.ts'
import { staff } from './words/staff.ts'

export interface Colleague {
  id: string
  desk: Browser
}

/** The owner claims the CRM; the others come by invitation. Returns those who may write. */
export async function hireStaff(
  { openBrowser }: Pick<Installation, 'openBrowser'>,
  setupCode: string,
  password: string,
): Promise<Colleague[]> {
  const [first, ...others] = staff
  const owner = openBrowser()
  const pair = { password, passwordConfirmation: password }
  const { id } = await owner.post('/api/crm/setup', { code: setupCode, ...first, ...pair }, Staff)
  const colleagues: Colleague[] = [{ id, desk: owner }]
  for (const { name, email, role } of others) {
    const { link } = await owner.post('/api/crm/invites', { email, role }, InviteMade)
    const token = new URL(link).searchParams.get('invite')
    const desk = openBrowser()
    const joined = await desk.post('/api/crm/register', { token, name, ...pair }, Staff)
    if (role !== 'viewer') colleagues.push({ id: joined.id, desk })
  }
  return colleagues
}
