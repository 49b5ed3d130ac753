import { ForgottenPassword } from '@nokshi/contract/auth.ts'
import { findUserByEmail } from '../auth/queries.ts'
import { confirmByStudio, dropSecondFactors, issueResetLink, moveToAddress } from '../auth/recover-account.ts'
import { parseOrRefuse } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { type CreatorRow, listCreators } from './queries.ts'

const USAGE = `npm run creators                                     lists every creator, the newest first
npm run creators -- reset <email>                    ends their sessions and prints a link that sets a new password, once, within the hour
npm run creators -- change-email <email> <new one>   gives the account another address, and sends a mail there to confirm it
npm run creators -- confirm <email>                  confirms their address by the word of the studio, for a server that sends no mail
npm run creators -- no-two-factor <email>            removes their app, recovery codes and passkeys: they log in with the password alone`

/** For a creator who lost their mailbox; the operator must know who asks. Returns what to print. */
export async function manageCreators(deps: Deps, args: string[]): Promise<string> {
  const [verb, email, next, ...rest] = args
  if (verb === undefined) return describeCreators(deps)
  const isReset = verb === 'reset' && next === undefined
  const isDropped = verb === 'no-two-factor' && next === undefined
  const isConfirmed = verb === 'confirm' && next === undefined
  const isChange = verb === 'change-email' && next !== undefined
  if (email === undefined || rest.length > 0 || !(isReset || isDropped || isConfirmed || isChange))
    throw new Refusal('invalid', { code: 'unknown-command', params: { usage: USAGE } })

  const user = await findUserByEmail(deps.db, email.toLowerCase())
  if (!user) throw new Refusal('not-found', { code: 'no-creator-with-address', params: { email } })
  if (isConfirmed) {
    await confirmByStudio(deps, user.id, null)
    return `The address of ${user.email} is confirmed.`
  }
  if (isDropped) {
    await dropSecondFactors(deps, user)
    return `${user.email} is logged out everywhere, and logs in with the password alone.`
  }
  if (next === undefined)
    return `${user.email} is logged out everywhere, and sets a new password here:\n${await issueResetLink(deps, user)}`

  const { email: address } = parseOrRefuse(ForgottenPassword, { email: next })
  await moveToAddress(deps, user, address)
  return `${user.email} is ${address} now, and logged out everywhere. An email to confirm it is on its way.`
}

async function describeCreators({ db }: Deps) {
  const creators = (await listCreators(db)).map(describeCreator)
  return [...(creators.length > 0 ? creators : ['There are no creators yet.']), '', USAGE].join('\n')
}

function describeCreator({ email, username, emailVerified, createdAt, suspendedAt }: CreatorRow) {
  const notes = [
    emailVerified === 1 ? 'confirmed' : 'not confirmed',
    `since ${createdAt.slice(0, 10)}`,
    ...(suspendedAt === null ? [] : ['suspended']),
  ]
  return `${email}  ${username === null ? 'no page' : `@${username}`}  (${notes.join(', ')})`
}
