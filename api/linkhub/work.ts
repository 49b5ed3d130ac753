import * as z from 'zod'
import { ACCOUNT_DELETED } from '../auth/delete-account.ts'
import type { BackgroundWork } from '../platform/background.ts'
import type { Deps } from '../platform/deps.ts'
import { discardImagesOf, sweepImages } from './discard-images.ts'

const DeletedAccount = z.object({ userId: z.string() })

export function linkhubWork(deps: Deps): BackgroundWork {
  return {
    handlers: {
      // The rows of the profile went with the account; its pictures lie where no database reaches.
      [ACCOUNT_DELETED]: async (payload) => discardImagesOf(deps, DeletedAccount.parse(payload).userId),
    },
    rounds: [{ name: 'unused pictures', everySeconds: 60 * 60, run: () => sweepImages(deps) }],
  }
}
