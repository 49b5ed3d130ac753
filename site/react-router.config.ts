import type { Config } from '@react-router/dev/config'
import { publicPaths } from './app/frame/public-paths.ts'
import { compressAssets } from './compress-assets.ts'

/** The same for everybody, though not for search engines. */
const accountPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/create-linkhub',
  '/dashboard',
  '/account',
  '/crm/login',
  '/crm/register',
  '/crm/forgot-password',
  '/crm/reset-password',
]
const filesForMachines = ['/robots.txt', '/sitemap.xml', '/site.webmanifest']

export default {
  prerender: [...publicPaths.map(({ path }) => path), ...accountPages, ...filesForMachines],
  buildEnd: ({ reactRouterConfig }) => compressAssets(reactRouterConfig.buildDirectory),
} satisfies Config
