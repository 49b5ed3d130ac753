import { describe, expect, test } from 'vitest'
import { homeOf, importsOf, own, productFiles, roots } from './imports.ts'
import { expectRooms } from './rooms.ts'

/** `records http contract`: folders of the api by their names, and the two packages beside it. */
function arrowsTo(names: string) {
  return names.split(/\s+/).map((name) => (/^cont(ract|ent)$/.test(name) ? name : `api/${name}`))
}

/** Allowed imports. A new one needs a reason in review; they never form a cycle. */
const arrows: Record<string, string[]> = {
  contract: ['zod'],
  // The choices of forms are named by the words for them, and pages by their addresses. Samples are files.
  content: ['contract', 'zod', 'node:fs'],
  'api/database': [],
  'api/platform': ['api/database', 'contract'],
  // What waits for its turn after an answer: rows to deliver, mail, and rounds that come again.
  'api/outbox': ['api/platform', 'api/database', 'contract'],
  // What all requests have in common.
  'api/http': ['api/platform', 'api/database', 'contract'],
  // What accounts of creators and staff share: passwords, second factors, login limits, mails with a link.
  'api/accounts': ['api/http', 'api/outbox', 'api/platform', 'api/database', 'contract', 'content'],
  'api/auth': ['api/accounts', 'api/http', 'api/outbox', 'api/platform', 'api/database', 'contract'],
  // What leads and project requests share: storing a submission. It asks accounts which addresses share a
  // mailbox, because each mailbox gets one confirmation.
  'api/intake': ['api/accounts', 'api/http', 'api/outbox', 'api/platform', 'api/database', 'contract'],
  'api/leads': ['api/intake', 'api/http', 'api/platform', 'contract'],
  'api/project-requests': ['api/intake', 'api/http', 'api/platform', 'contract', 'content'],
  'api/linkhub': arrowsTo('auth accounts http outbox platform database contract content'),
  // Notifications of what happened on a page. Slices that know of it count it here.
  'api/push': arrowsTo('linkhub accounts http outbox platform database contract content'),
  // What visitors leave on pages. It goes by the rules of intake, and who needs a website becomes a lead.
  'api/messages': arrowsTo('leads intake push linkhub accounts http outbox platform database contract content'),
  // What creators write to followers.
  'api/news': arrowsTo('messages linkhub auth accounts http outbox platform database contract'),
  // Reports about pages, and their suspension.
  'api/moderation': arrowsTo('linkhub accounts intake http outbox platform database contract content'),
  // The studio's own people: their accounts, roles, invitations and preferences.
  'api/crm/staff': arrowsTo('accounts http outbox platform database contract'),
  // What concerns a member: assigned to them, or a note with their name. Written by the journal.
  'api/crm/notices': arrowsTo('crm/staff http outbox platform database contract content'),
  // Filters of a list under a name.
  'api/crm/views': arrowsTo('crm/staff http platform database contract'),
  // What all records of the CRM share: ids, pages, the journal, text as it is compared.
  'api/crm/records': arrowsTo('crm/notices crm/staff platform database contract'),
  // E-mail addresses and phone numbers of contacts, and when two of them are the same.
  'api/crm/contact-methods': arrowsTo('crm/records platform database contract'),
  // Submissions are found by their reference, which intake knows.
  'api/crm/search': arrowsTo('crm/contact-methods crm/records intake http platform database contract'),
  // Other programs that are told what happens here.
  'api/crm/webhooks': arrowsTo('crm/staff http outbox platform database contract'),
  // What was done. Notes are found by their words, hence search.
  'api/crm/timeline': arrowsTo('crm/search crm/records crm/staff http platform database contract'),
  // What is still to do. A task that is done is a line of the timeline.
  'api/crm/tasks': arrowsTo('crm/timeline crm/search crm/records crm/staff http outbox platform database contract'),
  // The log, undo, the trash, and what is gone for good. What comes back must be found again, hence search.
  'api/crm/history': arrowsTo('website crm/notices crm/search crm/records crm/staff http platform database contract'),
  // The content of the studio's site. Its changes are in the journal of the CRM, and its pictures in the
  // store of LinkHub; history tells it when one of them was undone.
  'api/website': arrowsTo('linkhub crm/records http platform database contract content'),
  // What may be the same, and what somebody is asked to decide.
  'api/crm/duplicates': arrowsTo('crm/records platform database contract'),
  // Every move is a line of the timeline, and other programs hear of it.
  'api/crm/deals': arrowsTo(`crm/tasks crm/timeline crm/webhooks crm/search crm/records crm/staff
    intake http platform database contract content`),
  // A company says what its open deals are worth.
  'api/crm/companies': arrowsTo(`crm/deals crm/duplicates crm/history crm/timeline crm/search
    crm/contact-methods crm/records crm/staff http platform database contract`),
  // Who works for a company that is not there yet makes it. Who is erased is also taken out of the history
  // and of what waits to be told.
  'api/crm/contacts': arrowsTo(`crm/companies crm/deals crm/duplicates crm/history crm/tasks crm/timeline
    crm/webhooks crm/search crm/contact-methods crm/records intake http outbox platform database contract`),
  // Contacts out of a spreadsheet. Of history it knows only the name by which the log keeps an import.
  'api/crm/import': arrowsTo(
    'crm/contacts crm/companies crm/history crm/search crm/contact-methods crm/records http platform database contract',
  ),
  // A submission becomes a contact and a deal. It hears of new ones from the outbox and reads them through
  // intake; staff who want it get a mail.
  'api/crm/adoption': arrowsTo(`crm/contacts crm/companies crm/deals crm/duplicates crm/timeline crm/webhooks
    crm/search crm/contact-methods crm/records crm/staff intake outbox platform database contract`),
  // What somebody decides about a submission. What turns out to be spam has its adoption undone, hence
  // history.
  'api/crm/inbox': arrowsTo(
    'crm/adoption crm/contacts crm/companies crm/deals crm/duplicates crm/history crm/timeline crm/search crm/contact-methods crm/records crm/staff intake http platform database contract content',
  ),
  // Mails of clients and to them. A stranger's mail is a submission; an answer to one is as in the inbox. News
  // that come back come back to the same mailbox.
  'api/crm/mails': arrowsTo(`news crm/inbox crm/adoption crm/notices crm/timeline crm/contact-methods crm/records
    crm/staff intake http outbox platform database contract`),
  // Templates of replies.
  'api/crm/replies': arrowsTo('crm/records http platform database contract'),
  // How the studio works: stages, rates, working hours.
  'api/crm/settings': arrowsTo('crm/deals crm/records crm/staff http platform database contract'),
  // What waits today, also of LinkHub for the menu; the daily digest, and mails that failed.
  'api/crm/today': arrowsTo(
    'crm/inbox crm/deals crm/notices crm/tasks crm/staff moderation http outbox platform database contract',
  ),
  // What became of the enquiries.
  'api/crm/sales-report': arrowsTo('crm/deals crm/staff intake http platform database contract content'),
  // What calendar programs fetch, by an address of each member.
  'api/crm/calendar': arrowsTo('crm/staff http platform database'),
  // What to do before the site goes public. The owner's tasks are among the labels.
  'api/crm/going-live': arrowsTo('crm/staff http outbox platform database contract content'),
  // The creators, as owners of the studio see them.
  'api/crm/creators': arrowsTo('auth crm/staff http platform database contract'),
  // Everything an owner has, in one file.
  'api/export': arrowsTo(`visits/analytics visits/counting visits/shared-stats visits/weekly-reports
    news messages push linkhub auth accounts http platform contract`),
  // Visits. The journal, the sums made from it, and how long both are kept.
  'api/visits/counting': ['api/push', 'api/linkhub', 'api/outbox', 'api/platform', 'api/database', 'contract'],
  // Checks a beacon and writes it to the journal. The studio owns its site, and the content lists its pages.
  'api/visits/recording': arrowsTo('visits/counting linkhub auth crm/staff http platform database contract'),
  // What owners read.
  'api/visits/analytics': arrowsTo('visits/counting linkhub http platform database contract'),
  // The figures of the week by mail.
  'api/visits/weekly-reports': arrowsTo(
    'visits/analytics linkhub accounts http outbox platform database contract content',
  ),
  // Private addresses that show the figures to sponsors.
  'api/visits/shared-stats': arrowsTo('visits/analytics linkhub auth accounts http platform database contract'),
  // How the studio's own site does, and where its submissions came from.
  'api/crm/website': arrowsTo('visits/analytics crm/inbox intake crm/staff http platform database contract'),
  // Links for visitors without scripts: they lead on, and count as a click.
  'api/visits/go': arrowsTo('news visits/recording visits/counting linkhub http outbox platform contract content'),
}

