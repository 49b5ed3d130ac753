/** The few words on a LinkHub page that are not its owner's, in the languages a page can speak. */
export const hubLabels = {
  direction: 'ltr' as 'ltr' | 'rtl',
  connect: 'Connect With Me',
  save: 'Save contact',
  report: 'Report this page',
  madeWith: 'Made with Creator LinkHub',
  /** What the two lists of links are called for those who hear the page. */
  socials: 'Social profiles',
  links: 'Links',
  phone: 'Phone',
  email: 'Email',
  portrait: (name: string) => `Photo of ${name}`,
  /** Goes before its username, where a link of it leads nowhere. */
  seePage: 'See the page of',
  lost: { title: 'Page not found', text: 'There is nothing at this address.' },
  /** Inside an app: a link that leads out of it, or what to do where there is none. */
  out: { open: 'Open in your browser', copy: 'To open this page in your browser, hold the address and copy it.' },
}
