import sharp from 'sharp'

// Each picture is seen once, so nothing is cached. One thread leaves a core for the pages.
sharp.cache(false)
sharp.concurrency(1)

/** Takes 15 MB, so it is imported by the first request that needs it. */
export { sharp }
