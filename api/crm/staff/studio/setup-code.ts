import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { findStudio, listActiveOwnerIds } from '../queries.ts'

type CodeDeps = Pick<Deps, 'config' | 'secret'>

/** From the settings, or derived from the secret: the same in every process, without storage. */
function setupCode({ config, secret }: CodeDeps) {
  if (config.staffSetupCode) return config.staffSetupCode
  const bits = createHmac('sha256', secret).update('staff-setup-code').digest('hex').slice(0, 32)
  return bits.match(/.{4}/g)?.join('-') ?? bits
}

export function isSetupCode(deps: CodeDeps, given: string) {
  return timingSafeEqual(digest(given), digest(setupCode(deps)))
}

/** Equal lengths for the comparison. */
function digest(text: string) {
  return createHash('sha256').update(text).digest()
}

/** The text to print while nobody has claimed the CRM. A code from the settings is not repeated. */
export async function describeSetup(deps: CodeDeps & Pick<Deps, 'db'>): Promise<string | undefined> {
  if (await findStudio(deps.db)) return undefined
  const code = deps.config.staffSetupCode ? 'the code in STAFF_SETUP_CODE' : setupCode(deps)
  return `The CRM has no owner yet. Claim it at ${deps.config.siteUrl}/crm/register with the setup code: ${code}`
}

/** The text to print while no owner can log in, as after a restore. */
export async function describeLockout({ db }: Pick<Deps, 'db'>): Promise<string | undefined> {
  if (!(await findStudio(db)) || (await listActiveOwnerIds(db)).length > 0) return undefined
  return [
    'No owner can log in to the CRM, because a restore disables all staff.',
    'Enable one: npm run staff -- make-owner <email> (npm run staff lists everybody).',
  ].join(' ')
}
