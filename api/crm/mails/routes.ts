import type { Mailbox } from '@nokshi/contract/crm/mails.ts'
import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { changedRecord } from '../records/changed-record.ts'
import { upsertPreference } from '../staff/preference-queries.ts'
import type { StaffMember } from '../staff/session.ts'
import { getActivity } from '../timeline/timeline.ts'
import { signatureOf } from './deliver-mail.ts'
import { sendFile, uploadFile } from './mail-files.ts'
import { mailboxOf } from './mailbox.ts'
import { findPosition, INBOX } from './position-queries.ts'
import { getMail, listMailsOf, listOthers } from './present-mail.ts'
import { sendMail } from './send-mail.ts'
import { showHtml } from './show-html.ts'

export function clientMailRoutes(deps: Deps) {
  const { db } = deps
  return implement({
    'POST /api/crm/mails': (c, { body }) =>
      changedRecord(sendMail(deps, c.get('staff'), body), (id) => getActivity(db, id)),
    'GET /api/crm/mails/{id}': (_c, { id }) => getMail(db, id),
    'GET /api/crm/mails/{id}/html': (c, { id, query }) => showHtml(deps, c, id, query.pictures === '1'),
    'GET /api/crm/inbox/{id}/mails': (_c, { id }) => listMailsOf(db, id),
    'POST /api/crm/mail-files': (c) => uploadFile(deps, c, c.get('staff').id),
    'GET /api/crm/mail-files/{id}': (c, { id }) => sendFile(deps, c, id),
    'GET /api/crm/mailbox': (c) => describeMailbox(deps, c.get('staff')),
    'GET /api/crm/mailbox/others': () => listOthers(db),
    'PUT /api/crm/mailbox/signature': async (c, { body }) => {
      await upsertPreference(db, c.get('staff').id, { signature: body.signature || null })
      return describeMailbox(deps, c.get('staff'))
    },
    'POST /api/crm/mailbox/fetch': () => mailboxOf(deps).fetchNow(),
  })
}

/** What is set up, without passwords. Members only need to know whether there is something. */
async function describeMailbox(deps: Deps, staff: StaffMember): Promise<Mailbox> {
  const { mail, imap } = deps.config
  const smtp = mail && URL.parse(mail.url)
  const position = imap && (await findPosition(deps.db, INBOX))
  const forOwners = (text = '') => (staff.role === 'owner' ? text : '')
  return {
    smtp: smtp
      ? { host: forOwners(smtp.host), user: forOwners(decodeURIComponent(smtp.username)), from: mail.from }
      : null,
    imap: imap
      ? {
          ...{ host: forOwners(`${imap.host}:${imap.port}`), user: forOwners(imap.user) },
          fetchedAt: position?.fetchedAt ?? null,
          error: forOwners(position?.error ?? '') || null,
        }
      : null,
    signature: await signatureOf(deps, staff.id, staff.name),
  }
}
