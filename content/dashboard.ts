import { writeCount } from './write-count.ts'

/** The words of the owner's dashboard. */

export const dashboard = {
  skip: 'Skip to the page',
  /** Goes before the name of the owner. */
  welcome: 'Welcome,',
  live: 'View Live Page',
  newTab: '(opens in a new tab)',
  messages: { label: 'Messages', to: '/dashboard/messages' },
  account: { label: 'Account', to: '/account' },
  picture: { label: 'Change picture', to: '/dashboard?tab=appearance#pictures' },
  loading: 'Loading Dashboard...',
  failed: {
    heading: 'Error loading your profile.',
    text: 'Your page itself is not affected.',
    retry: 'Try again',
    create: { label: 'Create a Profile', to: '/create-linkhub' },
    home: { label: 'Back to Home', to: '/' },
  },
  tabs: { label: 'Your page', links: 'Links', appearance: 'Appearance', analytics: 'Analytics' },
  notices: {
    suspended:
      'Your page was taken down because somebody reported it. You can still edit it. Write to us if you think this is a mistake.',
    suspendedLink: { label: 'Contact us', to: '/contact' },
    unlisted:
      'Until you confirm your email address, search engines do not list your page, and it shows no payment methods and takes no messages.',
    unlistedLink: { label: 'Confirm it', to: '/account' },
  },
  saving: {
    saved: 'Saved',
    saving: 'Saving…',
    waiting: { network: 'Waiting for the network', server: 'Waiting for our server' },
    /** Goes before the reason. */
    refused: 'Not saved:',
    login: { label: 'Log in again', to: '/login?from=%2Fdashboard' },
    /** Opens the dialog again that asks for it. */
    prove: 'Enter password',
    undo: 'Undo',
    redo: 'Redo',
  },
  /** When the page was edited in two places at once. */
  conflict: {
    heading: 'This page was edited somewhere else',
    text: 'What was saved last stays. Undo brings the other version back.',
    read: 'OK',
  },
  add: {
    open: 'Add more',
    heading: 'Add to your page',
    close: 'Close',
    count: (number: number, most: number) => `${number} of ${most}`,
    save: { label: 'Save', busyLabel: 'Saving…' },
    failed: 'That did not work. Try again.',
    profilesFull: 'That is all eight. Remove one to make room for another.',
    contactMethods: 'Ways to reach you',
    greetingNeedsChat: 'Enter your WhatsApp number first.',
    videosFull: 'That is all three. Remove one to make room for another.',
    paymentsFull: 'You have four payment methods. Remove one to add another.',
    registrationsFull: 'All six are on your page.',
    blocks: {
      heading: 'Links, shop and payments',
      link: 'Link',
      video: 'Video or music',
      product: 'Product',
      payment: 'Payment method',
      registration: 'Licence or registration',
    },
    /** In a form that stays open. */
    unsent: 'Not saved: we cannot reach our server. What you entered stays here. Try again when you are online.',
    conflict: 'This was changed in another window or on another device. Open it again to see the change.',
  },
  links: {
    custom: 'Custom links',
    add: 'Add New Link',
    short: 'New link',
    opens: (count: number) => `${writeCount(count)} ${count === 1 ? 'click' : 'clicks'} in 28 days`,
    empty: 'No links yet. Add the one people ask you for most.',
    count: (number: number, most: number) => `${number} of ${most} links`,
    full: 'That is all five. Remove one to make room for another.',
    untitled: 'Untitled link',
    incomplete: 'Not on your page yet: it needs a title and an address.',
    edit: 'Edit',
    done: 'Done',
    remove: 'Remove',
    up: 'Move up',
    down: 'Move down',
    grip: 'Drag to reorder',
    /** Around the title of what was removed. */
    removed: { before: '', after: ' was removed.' },
    undo: 'Undo',
    social: 'Social links',
    socialText: 'A button for each one that you fill in.',
    notSet: 'Not set',
    profiles: 'More profiles',
    hide: 'Hide',
    show: 'Show',
    state: {
      featured: 'Featured',
      hidden: 'Hidden',
      from: (time: string) => `Not shown before ${time}`,
      until: (time: string) => `Shown until ${time}`,
      over: (time: string) => `Not shown since ${time}`,
      /** What the daily check of its address says. */
      dead: (day: string) => `Not working since ${day}. Check the address.`,
      closed: (_day: string) => 'Cannot be checked: the site blocks automatic checks.',
      listed: (_day: string) => 'Not on your page: its site is on our list of harmful sites.',
    },
    plan: {
      featured: { label: 'Feature this link', hint: 'Larger, in your badge colour. One link at a time.' },
      icon: { label: 'Show an icon', hint: 'The mark of the site that it leads to.' },
      from: 'Show from',
      until: 'Show until',
      /** Goes before the name of a time zone. */
      zone: 'Leave empty to show it always. Times are those of',
    },
    picture: { label: 'Picture', hint: 'Small and square, beside the title.', alt: 'The picture of this link' },
    contactMethods: {
      heading: 'Ways to reach you',
      phone: { label: 'Phone', hint: 'Visitors can call it with one tap.' },
      email: { label: 'Email', hint: 'Anybody can read it on your page.' },
      greeting: {
        label: 'WhatsApp greeting',
        hint: (most: number) => `The first message of a chat with you. Up to ${most} characters.`,
      },
      connect: {
        label: 'Connect With Me leads to',
        hint: 'The button below your links.',
        usual: 'Automatic: WhatsApp first',
      },
    },
    reorder: {
      instructions:
        'To move an item, press space on its handle, then the up and down arrow keys. Press space again to drop it, or escape to leave it where it was. Enter opens a menu.',
      lifted: (title: string, place: number, of: number) => `Picked up ${title}, place ${place} of ${of}.`,
      over: (title: string, place: number, of: number) => `${title} is now at place ${place} of ${of}.`,
      dropped: (title: string, place: number, of: number) => `Dropped ${title} at place ${place} of ${of}.`,
      cancelled: (title: string) => `${title} is back where it was.`,
    },
  },
  upload: { failed: 'The picture could not be saved. Choose it again in a moment.' },
}
