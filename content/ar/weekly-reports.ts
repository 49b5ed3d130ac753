import type * as english from '../weekly-reports.ts'

export const isDraft = true

export const weeklyReports: typeof english.weeklyReports = {
  heading: 'التقرير الأسبوعي',
  text: 'تصلك إحصاءات أسبوعك بالبريد في الثامنة صباحًا بتوقيتك.',
  day: 'يوم الإرسال',
  never: 'لا ترسله',
  saved: 'تم الحفظ',
  unsaved: 'حدث خطأ. أعد المحاولة.',
  silent: 'لم يزرك أحد منذ أربعة أسابيع، فأوقفنا التقرير حتى يأتيك زائر.',
  unconfirmed: 'يُرسل التقرير بعد تأكيد بريدك الإلكتروني.',
  paused: 'تعذّر تسليم التقرير الأسبوعي إلى بريدك الإلكتروني، فأوقفناه مؤقتًا.',
  resume: 'أعد إرساله',
  account: { label: 'تحقق من بريدك الإلكتروني', to: '/account' },
}

export const sponsors: typeof english.sponsors = {
  heading: 'مشاركة إحصاءاتك',
  text: 'رابط خاص يعرض إحصاءات آخر ٣٠ يومًا لعلامة تجارية أو راعٍ. يراها كل من لديه الرابط إلى أن تلغيه.',
  unconfirmed: 'أكّد بريدك الإلكتروني أولًا في حسابك.',
  label: 'لمن هذا الرابط؟',
  labelHint: 'لا يراه سواك.',
  showsLinks: 'إظهار عدد النقرات لكل رابط',
  make: 'إنشاء رابط',
  made: 'انسخ هذا الرابط الآن، فلن يظهر مجددًا.',
  copy: 'نسخ',
  copied: 'تم النسخ',
  revoke: 'إلغاء الرابط',
  revoked: 'أُلغي الرابط',
  unnamed: 'بلا اسم',
  madeOn: (day) => `أُنشئ في ${day}`,
}

export const sharedStatsPage: typeof english.sharedStatsPage = {
  title: 'إحصاءات صفحة',
  description: 'إحصاءات صفحة على LinkHub.',
  heading: 'إحصاءات آخر ٣٠ يومًا',
  busiest: 'أعلى عدد زيارات في يوم واحد:',
  visits: 'الزيارات',
  visitors: 'الزوار (كل يوم على حدة)',
  before: 'الزيارات في الأيام الثلاثين السابقة',
  opens: 'زيارات فُتح فيها رابط',
  lifetime: 'كل الزيارات',
  unique: 'كل الزوار المختلفين',
  filtered: 'ما لم يُحتسب: الروبوتات ومعاينات الروابط',
  links: 'الروابط',
  days: 'الأيام',
  day: 'اليوم',
  zone: (place) => `الأيام بتوقيت ${place}.`,
  counted: (studio: string) => `أحصاها ${studio} دون الروبوتات ومعاينات الروابط، ولا يستطيع صاحب الصفحة تغييرها.`,
}

export const unsubscribePage: typeof english.unsubscribePage = {
  title: 'إيقاف التقرير الأسبوعي',
  description: 'أوقف التقرير الأسبوعي عن صفحتك.',
  heading: 'إيقاف التقرير الأسبوعي',
  text: 'لن يصلك بعد الآن تقرير أسبوعي عن صفحة',
  submit: 'إيقاف',
  failed: 'حدث خطأ. أعد المحاولة بعد دقيقة.',
  done: {
    heading: 'تم الإيقاف.',
    text: 'لن تصلك تقارير أخرى. وإن رغبت فيها مجددًا، فاختر يومًا في لوحة التحكم.',
    back: { to: '/dashboard?tab=analytics', label: 'إلى لوحة التحكم' },
  },
}
