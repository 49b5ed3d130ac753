/** What /products tells about Creator LinkHub, beside pictures of it. */
export const productTour = {
  heading: 'What your page can do',
  parts: {
    page: {
      title: 'A page that looks like you',
      text: 'Ten ready-made looks, a background picture of your own, and text that stays readable on all of them.',
    },
    shop: {
      title: 'A small shop',
      text: 'Products with picture and price. A tap opens WhatsApp with a ready order to you.',
    },
    paid: {
      title: 'Get paid',
      text: 'bKash, Nagad, Rocket, STC Bank or a bank account: visitors copy the number with one tap.',
    },
    messages: {
      title: 'Messages and followers',
      text: 'Visitors write to you from your page. Nobody sees your email address.',
    },
    languages: {
      title: 'Bangla, Arabic and English',
      text: 'Arabic runs from right to left, and every script is easy to read on any phone.',
    },
    import: {
      title: 'Move your old page here',
      text: 'Enter the address of your Linktree or Beacons page, and choose what to import.',
    },
  },
}
