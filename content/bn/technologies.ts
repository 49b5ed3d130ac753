import type { TechnologyGroup } from '@nokshi/contract/website/site-content.ts'
import * as english from '../technologies.ts'
import { translateEntries } from '../translate-entries.ts'

export const isDraft = true

const groupNames: Record<string, string> = {
  'Sites and applications': 'সাইট ও অ্যাপ্লিকেশন',
  'Servers and data': 'সার্ভার ও তথ্য',
  'Shops and payment': 'দোকান ও পেমেন্ট',
  'Design and film': 'ডিজাইন ও ভিডিও',
  Marketing: 'মার্কেটিং',
}

const uses: Record<string, Partial<TechnologyGroup['technologies'][number]>> = {
  TypeScript: { use: 'লেখার সময়ই ভুল ধরা' },
  React: { use: 'ঝটপট সাড়া দেওয়া স্ক্রিন' },
  'React Router': { use: 'স্ক্রিপ্টের আগেই পেজ তৈরি' },
  'Next.js': { use: 'বড় সাইট, অনেক সম্পাদক' },
  'Tailwind CSS': { use: 'একই চেহারা, অল্প কোড' },
  'Node.js': { use: 'সবকিছুর পেছনের সার্ভার' },
  Hono: { use: 'ছোট আর দ্রুত API' },
  PostgreSQL: { use: 'যে তথ্য টিকতেই হবে' },
  SQLite: { use: 'এক মেশিন, ঝামেলা নেই' },
  Playwright: { use: 'রোবট, সব ক্লিক করে দেখে' },
  WooCommerce: { use: 'মালিক নিজেই বদলান যে দোকান' },
  Shopify: { use: 'তাড়াতাড়ি খোলার মতো দোকান' },
  'bKash and Nagad': { name: 'bKash ও Nagad', use: 'বাংলাদেশের মোবাইল ওয়ালেট' },
  SSLCOMMERZ: { use: 'টাকায় কার্ডের পেমেন্ট' },
  Stripe: { use: 'আমিরাতে কার্ডের পেমেন্ট' },
  Moyasar: { use: 'mada কার্ডে পেমেন্ট' },
  Figma: { use: 'স্ক্রিন আঁকা, আলোচনা করা' },
  Illustrator: { use: 'নকশা, আইকন ও ছাপা' },
  'DaVinci Resolve': { use: 'এডিট, রং ও শব্দ' },
  'After Effects': { use: 'টাইটেল ও সহজ অ্যানিমেশন' },
  'Google Ads': { use: 'সীমা বাঁধা সার্চ বিজ্ঞাপন' },
  'Search Console': { use: 'মানুষ কী লিখে খোঁজেন' },
  'Meta Business Suite': { use: 'Facebook ও Instagram পোস্ট' },
  Plausible: { use: 'কুকি ছাড়াই ভিজিট গোনা' },
}

export const technologyGroups = english.technologyGroups.map((group) => ({
  name: groupNames[group.name] ?? group.name,
  technologies: translateEntries(group.technologies, ({ name }) => name, uses),
}))
