import { companyOperations } from './crm/companies.ts'
import { contactOperations } from './crm/contacts.ts'
import { creatorOperations } from './crm/creators.ts'
import { dealOperations } from './crm/deals.ts'
import { goingLiveOperations } from './crm/going-live.ts'
import { historyOperations } from './crm/history.ts'
import { importOperations } from './crm/import.ts'
import { inboxOperations } from './crm/inbox.ts'
import { inviteOperations } from './crm/invites.ts'
import { preferenceOperations } from './crm/preferences.ts'
import { replyTemplateOperations } from './crm/replies.ts'
import { searchOperations } from './crm/search.ts'
import { studioSettingsOperations } from './crm/settings.ts'
import { staffOperations } from './crm/staff.ts'
import { timelineOperations } from './crm/timeline.ts'
import { deskOperations } from './crm/today.ts'
import { webhookOperations } from './crm/webhooks.ts'
import { websiteOperations } from './crm/website.ts'
import { deviceOperations } from './notices/devices.ts'
import type { Operations } from './operation.ts'
import { twoFactorOperations } from './safety/two-factor.ts'

/** Every call of the CRM: the gate asks each caller for the role that stands here, and knows no other calls. */
export const crmOperations: Operations = {
  ...staffOperations,
  ...twoFactorOperations,
  ...preferenceOperations,
  ...deviceOperations,
  ...inviteOperations,
  ...contactOperations,
  ...companyOperations,
  ...inboxOperations,
  ...dealOperations,
  ...timelineOperations,
  ...deskOperations,
  ...searchOperations,
  ...historyOperations,
  ...studioSettingsOperations,
  ...replyTemplateOperations,
  ...webhookOperations,
  ...importOperations,
  ...goingLiveOperations,
  ...websiteOperations,
  ...creatorOperations,
}
