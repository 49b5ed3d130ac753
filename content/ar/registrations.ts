import type * as english from '../registrations.ts'

export const isDraft = true

export const registrations: typeof english.registrations = {
  heading: 'السجلات والتراخيص',
  text: 'أرقام تُلزم بعض الدول البائعين والمعلنين بعرضها. تذكر صفحتك أنها بحسب إفادتك إلى أن نتحقق منها. وإذا غيّرت اسم صفحتك أو رابطها تحققنا منها من جديد.',
  add: 'إضافة سجل أو ترخيص',
  kind: 'النوع',
  choose: 'اختر واحدًا',
  number: 'الرقم',
  numberHint: 'كما في الوثيقة: أحرف وأرقام وشرطات وشرطات مائلة.',
  endsOn: 'الصلاحية حتى',
  endsOnHint: 'نذكّرك بالبريد قبل الموعد بثلاثين يومًا، وبعده لا يظهر في صفحتك.',
  stated: 'لم نتحقق بعد',
  checked: (day) => `تحققنا في ${day}`,
  until: (day) => `الصلاحية حتى ${day}`,
  ended: (day) => `انتهت الصلاحية في ${day}، ولا يظهر في صفحتك`,
}
