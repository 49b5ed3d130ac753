import { type Browser, createBrowser } from './browser.ts'
import type { Product } from './start-product.ts'

/** Claims the CRM with the code that an empty product prints. */
export async function claimStudio({ url, output }: Pick<Product, 'url' | 'output'>): Promise<Browser> {
  const [, code] = /setup code: (\S+)/.exec(output()) ?? []
  const owner = createBrowser(url)
  const password = 'four threads and a needle'
  const person = { name: 'Mitali Das', email: 'mitali@example.com', password, passwordConfirmation: password }
  await expectStatus(owner.post('/api/crm/setup', { code, ...person }), 201)
  return owner
}

export async function expectStatus(answering: Promise<Response>, status: number) {
  const answer = await answering
  if (answer.status !== status) throw new Error(`It answered ${answer.status}: ${await answer.text()}`)
  return answer
}
