import { calendarOperations } from './crm/calendar.ts'
import { companyOperations } from './crm/companies.ts'
import { contactOperations } from './crm/contacts.ts'
import { creatorOperations } from './crm/creators.ts'
import { dealOperations } from './crm/deals.ts'
import { duplicateOperations } from './crm/duplicates.ts'
import { goingLiveOperations } from './crm/going-live.ts'
import { historyOperations } from './crm/history.ts'
import { importOperations } from './crm/import.ts'
import { inboxOperations } from './crm/inbox.ts'
import { inviteOperations } from './crm/invites.ts'
import { preferenceOperations } from './crm/preferences.ts'
import { deviceOperations } from './crm/remembered-devices.ts'
import { replyOperations } from './crm/replies.ts'
import { searchOperations } from './crm/search.ts'
import { settingsOperations } from './crm/settings.ts'
import { staffOperations } from './crm/staff.ts'
import { taskOperations } from './crm/tasks.ts'
import { timelineOperations } from './crm/timeline.ts'
import { todayOperations } from './crm/today.ts'
import { twoFactorOperations } from './crm/two-factor.ts'
import { webhookOperations } from './crm/webhooks.ts'
import { websiteOperations } from './crm/website.ts'
import type { Operations } from './operation.ts'

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
  ...todayOperations,
  ...taskOperations,
  ...duplicateOperations,
  ...calendarOperations,
  ...searchOperations,
  ...historyOperations,
  ...settingsOperations,
  ...replyOperations,
  ...webhookOperations,
  ...importOperations,
  ...goingLiveOperations,
  ...websiteOperations,
  ...creatorOperations,
}
