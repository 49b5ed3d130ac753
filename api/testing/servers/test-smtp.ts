import { onTestFinished } from 'vitest'
import { startSmtp } from './start-smtp.ts'

/** A mail server that ends with the test. */
export async function testSmtp() {
  const smtp = await startSmtp()
  onTestFinished(smtp.end)
  return smtp
}
