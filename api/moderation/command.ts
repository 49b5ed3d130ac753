import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { type Decision, dismissReports, restorePage, suspendPage } from './decide-on-page.ts'
import { reasonLabel } from './mail.ts'
import { listOpenReports, type OpenReport } from './queries.ts'

const USAGE = `npm run moderate                                    lists the reports that wait
npm run moderate -- suspend <username> [reason]     takes a page off the web and tells its owner
npm run moderate -- restore <username>              puts it back
npm run moderate -- dismiss <username>              closes the reports about it`

/** Moderation from the server's terminal. Returns what to print. */
export async function moderate(deps: Deps, args: string[]): Promise<string> {
  const [verb, username, ...reason] = args
  if (verb === undefined) return listReports(deps)
  if (username === undefined) throw wrongArguments()
  if (verb === 'suspend')
    return tell('is off the web', await suspendPage(deps, null, username, reason.join(' ') || undefined))
  if (reason.length > 0) throw wrongArguments()
  if (verb === 'restore') return tell('is on the web', await restorePage(deps, null, username))
  if (verb === 'dismiss') return tell('stays as it is', await dismissReports(deps, null, username))
  throw wrongArguments()
}

function wrongArguments() {
  return new Refusal('invalid', { code: 'unknown-command', params: { usage: USAGE } })
}

function tell(state: string, { username, closed, isChanged }: Decision) {
  const told = isChanged ? ' A mail to its owner is on its way.' : ''
  return `@${username} ${state}.${told} Reports closed: ${closed}.`
}

async function listReports({ db }: Deps) {
  const reports = await listOpenReports(db)
  if (reports.length === 0) return 'No reports wait.'
  return `${reports.map(describeReport).join('\n\n')}\n\n${USAGE}`
}

function describeReport({ username, receivedAt, reason, email, details }: OpenReport) {
  return [
    `@${username}, ${new Date(receivedAt).toISOString()}`,
    `  ${reasonLabel(reason)}`,
    ...(email === null ? [] : [`  From ${email}`]),
    ...(details === null ? [] : withoutTricks(details).split('\n')).map((line) => `  | ${line}`),
  ].join('\n')
}

/** Direction marks could make a terminal show something else than was written. */
function withoutTricks(text: string) {
  return text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}
