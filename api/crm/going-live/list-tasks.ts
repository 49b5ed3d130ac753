import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownerTasks } from '@nokshi/content/owner-tasks.ts'
import type { LiveTask } from '@nokshi/contract/crm/going-live.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import type { Deps } from '../../platform/deps.ts'
import { BACKUP_MARK, listMarks } from '../../platform/live-marks.ts'
import { listStaff } from '../staff/queries.ts'
import { liveTask, markOf } from './tick-task.ts'
import { MAIL_MARK, mailFingerprint } from './try-mail.ts'

const root = join(import.meta.dirname, '../../..')

type Marks = Awaited<ReturnType<typeof listMarks>>

/** The tasks that need no network. */
export async function listLiveTasks(
  deps: Pick<Deps, 'config' | 'siteContent' | 'db' | 'now' | 'secret'>,
): Promise<LiveTask[]> {
  const marks = await listMarks(deps.db)
  const byHand = ownerTasks.map(({ id }): LiveTask => {
    const mark = marks.get(markOf(id))
    return { id, state: mark ? 'done' : 'open', found: null, doneAt: mark?.doneAt ?? null, isByHand: true }
  })
  return [
    judgeSamples(deps.siteContent.current('en').content),
    judgeDrafts(),
    judgeAddress(deps),
    judgeMail(deps, marks),
    judgeBackup(deps, marks),
    await judgeOwners(deps),
    ...byHand,
  ]
}

function judgeSamples({ brand, team, caseStudies, testimonials, privacy, terms }: SiteContent) {
  const lists: Record<string, { isSample?: boolean }[]> = {
    'contact details and social pages': [brand.contact, brand.socials],
    'people of the team': team,
    'case studies': caseStudies,
    testimonials,
    'sections of privacy and terms': [...privacy.sections, ...terms.sections],
  }
  const found = Object.entries(lists)
    .map(([what, list]) => ({ what, count: list.filter(({ isSample }) => isSample).length }))
    .filter(({ count }) => count > 0)
    .map(({ what, count }) => `${what} (${count})`)
    .join(', ')
  return liveTask({ id: 'samples', ...(found ? open(`Still invented: ${found}.`) : done()) })
}

function judgeDrafts() {
  const drafts = Object.groupBy(listDrafts(), (file) => (file.includes('/bn/') ? 'Bangla' : 'Arabic'))
  const found = Object.entries(drafts).map(([language, files]) => `${language} (${files?.length} parts)`)
  return liveTask({
    id: 'drafts',
    ...(found.length > 0 ? open(`Not read by a native reader yet: ${found.join(', ')}.`) : done()),
  })
}

function judgeAddress({ config: { siteUrl } }: Pick<Deps, 'config'>) {
  const isSafe = siteUrl.startsWith('https:')
  return liveTask({ id: 'site-address', ...(isSafe ? done : open)(`The address of the site is ${siteUrl}.`) })
}

function judgeMail(deps: Pick<Deps, 'config' | 'secret'>, marks: Marks) {
  const id = 'mail'
  const mark = marks.get(MAIL_MARK)
  if (!deps.config.mail) return liveTask({ id, ...open('No mail server is set up.') })
  if (mark?.fingerprint !== mailFingerprint(deps))
    return liveTask({ id, ...open('No test email was accepted with the current settings.') })
  return liveTask({ id, ...done('The mail server accepted a test email.'), doneAt: mark?.doneAt ?? null })
}

/** One failed nightly backup is no warning yet; two are. */
const FRESH_MS = 2 * 24 * 60 * 60 * 1000

function judgeBackup({ now }: Pick<Deps, 'now'>, marks: Marks) {
  const id = 'backup'
  const doneAt = marks.get(BACKUP_MARK)?.doneAt ?? null
  if (doneAt === null) return liveTask({ id, ...open('No backup was made yet.') })
  const isFresh = now() - doneAt < FRESH_MS
  return liveTask({ id, doneAt, ...(isFresh ? done() : open('The last backup is more than two days old.')) })
}

async function judgeOwners({ db }: Pick<Deps, 'db'>) {
  const id = 'two-factor'
  const owners = (await listStaff(db)).filter((staff) => staff.role === 'owner' && staff.disabledAt === null)
  const without = owners.filter(({ twoFactorEnabled }) => twoFactorEnabled !== 1).map(({ name }) => name)
  if (owners.length === 0) return liveTask({ id, ...open('The CRM has no owner yet.') })
  if (without.length === 0) return liveTask({ id, ...done('Every owner has it.') })
  return liveTask({ id, ...open(`Without it: ${without.join(', ')}.`) })
}

function done(found: string | null = null) {
  return { state: 'done' as const, found }
}

function open(found: string) {
  return { state: 'open' as const, found }
}

/** Translations without a native reviewer, by path. Read as text, because importing all takes memory. */
function listDrafts() {
  return globSync(['content/{bn,ar}/*.ts', 'contract/sentences/{bn,ar}/*.ts'], { cwd: root })
    .filter((file) => /^export const isDraft = true$/m.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}
