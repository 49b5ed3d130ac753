import * as english from '../navigation.ts'
import { translateEntries } from '../translate-entries.ts'

export const isDraft = true

const { links, action, dashboard, account } = english.navigation

export const navigation: typeof english.navigation = {
  links: translateEntries(links, ({ to }) => to, {
    '/': { label: 'হোম' },
    '/about': { label: 'আমরা' },
    '/services': { label: 'সেবা' },
    '/portfolio': { label: 'কাজ' },
    '/products': { label: 'প্রোডাক্ট' },
    '/testimonials': { label: 'মতামত' },
  }),
  action: { ...action, label: 'শুরু করুন' },
  dashboard: { ...dashboard, label: 'ড্যাশবোর্ড' },
  account: {
    ...account,
    links: translateEntries(account.links, ({ to }) => to, {
      '/login': { label: 'লগইন' },
      '/register': { label: 'অ্যাকাউন্ট খুলুন' },
    }),
  },
}
