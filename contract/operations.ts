import { authOperations } from './auth.ts'
import { messageOperations } from './blocks/messages.ts'
import { paymentOperations } from './blocks/payments.ts'
import { checkOperations, registrationOperations } from './blocks/registrations.ts'
import { shopOperations } from './blocks/shop.ts'
import { siteBeaconOperations } from './crm/website.ts'
import { crmOperations } from './crm-operations.ts'
import { exportOperations } from './export.ts'
import { leadOperations } from './leads.ts'
import { linkhubOperations } from './linkhub.ts'
import { listedPageOperations } from './listed-pages.ts'
import { moderationOperations, reportOperations } from './moderation.ts'
import { letterOperations } from './notices/letters.ts'
import { listOperations, type Operation } from './operation.ts'
import { pageImportOperations } from './page/found-page.ts'
import { linkCheckOperations } from './page/link-checks.ts'
import { profileEditOperations } from './profile-edit.ts'
import { projectRequestOperations } from './project-requests.ts'
import { safetyOperations } from './safety/account.ts'
import { systemOperations } from './system.ts'
import { visitOperations } from './visits.ts'

/** Every call of the API, in the order of the slices. */
export const operations: Operation[] = listOperations({
  ...leadOperations,
  ...projectRequestOperations,
  ...authOperations,
  ...safetyOperations,
  ...linkhubOperations,
  ...listedPageOperations,
  ...profileEditOperations,
  ...paymentOperations,
  ...registrationOperations,
  ...pageImportOperations,
  ...linkCheckOperations,
  ...checkOperations,
  ...shopOperations,
  ...messageOperations,
  ...moderationOperations,
  ...reportOperations,
  ...visitOperations,
  ...letterOperations,
  ...siteBeaconOperations,
  ...exportOperations,
  ...crmOperations,
  ...systemOperations,
})
