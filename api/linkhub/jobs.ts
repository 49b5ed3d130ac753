import * as z from 'zod'
import { ACCOUNT_DELETED } from '../auth/delete-account.ts'
import { ADDRESS_CONFIRMED } from '../auth/start-clean.ts'
import type { BackgroundJobs } from '../outbox/background.ts'
import type { Deps } from '../platform/deps.ts'
import { markDomains } from '../platform/domains.ts'
import { freeUsernames, releaseUsernames } from './claim-username.ts'
import { checkDomains } from './domains/check-domain.ts'
import { checkLinks, enrolLinks, recheckListed } from './link-checks/check-links.ts'
import { tellConfirmedOwner } from './payments/change-payments.ts'
import { discardImagesOf, sweepImages } from './pictures/store-images.ts'
import { remindOwners } from './registrations/remind-owners.ts'
import { refreshVideos } from './videos/edit-videos.ts'

/** Rows of an older release do not say whether the address was confirmed; then the names are kept. */
const DeletedAccount = z.object({ userId: z.string(), isConfirmed: z.boolean().default(true) })

const Confirmed = z.object({ userId: z.string() })

export function linkhubJobs(deps: Deps): BackgroundJobs {
  return {
    handlers: {
      // The rows of the profile went with the account. Its names stay; its pictures are deleted here.
      [ACCOUNT_DELETED]: async (payload) => {
        const deleted = DeletedAccount.parse(payload)
        await releaseUsernames(deps, deleted)
        await markDomains(deps.db, deps.now())
        await discardImagesOf(deps, deleted.userId)
      },
      [ADDRESS_CONFIRMED]: (payload) => tellConfirmedOwner(deps, Confirmed.parse(payload).userId),
    },
    jobs: [
      { name: 'links to watch', everySeconds: 60 * 60, isDueAtStart: true, run: () => enrolLinks(deps) },
      { name: 'links to listed hosts', everySeconds: 60, isDueAtStart: true, run: recheckListed(deps) },
      // What the pages of a demo lead to is invented.
      ...(deps.config.isDemo
        ? []
        : [
            { name: 'link checks', everySeconds: 60, run: () => checkLinks(deps) },
            { name: 'titles and pictures of videos', everySeconds: 60, run: () => refreshVideos(deps) },
          ]),
      { name: 'own domains', everySeconds: 1, isDueAtStart: true, run: deps.domains.refresh },
      { name: 'checks of own domains', everySeconds: 5, run: () => checkDomains(deps) },
      { name: 'unused pictures', everySeconds: 60 * 60, run: () => sweepImages(deps) },
      { name: 'usernames that are free again', everySeconds: 10 * 60, run: () => freeUsernames(deps) },
      { name: 'registrations that end', everySeconds: 60 * 60, run: () => remindOwners(deps) },
    ],
  }
}
