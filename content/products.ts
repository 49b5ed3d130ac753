import type { Product } from '@nokshi/contract/website/site-content.ts'

export const products: Product[] = [
  {
    slug: 'creator-linkhub',
    name: 'Creator LinkHub',
    tag: 'Beta version',
    line: 'One page for everything you make. It opens fast inside Instagram, WhatsApp and Facebook.',
    included: [
      'Your own address, ending in your username',
      'A picture, a banner and a few words about you',
      'Six social links and five links of your own',
      'Three backgrounds and eight colours',
      'Visits counted honestly: crawlers and link previews are left out',
      'No advertising, nobody else’s trackers, no cookie banner',
    ],
    price: {
      headline: 'Free',
      explanation: 'No paid plan, no card to enter, no trial that runs out.',
    },
    to: '/create-linkhub',
  },
  {
    slug: 'e-commerce-storefront',
    name: 'E-commerce Storefront',
    line: 'A shop your own staff can run: products, payment, delivery and returns.',
    included: [
      'Product pages, search and basket',
      'The payments your buyers use in your country',
      'Stock, delivery areas and order messages',
      'Bangla, English or Arabic, one or several',
      'Training for the people who pack the orders',
    ],
    price: {
      headline: 'A fixed price, in writing, before work begins',
      explanation:
        'It depends on four things: how many kinds of product, which payments, which languages, and what must be moved from an old shop. Tell us those and you get a figure with what it covers.',
    },
    to: '/start-project',
    projectType: 'ecommerce',
  },
  {
    slug: 'professional-portfolio',
    name: 'Professional Portfolio',
    line: 'A small site that shows your work and makes it easy to hire you.',
    included: [
      'A home page, your work, about you, and a way to reach you',
      'Texts edited with you, in the language of your clients',
      'Pictures prepared for slow connections',
      'An editor, so that you add new work yourself',
      'Your own domain, in your own name',
    ],
    price: {
      headline: 'A fixed price, in writing, before work begins',
      explanation:
        'It depends on how many pages and languages you need, and on whether texts and pictures exist. Two lines about your work are enough for a first figure.',
    },
    to: '/start-project',
    projectType: 'full-stack-development',
  },
]

/** Small drawings of what each product becomes, beside its card. Nobody in them is real. */
export const previews = {
  hub: {
    description: 'A LinkHub page on a phone: a portrait, a name, a few words and three links.',
    name: 'Rokeya cooks',
    username: '@rokeya-cooks',
    bio: 'Seven-layer tea, slow khichuri, honest recipes.',
    links: ['Order for Friday', 'The recipe book', 'Cooking class, 12 seats'],
    badge: 'Connect With Me',
  },
  basket: {
    description: 'A basket with two things in it, the delivery, and a button to pay.',
    title: 'Your basket',
    rows: [
      { label: 'Block-print sari', value: '2,400' },
      { label: 'Cotton shawl', value: '1,150' },
      { label: 'Delivery in Dhaka', value: '60' },
    ],
    action: 'Pay 3,610 BDT',
  },
  portfolio: {
    description: 'The first page of a portfolio: a name, one line, three works and a button.',
    name: 'Your name',
    line: 'Book covers and posters. Free from March.',
    action: 'Hire me',
  },
}
