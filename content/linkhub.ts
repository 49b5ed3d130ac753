/** The words of the page that makes a LinkHub page, and of the fields that its dashboard uses again. */

export const createPage = {
  back: { label: 'Back to Products', to: '/products' },
  lead: 'Three answers and your page is live. Everything else can wait, and everything can be changed later.',
  /** Goes before the address of the account. */
  account: 'You are logged in as',
  restored: 'What you entered before is still here.',
  submit: { label: 'Create My LinkHub', busyLabel: 'Creating...' },
  failure: 'An error occurred while creating your profile.',
  success: 'Your LinkHub profile has been created!',
  /** Goes before the path of the page. */
  successText: 'It is live at',
  edit: { label: 'Go to your dashboard', to: '/dashboard' },
  optional: { pictures: 'Pictures', look: 'Background and colour', socials: 'Social links', links: 'Your own links' },
}

/** Stands over a page when its owner looks at it in the app. */
export const ownPage = { label: 'Your page', text: 'This is your page.', edit: { label: 'Edit it', to: '/dashboard' } }

export const profileFields = {
  name: { label: 'Name', hint: 'As people know you, in any script.' },
  username: {
    label: 'Username',
    hint: 'Only lowercase letters, numbers, and hyphens are allowed.',
    length: '3 to 30 characters, with no hyphen at either end.',
    /** Goes before the address of the page. */
    address: 'Your address:',
    asking: 'Checking whether it is available…',
    free: 'is available.',
    taken: 'This username is not available.',
    suggestions: 'Available:',
  },
  bio: { label: 'Bio', hint: 'Who you are and what people find here. Two sentences are enough.' },
  gradient: { sample: 'Aa', label: 'Background', names: { sunrise: 'Sunrise', ocean: 'Ocean', dusk: 'Dusk' } },
  colour: {
    label: 'Badge colour',
    names: {
      black: 'black',
      white: 'white',
      'red-orange': 'red-orange',
      green: 'green',
      blue: 'blue',
      pink: 'pink',
      purple: 'purple',
      'aqua-green': 'aqua-green',
    },
  },
}

/** Beside a field that was left empty; above all of them stands what the specification says. */
export const missingFields: Record<string, string> = {
  name: 'Enter your name.',
  username: 'Choose a username.',
  bio: 'Write a few words about yourself.',
}

export const pictureField = {
  profile: {
    label: 'Profile image',
    hint: 'Shown in a circle. You choose which part.',
    alt: 'The profile image you chose',
  },
  banner: { label: 'Banner image', hint: 'A wide picture behind your portrait.', alt: 'The banner image you chose' },
  background: {
    label: 'Background picture',
    hint: 'Fills the page behind your links. We darken or lighten it so that your text stays readable.',
    alt: 'The background picture you chose',
  },
  choose: 'Choose a picture',
  drop: 'or drop or paste one here',
  replace: 'Replace',
  crop: 'Adjust',
  remove: 'Remove',
  reading: 'Opening the picture…',
  uploading: 'Sending the picture…',
  removed: 'Picture removed.',
  chosen: 'Picture chosen.',
  refusals: {
    notAPicture: 'This file is not a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.',
    unreadable: 'This picture cannot be opened here. Save it as JPEG or PNG and choose it again.',
    tooLarge: 'This picture is too large to be made smaller here. Choose one of at most 5 MB.',
  },
}

export const cropDialog = {
  heading: { profile: 'Place your picture in the circle', banner: 'Choose the part to show' },
  hint: 'Drag the picture, or use the arrow keys.',
  zoom: 'Zoom',
  use: 'Use this part',
  cancel: 'Cancel',
}

/** What to type, as an example. It is a hint and not a placeholder: it must not go while somebody types. */
export const socialFields = {
  github: { label: 'GitHub', hint: 'Your username, or the address of your profile.' },
  linkedin: { label: 'LinkedIn', hint: 'The address of your profile.' },
  twitter: { label: 'X (Twitter)', hint: 'Your @name, or the address of your profile.' },
  instagram: { label: 'Instagram', hint: 'Your @name, or the address of your profile.' },
  facebook: { label: 'Facebook', hint: 'The address of your page or profile.' },
  whatsapp: { label: 'WhatsApp', hint: 'Your number, as you write it.' },
  leadsTo: 'Leads to',
  /** Goes before a telephone number. */
  understood: 'We read it as',
  whichCountry: 'Which country is this number from?',
  withoutCountry: 'Begin with + and the code of your country, so that it works from everywhere.',
  /** Why such a number is not saved. */
  countryMissing: 'Your WhatsApp number needs its country.',
  phoneCountryMissing: 'Your phone number needs its country.',
  byName: 'Your name there, with or without @, or the address of your profile.',
  byAddress: 'The address of your profile.',
}

export const linkFields = {
  title: 'Title',
  url: 'Address',
  leadsTo: 'Leads to',
  halfTitle: 'Add an address too: only links with both are shown.',
  halfUrl: 'Add a title too: only links with both are shown.',
  /** Goes before the number of the link. */
  heading: 'Link',
  add: 'Add link',
  remove: 'Remove',
  full: 'You have all five links. Remove one to add another.',
  removed: 'Link removed.',
}

export const preview = {
  label: 'Live preview',
  note: 'Live preview. Edits show here first.',
  open: 'Preview',
  close: 'Close preview',
  /** Stand in the preview for what is still to be written. */
  example: { name: 'Your name', username: 'username', bio: 'A few words about you.' },
}
