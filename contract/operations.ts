import { safetyOperations } from './auth/safety.ts'
import { authOperations } from './auth.ts'
import { siteBeaconOperations } from './crm/website.ts'
import { crmOperations } from './crm-operations.ts'
import { exportOperations } from './export.ts'
import { leadOperations } from './leads.ts'
import { pageImportOperations } from './linkhub/import.ts'
import { linkCheckOperations } from './linkhub/link-checks.ts'
import { listedPageOperations } from './linkhub/listed-pages.ts'
import { paymentOperations } from './linkhub/payments.ts'
import { checkOperations, registrationOperations } from './linkhub/registrations.ts'
import { shopOperations } from './linkhub/shop.ts'
import { linkhubOperations } from './linkhub.ts'
import { messageOperations } from './messages.ts'
import { moderationOperations, reportOperations } from './moderation.ts'
import { listOperations, type Operation } from './operation.ts'
import { profileEditOperations } from './profile-edit.ts'
import { projectRequestOperations } from './project-requests.ts'
import { systemOperations } from './system.ts'
import { letterOperations } from './visits/weekly-reports.ts'
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
