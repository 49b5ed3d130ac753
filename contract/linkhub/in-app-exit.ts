/** How a page can be opened outside the app in whose browser it is seen; `copy` where nothing else works. */
export const inAppExits = ['instagram', 'intent', 'safari', 'copy'] as const
export type InAppExit = (typeof inAppExits)[number]
