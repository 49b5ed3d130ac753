/** Labels for sharing a page: in the header of the dashboard, the dialog, and the first steps of a new owner. */

/** Links that say where they were put. The tag is what the address carries: `?s=wa`. */
export const taggedLinks = [
  { tag: 'wa', name: 'WhatsApp', text: 'For chats, groups and your status.' },
  { tag: 'ig', name: 'Instagram', text: 'For your bio and stories.' },
  { tag: 'fb', name: 'Facebook', text: 'For your page and posts.' },
  { tag: 'tt', name: 'TikTok', text: 'For your bio.' },
  { tag: 'card', name: 'Visiting card', text: 'For everything you print without a QR code.' },
]

/** Carried by the QR code itself. */
export const qrTag = { tag: 'qr', name: 'QR code' }

export const share = {
  heading: 'Share your page',
  address: 'Your address',
  open: 'Share',
  close: 'Close',
  native: 'Send with an app',
  suspended: 'Your page is off the web right now. Whoever follows these links finds a notice in its place.',
  copy: 'Copy',
  copied: 'Copied',
  /** Where the browser does not let the page copy. */
  marked: 'Marked. Copy it by hand.',
  qr: {
    heading: 'QR code',
    text: 'Leads to your page and shows up in your numbers as “QR code”. Print it at least 2 cm wide.',
    label: (address: string) => `QR code that leads to ${address}`,
    svg: 'SVG for print',
    png: 'PNG picture',
    fileName: (username: string) => `${username}-qr-code`,
  },
  tagged: {
    heading: 'Links that tell you where people came from',
    text: 'Each leads to the same page. Use one per place, and your numbers tell the places apart.',
    own: {
      label: 'Your own tag',
      hint: '1 to 20 lowercase letters, digits or hyphens, like “flyer”.',
      name: 'Your link',
    },
  },
  chat: {
    heading: 'How it looks in a chat',
    text: 'Chats keep a picture for a while. Every edit gives yours a new address, so links that you send afterwards show the new one.',
    whatsapp: 'In WhatsApp',
    facebook: 'On Facebook',
    /** Stands in the place of the picture when it cannot be loaded. */
    missing: 'The picture cannot be shown right now.',
  },
  /** What a new page still lacks. The dialog for sharing has no address. */
  setup: {
    heading: 'First steps',
    done: (done: number, of: number) => `${done} of ${of}`,
    picture: { label: 'Add your picture', to: '/dashboard?tab=appearance' },
    link: { label: 'Add your first link', to: '/dashboard?tab=links#add-link' },
    confirm: { label: 'Confirm your email address', to: '/account' },
    share: { label: 'Share your page', to: '' },
    ticked: '(done)',
    dismiss: 'Hide the first steps',
  },
}
