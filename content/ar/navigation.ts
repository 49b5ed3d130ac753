import * as english from '../navigation.ts'
import { translateEntries } from '../translate-entries.ts'

export const isDraft = true

export const navigation: typeof english.navigation = {
  links: translateEntries(english.navigation.links, ({ to }) => to, {
    '/': { label: 'الرئيسية' },
    '/about': { label: 'من نحن' },
    '/services': { label: 'خدماتنا' },
    '/portfolio': { label: 'أعمالنا' },
    '/products': { label: 'منتجاتنا' },
    '/testimonials': { label: 'آراء العملاء' },
  }),
  action: { ...english.navigation.action, label: 'ابدأ الآن' },
  dashboard: { ...english.navigation.dashboard, label: 'لوحة التحكم' },
  account: {
    heading: english.navigation.account.heading,
    links: translateEntries(english.navigation.account.links, ({ to }) => to, {
      '/login': { label: 'دخول' },
      '/register': { label: 'إنشاء حساب' },
    }),
  },
}
