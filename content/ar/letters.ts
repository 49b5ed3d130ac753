import type * as english from '../letters.ts'
import { brand } from './brand.ts'

export const isDraft = true

export const letters: typeof english.letters = {
  heading: 'رسالة أسبوعية',
  text: 'أرقام أسبوعك بالبريد، في الثامنة صباحًا بتوقيتك.',
  day: 'تُرسل يوم',
  never: 'لا تُرسل',
  saved: 'تم الحفظ',
  unsaved: 'لم ينجح ذلك. أعد المحاولة.',
  silent: 'لم يزرك أحد منذ أربعة أسابيع، فلا تُرسل رسالة حتى يأتي أحد.',
  unconfirmed: 'تُرسل الرسائل بعد تأكيد بريدك الإلكتروني.',
  failed: 'تعذّر تسليم الرسالة الأخيرة. تحقق من صحة بريدك الإلكتروني.',
  account: { label: 'إلى حسابك', to: '/account' },
}

export const sponsors: typeof english.sponsors = {
  heading: 'أرقام للعرض',
  text: 'عنوان خاص يعرض أرقام آخر ٣٠ يومًا على علامة تجارية أو راعٍ. يستطيع قراءتها كل من لديه العنوان إلى أن تلغيه.',
  label: 'لمن',
  labelHint: 'لا يراه سواك.',
  showsLinks: 'أظهر الروابط التي فُتحت',
  make: 'أنشئ عنوانًا',
  made: 'انسخ هذا العنوان الآن، فلن يظهر مجددًا.',
  copy: 'نسخ',
  copied: 'تم النسخ',
  revoke: 'إلغاء',
  revoked: 'أُلغي',
  unnamed: 'بلا اسم',
  madeOn: (day) => `أُنشئ في ${day}`,
}

export const numbersPage: typeof english.numbersPage = {
  title: `أرقام صفحة | ${brand.name}`,
  description: 'أرقام صفحة LinkHub.',
  heading: 'أرقام آخر ٣٠ يومًا',
  visits: 'الزيارات',
  visitors: 'الزوار (كل يوم على حدة)',
  before: 'الزيارات في ٣٠ يومًا قبلها',
  opens: 'زيارات فُتح فيها رابط',
  lifetime: 'الزيارات كلها',
  unique: 'الزوار المختلفون كلهم',
  filtered: 'ما لم يُعدّ: برامج الزحف والمعاينات وغيرها',
  links: 'الروابط',
  days: 'الأيام',
  day: 'اليوم',
  zone: (place) => `الأيام بتوقيت ${place}.`,
  counted: `أحصاها ${brand.name} دون برامج الزحف ومعاينات الروابط. لا يستطيع صاحب الصفحة تغيير هذه الأرقام.`,
}

export const unsubscribePage: typeof english.unsubscribePage = {
  title: `إيقاف الرسالة | ${brand.name}`,
  description: 'أوقف الرسالة الأسبوعية عن صفحتك.',
  heading: 'إيقاف الرسالة',
  text: 'لا مزيد من الرسائل الأسبوعية عن',
  submit: 'أوقفها',
  failed: 'لم ينجح ذلك. أعد المحاولة بعد دقيقة.',
  done: {
    heading: 'تم الإيقاف.',
    text: 'لن تصلك رسائل أخرى. يمكنك اختيار يوم من جديد في لوحة التحكم.',
    back: { to: '/dashboard?tab=analytics', label: 'إلى لوحة التحكم' },
  },
}
