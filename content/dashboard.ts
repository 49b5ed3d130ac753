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
  picture: { label: 'Change picture', to: '/dashboard?tab=appearance' },
  loading: 'Loading Dashboard...',
  failed: {
    heading: 'Error loading your profile.',
    text: 'Your page itself is not touched by this.',
    retry: 'Try again',
    create: { label: 'Create a Profile', to: '/create-linkhub' },
    home: { label: 'Back to Home', to: '/' },
  },
  preview: {
    note: 'Live preview. Edits show here first.',
    open: 'Preview',
    heading: 'Your page',
    close: 'Close preview',
  },
  tabs: { label: 'Your page', links: 'Links', appearance: 'Appearance', analytics: 'Analytics' },
  notices: {
    suspended:
      'Your page is off the web because somebody reported it. You can still edit it. Write to us if you think this is a mistake.',
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
  conflict: {
    heading: 'This page was edited somewhere else',
    /** Each goes before the fields it is about. */
    mine: 'Your version replaces the one that another tab or device has saved:',
    theirs: 'Another tab or device has replaced your version:',
    undo: 'What was saved last stays. Undo brings the other version back.',
    read: 'OK',
  },
  fields: {
    name: 'name',
    username: 'username',
    bio: 'bio',
    gradient: 'background',
    selectedColor: 'colour of the badge',
    customLinks: 'custom links',
    language: 'language',
    timeZone: 'time zone',
    countsOwnVisits: 'counting of your own visits',
    profileImage: 'profile picture',
    bannerImage: 'banner',
    profiles: 'profiles',
    phone: 'phone number',
    email: 'email address',
    greeting: 'WhatsApp greeting',
    connect: 'where Connect With Me leads',
    shape: 'shape of links',
    typeface: 'typeface',
    portrait: 'shape of the picture',
    fill: 'colour of the links',
    pattern: 'pattern',
    backgroundImage: 'background picture',
    blocks: 'order of the page',
  },
  add: {
    open: 'Add',
    heading: 'Add to your page',
    close: 'Close',
    profilesFull: 'That is all eight. Remove one to make room for another.',
    contactMethods: 'Ways to reach you',
    greetingNeedsChat: 'Enter your WhatsApp number first.',
    blocks: {
      heading: 'Links, shop and payments',
      link: 'Link',
      product: 'Product',
      payment: 'Payment method',
      registration: 'License or registration',
    },
    /** In a form that stays open. */
    unsent:
      'Not saved: we cannot reach our server. What you entered stays here. Try again when you are online.',
    conflict: 'This was changed in another window or on another device. Open it again to see the change.',
  },
  links: {
    custom: 'Custom links',
    add: 'Add New Link',
    opens: (count: number) => `${writeCount(count)} ${count === 1 ? 'open' : 'opens'} in 28 days`,
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
    /** Goes after the title of a link. */
    removed: 'was removed.',
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
      dead: (day: string) => `Leads nowhere since ${day}. Check the address.`,
      closed: (_day: string) => 'Cannot be checked: the site lets no programs in.',
      listed: (_day: string) => 'Not on your page: its site is on our list of harmful sites.',
    },
    plan: {
      featured: {
        label: 'Feature this link',
        hint: 'Larger, in the colour of your badge. One link at a time.',
      },
      icon: { label: 'Show an icon', hint: 'The mark of the site that it leads to.' },
      from: 'Show from',
      until: 'Show until',
      /** Goes before the name of a time zone. */
      zone: 'Leave empty to show it always. Times are those of',
    },
    picture: {
      label: 'Picture',
      hint: 'Small and square, beside the title.',
      alt: 'The picture of this link',
    },
    contactMethods: {
      heading: 'Ways to reach you',
      phone: { label: 'Phone', hint: 'Visitors can call it with one tap.' },
      email: { label: 'Email', hint: 'Anybody can read it on your page.' },
      greeting: {
        label: 'WhatsApp greeting',
        hint: (most: number) => `What a chat with you begins with, in up to ${most} characters.`,
      },
      connect: {
        label: 'Connect With Me leads to',
        hint: 'The button below your links.',
        usual: 'The usual: WhatsApp first',
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
  /** On the page of the account. */
  settings: {
    username: {
      note: 'If you change it, your old address keeps leading here, and nobody else can have it.',
      change: 'Change username',
      cancel: 'Keep the old one',
      former: 'These lead here too:',
    },
    language: {
      label: 'Language of your page',
      hint: 'For the few words on it that are not yours, and for its direction.',
      choices: { en: 'English', bn: 'Bangla', ar: 'Arabic' },
    },
    ownVisits: {
      label: 'Count my own visits',
      hint: 'When off, your analytics show only other people.',
    },
    timeZone: {
      label: 'Time zone',
      hint: 'Where your day begins and ends in the figures.',
      none: 'No time zone by that name.',
      /** Goes before the time. */
      now: 'There it is now',
      open: 'Show time zones',
    },
  },
  appearance: {
    labels: 'Words',
    look: 'Look',
    order: 'Order',
    pictures: 'Pictures',
    background: 'Background',
    details: 'Colours and shapes',
    ready: {
      label: 'Ready-made looks',
      names: {
        kantha: 'Kantha',
        river: 'River',
        jamdani: 'Jamdani',
        gamcha: 'Gamcha',
        rickshaw: 'Rickshaw',
        zellige: 'Zellige',
        tea: 'Tea garden',
        lantern: 'Lantern',
        night: 'Night',
        dunes: 'Dunes',
      },
    },
    /** What is left of the longest possible text. */
    left: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
    over: (over: number) => (over === 1 ? '1 character too many' : `${over} characters too many`),
    shape: {
      label: 'Shape of links',
      choices: { label: 'Label', pill: 'Pill', outline: 'Outline' },
    },
    fill: {
      label: 'Colour of links',
      choices: { label: 'Fits the background', colour: 'Your colour' },
    },
    pattern: {
      label: 'Pattern',
      choices: {
        none: 'None',
        checks: 'Checks',
        waves: 'Waves',
        diamonds: 'Diamonds',
        stars: 'Stars',
        leaves: 'Leaves',
        petals: 'Petals',
      },
    },
    typeface: {
      label: 'Typeface',
      choices: { plain: 'Plain', book: 'Book', display: 'Display' },
    },
    portrait: {
      label: 'Shape of your picture',
      choices: { round: 'Round', square: 'Square' },
    },
    blocks: {
      label: 'Order of your page',
      hint: 'Your picture, name and bio always come first.',
      names: {
        profiles: 'Profiles',
        links: 'Links',
        products: 'Shop',
        payments: 'Payment',
        connect: 'Connect With Me',
        registrations: 'Registrations',
      },
    },
    pictureFailed: 'The picture could not be saved. Choose it again in a moment.',
    uploading: (share: number) => `Sending the picture: ${share} %`,
  },
}
