/** Stands on every page of an installation that was started by `npm run demo`. */
export const demoNotice = 'Demo: people and figures are invented, and no mail is sent.'
