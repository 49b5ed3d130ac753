import type { TechnologyGroup } from '@nokshi/contract/website/site-content.ts'

export const technologyGroups: TechnologyGroup[] = [
  {
    name: 'Sites and applications',
    technologies: [
      { name: 'TypeScript', use: 'Mistakes found while typing' },
      { name: 'React', use: 'Screens that answer quickly' },
      { name: 'React Router', use: 'Pages ready before scripts' },
      { name: 'Next.js', use: 'Large sites, many editors' },
      { name: 'Tailwind CSS', use: 'One look, little code' },
    ],
  },
  {
    name: 'Servers and data',
    technologies: [
      { name: 'Node.js', use: 'The server behind everything' },
      { name: 'Hono', use: 'Small and quick interfaces' },
      { name: 'PostgreSQL', use: 'Data that must last' },
      { name: 'SQLite', use: 'One machine, no fuss' },
      { name: 'Playwright', use: 'A robot clicking everything' },
    ],
  },
  {
    name: 'Shops and payment',
    technologies: [
      { name: 'WooCommerce', use: 'Shops their owners edit' },
      { name: 'Shopify', use: 'Shops that open quickly' },
      { name: 'bKash and Nagad', use: 'Mobile wallets in Bangladesh' },
      { name: 'SSLCOMMERZ', use: 'Cards accepted in taka' },
      { name: 'Stripe', use: 'Cards in the UAE' },
      { name: 'Moyasar', use: 'Paying with mada cards' },
    ],
  },
  {
    name: 'Design and film',
    technologies: [
      { name: 'Figma', use: 'Screens drawn and discussed' },
      { name: 'Illustrator', use: 'Motifs, icons and print' },
      { name: 'DaVinci Resolve', use: 'Cutting, colour and sound' },
      { name: 'After Effects', use: 'Titles and simple motion' },
    ],
  },
  {
    name: 'Marketing',
    technologies: [
      { name: 'Google Ads', use: 'Search campaigns with ceilings' },
      { name: 'Search Console', use: 'What people searched for' },
      { name: 'Meta Business Suite', use: 'Facebook and Instagram posts' },
      { name: 'Plausible', use: 'Counting visits without cookies' },
    ],
  },
]
