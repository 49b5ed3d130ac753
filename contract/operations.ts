import type * as z from 'zod'
import { safetyOperations } from './auth/safety.ts'
import { authOperations } from './auth.ts'
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
import { mailOperations } from './crm/mails.ts'
import { noticeOperations } from './crm/notices.ts'
import { preferenceOperations } from './crm/preferences.ts'
import { deviceOperations } from './crm/remembered-devices.ts'
import { replyOperations } from './crm/replies.ts'
import { salesReportOperations } from './crm/sales-report.ts'
import { searchOperations } from './crm/search.ts'
import { settingsOperations } from './crm/settings.ts'
import { staffOperations } from './crm/staff.ts'
import { taskOperations } from './crm/tasks.ts'
import { timelineOperations } from './crm/timeline.ts'
import { todayOperations } from './crm/today.ts'
import { twoFactorOperations } from './crm/two-factor.ts'
import { viewOperations } from './crm/views.ts'
import { webhookOperations } from './crm/webhooks.ts'
import { siteBeaconOperations, websiteOperations } from './crm/website.ts'
import { exportOperations } from './export.ts'
import { leadOperations } from './leads.ts'
import { domainOperations } from './linkhub/domains.ts'
import { pageImportOperations } from './linkhub/import.ts'
import { linkCheckOperations } from './linkhub/link-details.ts'
import { listedPageOperations } from './linkhub/listed-pages.ts'
import { paymentOperations } from './linkhub/payments.ts'
import { checkOperations, registrationOperations } from './linkhub/registrations.ts'
import { shopOperations } from './linkhub/shop.ts'
import { videoOperations } from './linkhub/videos.ts'
import { linkhubOperations } from './linkhub.ts'
import { messageOperations } from './messages.ts'
import { moderationOperations, reportOperations } from './moderation.ts'
import { newsOperations } from './news.ts'
import { listOperations, type Operation, type PathParameters } from './operation.ts'
import { profileEditOperations } from './profile-edit.ts'
import { projectRequestOperations } from './project-requests.ts'
import { pushOperations } from './push.ts'
import { systemOperations } from './system.ts'
import { sharedStatsOperations } from './visits/shared-stats.ts'
import { weeklyReportOperations } from './visits/weekly-reports.ts'
import { visitOperations } from './visits.ts'
import { contentOperations } from './website/entries.ts'

const calls = {
  ...leadOperations,
  ...projectRequestOperations,
  ...authOperations,
  ...safetyOperations,
  ...linkhubOperations,
  ...listedPageOperations,
  ...profileEditOperations,
  ...paymentOperations,
  ...domainOperations,
  ...registrationOperations,
  ...pageImportOperations,
  ...linkCheckOperations,
  ...checkOperations,
  ...shopOperations,
  ...videoOperations,
  ...messageOperations,
  ...newsOperations,
  ...pushOperations,
  ...moderationOperations,
  ...reportOperations,
  ...visitOperations,
  ...weeklyReportOperations,
  ...sharedStatsOperations,
  ...siteBeaconOperations,
  ...exportOperations,
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
  ...noticeOperations,
  ...viewOperations,
  ...salesReportOperations,
  ...duplicateOperations,
  ...calendarOperations,
  ...searchOperations,
  ...historyOperations,
  ...settingsOperations,
  ...replyOperations,
  ...webhookOperations,
  ...importOperations,
  ...goingLiveOperations,
  ...mailOperations,
  ...websiteOperations,
  ...contentOperations,
  ...creatorOperations,
  ...systemOperations,
}

export const operations: Operation[] = listOperations(calls)

type Calls = typeof calls

/** A call by its method and path, which is how the handlers of the API and the browser refer to it. */
export type CallName = keyof Calls

/** What a handler gets: path parameters by name, and the parsed query and body. */
export type CallInput<Name extends CallName> = PathParameters<Name> &
  (Calls[Name] extends { query: infer Query extends z.ZodType } ? { query: z.output<Query> } : unknown) &
  (Calls[Name] extends { files: string[] }
    ? unknown
    : Calls[Name] extends { body: infer Body extends z.ZodType }
      ? { body: z.output<Body> }
      : unknown)

/** What a caller sends: path parameters by name, and query and body before parsing. */
export type CallRequest<Name extends CallName> = PathParameters<Name> &
  (Calls[Name] extends { query: infer Query extends z.ZodType } ? QueryOf<z.input<Query>> : unknown) &
  (Calls[Name] extends { files: string[] }
    ? { body: FormData }
    : Calls[Name] extends { body: infer Body extends z.ZodType }
      ? { body: z.input<Body> }
      : unknown) &
  (Calls[Name] extends { isIdempotent: true }
    ? // The same for every try of one input, so that it is carried out once. Undefined where no script sends it.
      { idempotencyKey: string | undefined }
    : unknown)

/** Query values are text in the address of a page, so names are checked here and values by the API. */
type QueryOf<Query> =
  Record<never, unknown> extends Query
    ? { query?: { [Key in keyof Query]?: string | number | undefined } }
    : { query: { [Key in keyof Query]: string | number | undefined } }

/** What it answers when it worked, as JSON; undefined for an empty body, never for a file. */
export type CallAnswer<Name extends CallName> = AnswerOf<Calls[Name]['replies'][keyof Calls[Name]['replies']]>

type AnswerOf<Reply> = Reply extends z.ZodType ? z.input<Reply> : Reply extends null ? undefined : never
