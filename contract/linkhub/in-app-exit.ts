/** How a page can be opened outside the app in whose browser it is seen; `copy` where no way is known to work. */
export const waysOut = ['instagram', 'intent', 'safari', 'copy'] as const
export type WayOut = (typeof waysOut)[number]
