import { describe, expect, test } from 'vitest'
import { importsOf, own, productFiles } from './imports.ts'
import { expectRooms } from './rooms.ts'

/** Allowed imports between folders of the process. The files beside them may import all. */
const serverRooms: Record<string, string[]> = {
  // How the process starts, holds its data and ends.
  lifecycle: [],
  backup: ['lifecycle'],
  // Requests and answers, whatever they are about.
  http: ['lifecycle'],
  // The site's pages and files.
  pages: ['http'],
  // The public pages of profiles.
  hub: ['http', 'pages'],
}

describe('the process', () => {
  test('has folders that import along the arrows, all of which are needed and form no circle', () => {
    expectRooms('server', serverRooms)
  })

  test('knows of the api only its roots and what all slices share, and of the site only what the build needs', () => {
    const allowed = [
      /^api\/(app|jobs|create-deps)\.ts$/,
      // What a command of the process does is decided in its slice.
      /^api\/(linkhub|moderation|crm\/staff|website)\/command\.ts$/,
      // Which pictures a backup has to hold.
      /^api\/linkhub\/pictures\/upload-queries\.ts$/,
      // What it prints while the CRM has no owner.
      /^api\/crm\/staff\/studio\/setup-code\.ts$/,
      // What an earlier release has sealed is renewed before anybody logs in.
      /^api\/accounts\/earlier-seals\.ts$/,
      // A new installation is filled from the samples.
      /^api\/website\/seed\.ts$/,
      // The lease of a killed process, when this one is alone with its database.
      /^api\/crm\/mails\/position-queries\.ts$/,
      // What it logs while tasks before going live are open.
      /^api\/crm\/going-live\/announce-tasks\.ts$/,
      // What the site shows of the studio, also where it runs apart.
      /^api\/website\/content-source\.ts$/,
      /^api\/(http|outbox|platform|database)\//,
      /^contract\//,
      /^content\//,
      /^server\//,
      // Pictures in the look of the brand.
      /^art\/draw\.ts$/,
      /^site\/dev-server\.ts$/,
    ]
    const strays = productFiles
      .filter((file) => file.startsWith('server/') && !file.startsWith('server/testing/'))
      .flatMap(importsOf)
      // Types of the site's platform say what the built site is handed; nothing of it is loaded.
      .filter(({ to, isTypeOnly }) => own.test(to) && !(isTypeOnly && to.startsWith('site/app/platform/')))
      .filter(({ to }) => !allowed.some((pattern) => pattern.test(to)))
    expect(strays).toEqual([])
  })
})
