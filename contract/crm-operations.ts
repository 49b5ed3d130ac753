import { companyOperations } from './companies.ts'
import { contactOperations } from './contacts.ts'
import { dealOperations } from './deals.ts'
import { deskOperations } from './desk.ts'
import { goingLiveOperations } from './going-live.ts'
import { historyOperations } from './history.ts'
import { importOperations } from './import.ts'
import { inboxOperations } from './inbox.ts'
import { inviteOperations } from './invites.ts'
import { deviceOperations } from './notices/devices.ts'
import { preferenceOperations } from './notices/preferences.ts'
import type { Operations } from './operation.ts'
import { replyTemplateOperations } from './reply-templates.ts'
import { creatorOperations } from './safety/creators.ts'
import { twoFactorOperations } from './safety/two-factor.ts'
import { searchOperations } from './search.ts'
import { staffOperations } from './staff.ts'
import { studioSettingsOperations } from './studio-settings.ts'
import { timelineOperations } from './timeline.ts'
import { webhookOperations } from './webhooks.ts'
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
