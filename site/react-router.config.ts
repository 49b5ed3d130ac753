import type { Config } from '@react-router/dev/config'
import { addressesOf, allPages, machineFiles } from './app/page-table.ts'
import { compressAssets } from './compress-assets.ts'

export default {
  prerender: [
    ...allPages.filter(({ isPrerendered }) => isPrerendered).flatMap(addressesOf),
    ...machineFiles.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path),
  ],
  buildEnd: ({ reactRouterConfig }) => compressAssets(reactRouterConfig.buildDirectory),
} satisfies Config
