import type { Config } from '@react-router/dev/config'
import { addressesOf, pagesIn } from './app/page-table.ts'
import { compressAssets } from './compress-assets.ts'
import { builtLanguage } from './site-language.ts'

const { code, prefix } = builtLanguage
const { pages, machineFiles } = pagesIn(code)

export default {
  basename: prefix || '/',
  buildDirectory: `build/${code}`,
  prerender: [
    ...pages.filter(({ isPrerendered }) => isPrerendered).flatMap(addressesOf),
    ...machineFiles.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path),
  ],
  buildEnd: ({ reactRouterConfig }) => compressAssets(reactRouterConfig.buildDirectory),
} satisfies Config