/** Between the folders of LinkHub. The files beside them read and write a page as a whole. */
const linkhubRooms: Record<string, string[]> = {
  pictures: [],
  'link-checks': [],
  registrations: [],
  domains: [],
  cards: ['pictures'],
  import: ['pictures'],
  payments: ['pictures'],
  shop: ['pictures'],
  videos: ['pictures'],
  editing: ['link-checks', 'pictures', 'registrations'],
}

describe('the api', () => {
  const slices = productFiles.filter((file) => file.startsWith('api/') && !roots.includes(file))

  test('has a line in the table of arrows for each of its folders', () => {
    const folders = new Set(slices.map(homeOf))
    expect([...folders].filter((folder) => !(folder in arrows))).toEqual([])
  })

  test('imports only along the arrows', () => {
    const strays = [...slices, ...productFiles.filter((file) => /^(contract|content)\//.test(file))]
      .flatMap(importsOf)
      .filter(({ from, to }) => {
        const home = homeOf(from)
        const goal = homeOf(to)
        if (goal === home || (!own.test(to) && home !== 'contract' && home !== 'content')) return false
        return !(arrows[home] ?? []).includes(goal)
      })
    expect(strays).toEqual([])
  })

  test('has folders in LinkHub that import along the arrows, all of which are needed and form no circle', () => {
    expectRooms('api/linkhub', linkhubRooms)
  })

  test('has no arrow that nobody needs any more', () => {
    const needed = new Set(productFiles.flatMap(importsOf).map(({ from, to }) => `${homeOf(from)} -> ${homeOf(to)}`))
    const drawn = Object.entries(arrows).flatMap(([from, goals]) => goals.map((goal) => `${from} -> ${goal}`))
    expect(drawn.filter((arrow) => !needed.has(arrow))).toEqual([])
  })

  test('has arrows that form no circle', () => {
    const imports = (from: string, goal: string, seen = new Set<string>()): boolean =>
      (arrows[from] ?? []).some((next) => next === goal || (!seen.has(next) && imports(next, goal, seen.add(next))))
    expect(Object.keys(arrows).filter((home) => imports(home, home))).toEqual([])
  })
})
