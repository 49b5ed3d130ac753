import sharp from 'sharp'

// Each picture is seen once: to remember it only costs memory. One thread for each leaves a core for the pages.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Takes 15 MB before it has seen a picture, so the files that need it are imported by the first request that needs
 * them: a process that only sends pages does without.
 */
export { sharp }
