/** Labels of the dialog for sharing a page, which is fetched when it is opened. */

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

export const shareDialog = {
  native: 'Send with an app',
  suspended: 'Your page is taken down right now. Anyone who opens these links sees a notice instead.',
  qr: {
    heading: 'QR code',
    text: 'Leads to your page and shows up in your analytics as “QR code”. Print it at least 2 cm wide.',
    label: (address: string) => `QR code that leads to ${address}`,
    svg: 'SVG for print',
    png: 'PNG picture',
    fileName: (username: string) => `${username}-qr-code`,
  },
  tagged: {
    heading: 'Links that tell you where people came from',
    text: 'Each leads to the same page. Use one per place, and your analytics show each place separately.',
  },
  chat: {
    heading: 'How it looks in a chat',
    text: 'Chats keep a picture for a while. Every edit gives yours a new address, so links that you send afterwards show the new one.',
    /** Stands in the place of the picture when it cannot be loaded. */
    missing: 'The picture cannot be shown right now.',
  },
}
