/**
 * The size of a row. Larger data is stored in several rows (api/crm/records/change-parts.ts); texts of people
 * are at most a few times as long, because a call takes 6 MiB at most.
 */
export const PART_CHARACTERS = 256 * 1024

/**
 * What a backup reads as one row. It is so much more because releases before 0032 stored a change as one
 * row, however large: an import of the largest file made one of 200 million characters.
 */
export const ROW_BYTES_MAX = 256 * 1024 ** 2
