/** Words around every page, most of them for those who hear it. */
export const frame = {
  skip: 'Skip to the page',
  main: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  /** The link of the logo. */
  home: (studio: string) => `${studio}, home`,
  languages: 'Languages',
  /** For a drawing of somebody. */
  portraitOf: (name: string) => `Portrait of ${name}`,
  moreAbout: (name: string) => `More about ${name}`,
  dismiss: 'Dismiss',
  failed: {
    title: 'Something went wrong',
    text: 'The mistake is on our side. Please try again in a moment.',
    back: { to: '/', label: 'Return to Home' },
    unreachable: 'We cannot reach our server right now. Please try again in a moment.',
    offline: 'You are offline. Try again when you are connected.',
  },
}
