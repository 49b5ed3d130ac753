/** Words of the sheet that brings links from another page. */
export const pageImport = {
  open: 'Import links',
  heading: 'Import your links',
  close: 'Close',
  text: 'From Linktree, Beacons, LinkStack or any page with your links. Nothing changes before you choose.',
  address: { label: 'Address of your page', hint: 'For example linktr.ee/yourname' },
  find: { label: 'Find links', busyLabel: 'Reading the page…' },
  file: { label: 'Choose a saved page', hint: 'An HTML file saved in your browser, or an export (JSON).' },
  found: 'Choose what to import.',
  name: 'Name',
  bio: 'Bio',
  profiles: 'Profiles',
  links: 'Links',
  /** Goes before what is there now. */
  replaces: 'Replaces',
  count: (chosen: number, room: number) => `${chosen} of ${room} chosen`,
  room: (found: number, room: number) =>
    `${found} links were found. Your page has room for ${room === 1 ? 'one more' : room}: choose which.`,
  full: 'Your page already has five links. Remove one to make room for another.',
  limit: 'There is no room for more. Untick one to choose another.',
  take: 'Import these',
  again: 'Read another page',
  taken: 'Links imported',
  undo: 'Undo',
  failed: 'That did not work. Try again.',
}
