import type * as english from '../registrations.ts'

export const isDraft = true

export const registrations: typeof english.registrations = {
  heading: 'التسجيلات',
  text: 'أرقام تُلزم بعض الدول البائعين والمعلنين بعرضها. تذكر صفحتك أنها من قولك أنت إلى أن نتحقق منها. إذا غيّرت اسم صفحتك أو عنوانها نتحقق منها من جديد.',
  add: 'إضافة تسجيل',
  full: 'الأنواع الستة كلها في صفحتك.',
  edit: 'تعديل',
  remove: 'حذف',
  close: 'إغلاق',
  kind: 'النوع',
  choose: 'اختر واحدًا',
  number: 'الرقم',
  numberHint: 'كما في الوثيقة: أحرف وأرقام وشرطات وشرطات مائلة.',
  endsOn: 'صالح حتى',
  endsOnHint: 'نرسل إليك رسالة قبل ٣٠ يومًا. بعد ذلك اليوم لا تعرضه صفحتك.',
  save: { label: 'حفظ', busyLabel: 'جارٍ الحفظ…' },
  stated: 'لم نتحقق منه بعد',
  checked: (day) => `تحققنا منه في ${day}`,
  until: (day) => `صالح حتى ${day}`,
  ended: (day) => `انتهى في ${day}، ولم يعد في صفحتك`,
  failed: 'لم ينجح ذلك. حاول مرة أخرى.',
}
