import type { Config } from '@react-router/dev/config'
import { compressAssets } from './compress-assets.ts'
import { builtLanguage } from './site-language.ts'

const { code, prefix } = builtLanguage

export default {
  basename: prefix || '/',
  buildDirectory: `build/${code}`,
  buildEnd: ({ reactRouterConfig }) => compressAssets(reactRouterConfig.buildDirectory),
} satisfies Config
