import * as english from '../technologies.ts'
import { translateEntries } from '../translate-entries.ts'

export const isDraft = true

const groupNames: Record<string, { name: string }> = {
  'Sites and applications': { name: 'المواقع والتطبيقات' },
  'Servers and data': { name: 'الخوادم والبيانات' },
  'Shops and payment': { name: 'المتاجر والدفع' },
  'Design and film': { name: 'التصميم والأفلام' },
  Marketing: { name: 'التسويق' },
}

const uses: Record<string, { name?: string; use: string }> = {
  TypeScript: { use: 'أخطاء تُكشف أثناء الكتابة' },
  React: { use: 'شاشات سريعة الاستجابة' },
  'React Router': { use: 'صفحات جاهزة من أول لحظة' },
  'Next.js': { use: 'مواقع كبيرة كثيرة المحررين' },
  'Tailwind CSS': { use: 'مظهر واحد وشيفرة قليلة' },
  'Node.js': { use: 'الخادم خلف كل شيء' },
  Hono: { use: 'واجهات برمجية صغيرة وسريعة' },
  PostgreSQL: { use: 'بيانات يجب أن تبقى' },
  SQLite: { use: 'جهاز واحد بلا تعقيد' },
  Playwright: { use: 'روبوت ينقر كل شيء' },
  WooCommerce: { use: 'متاجر يحررها أصحابها' },
  Shopify: { use: 'متاجر تُفتتح بسرعة' },
  'bKash and Nagad': { name: 'bKash وNagad', use: 'محافظ الهاتف في بنغلاديش' },
  SSLCOMMERZ: { use: 'قبول البطاقات بالتاكا' },
  Stripe: { use: 'البطاقات في الإمارات' },
  Moyasar: { use: 'الدفع ببطاقات مدى' },
  Figma: { use: 'شاشات تُرسم وتُناقش' },
  Illustrator: { use: 'زخارف وأيقونات ومطبوعات' },
  'DaVinci Resolve': { use: 'مونتاج وألوان وصوت' },
  'After Effects': { use: 'عناوين وحركة بسيطة' },
  'Google Ads': { use: 'حملات بحث بسقف محدد' },
  'Search Console': { use: 'ما بحث عنه الناس' },
  'Meta Business Suite': { use: 'منشورات Facebook وInstagram' },
  Plausible: { use: 'عدّ الزيارات بلا تتبّع' },
}

export const technologyGroups = translateEntries(
  english.technologyGroups,
  ({ name }) => name,
  groupNames,
).map((group) => ({ ...group, technologies: translateEntries(group.technologies, ({ name }) => name, uses) }))
