/** Set by vite.config.ts. */
declare const BUILD_YEAR: number
