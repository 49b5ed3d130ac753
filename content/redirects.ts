import type { Redirect } from '@nokshi/contract/website/site-content.ts'

/** Addresses of the old site that people or search engines still know. Errors are named before the build. */
export const redirects: Redirect[] = []
