import { companyOperations } from './crm/companies.ts'
import { contactOperations } from './crm/contacts.ts'
import { dealOperations } from './crm/deals.ts'
import { deskOperations } from './crm/desk.ts'
import { goingLiveOperations } from './crm/going-live.ts'
import { historyOperations } from './crm/history.ts'
import { importOperations } from './crm/import.ts'
import { inboxOperations } from './crm/inbox.ts'
import { replyTemplateOperations } from './crm/reply-templates.ts'
import { searchOperations } from './crm/search.ts'
import { studioSettingsOperations } from './crm/studio-settings.ts'
import { timelineOperations } from './crm/timeline.ts'
import { webhookOperations } from './crm/webhooks.ts'
import { inviteOperations } from './invites.ts'
import { deviceOperations } from './notices/devices.ts'
import { preferenceOperations } from './notices/preferences.ts'
import type { Operations } from './operation.ts'
import { creatorOperations } from './safety/creators.ts'
import { twoFactorOperations } from './safety/two-factor.ts'
import { staffOperations } from './staff.ts'
import { websiteOperations } from './website/website.ts'

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
