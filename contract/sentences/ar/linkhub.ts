import type * as english from '../linkhub.ts'
import { writeCount } from './write-counted.ts'

export const isDraft = true

export const linkhubSentences: typeof english.linkhubSentences = {
  'username-reserved': 'اسم المستخدم هذا محجوز.',
  'username-taken': 'اسم المستخدم هذا مأخوذ.',
  'new-usernames-limit':
    'غيّرت اسم المستخدم عدة مرات هذا الشهر. عُد إلى اسم سبق أن استخدمته، أو أعد المحاولة لاحقًا.',
  'availability-limit': 'استُعلم من شبكتك عن أسماء كثيرة. أعد المحاولة لاحقًا.',
  'profile-exists': 'لديك ملف شخصي بالفعل.',
  'no-profile-yet': 'ليس لديك ملف شخصي بعد.',
  // The mark keeps the sign before the name, which is written from left to right.
  'no-such-profile': ({ username }) => `لا يوجد ملف شخصي باسم \u200e@${username}.`,
  'page-suspended': 'هذه الصفحة لم تعد متاحة.',
  'another-page': 'هذه الصفحة لحساب غير الحساب المسجّل دخوله الآن.',
  'edited-elsewhere': 'عُدّلت هذه الصفحة من نافذة أخرى أو جهاز آخر. حدّثها ثم أجرِ تعديلك.',
  'link-id-unusable': 'معرّف هذا الرابط لا يصلح للاستخدام. احذف الرابط وأضفه مجددًا.',
  'new-links-limit': 'أضفت اليوم روابط كثيرة جدًا. أعد المحاولة غدًا.',
  'no-such-part': 'لا يوجد هذا الجزء في قائمة الصفحات.',

  'no-such-picture-kind': ({ kinds }) => `صور الصفحة هي ${kinds.join(' و')}.`,
  'no-picture': 'اختر صورة.',
  'no-such-picture': 'لا توجد صورة في هذا العنوان.',
  'picture-too-large': ({ megabytes }) => `الحد الأقصى لحجم الصورة ${writeCount(megabytes)} ميغابايت.`,
  'not-an-image': 'اختر صورة بصيغة PNG أو JPEG أو WebP أو GIF أو AVIF.',
  'broken-image': 'تعذّرت قراءة هذه الصورة. اختر غيرها.',
  'too-many-pixels': ({ megapixels }) => `الحد الأقصى لدقة الصورة ${writeCount(megapixels)} ميغابكسل. صغّرها.`,
  'picture-too-long': ({ pixels }) =>
    `الحد الأقصى لعرض الصورة أو ارتفاعها ${writeCount(pixels)} بكسل. صغّرها.`,
  'picture-too-deep': 'تحتاج هذه الصورة إلى ذاكرة كبيرة. احفظها بعمق ٨ بت لكل لون، أو صغّرها.',
  'pictures-limit': 'رفعت صورًا كثيرة في وقت قصير. أعد المحاولة لاحقًا.',
  'decoder-busy': 'تُرفع صور كثيرة الآن. أعد المحاولة بعد ثوانٍ.',
  'contacts-busy': 'تُحفظ جهات اتصال كثيرة الآن. أعد المحاولة بعد ثوانٍ.',
  'pages-busy': 'تُفتح صفحات كثيرة الآن. أعد المحاولة بعد ثوانٍ.',
  'cards-busy': 'تُرسم بطاقات كثيرة الآن. أعد المحاولة بعد ثوانٍ.',

  'report-flood-limit': ({ email }) =>
    `وردت من شبكتك بلاغات كثيرة للتو. يُرجى مراسلتنا على ${email}، أو إعادة المحاولة لاحقًا.`,
  'reports-busy': 'تردنا بلاغات كثيرة الآن. أعد المحاولة بعد ثوانٍ.',
  'nothing-closed': 'هذه البلاغات ما زالت قيد الانتظار، أو حُذفت في هذه الأثناء.',

  'too-many-payments': ({ max }) => `يمكنك عرض ${writeCount(max)} طرق دفع. احذف واحدة لتضيف أخرى.`,
  'no-such-payment': 'طريقة الدفع هذه لم تعد موجودة. أعد تحميل الصفحة.',
  'payments-limit': 'غيّرت طرق الدفع مرات كثيرة في وقت قصير. حاول لاحقًا.',

  'no-such-registration-kind': 'لا يوجد تسجيل من هذا النوع.',
  'no-such-registration': 'حُذف هذا التسجيل في الأثناء.',
  'registration-changed': 'تغيّر التسجيل أو اسم الصفحة في الأثناء. أعد تحميل القائمة وتحقق من جديد.',
  'registrations-limit': 'غيّرت تسجيلاتك مرات كثيرة في وقت قصير. حاول لاحقًا.',

  'too-many-things': ({ max }) => `يمكنك عرض ${writeCount(max)} منتجًا. احذف واحدًا لتضيف آخر.`,
  'no-such-thing': 'هذا المنتج لم يعد موجودًا. أعد تحميل الصفحة.',
  'shop-needs-chat': 'أدخل رقم WhatsApp أولًا: تصل الطلبات إليه.',
  'order-too-long': 'نص الطلب أطول مما يقبله WhatsApp. اختر اسمًا أقصر.',
  'things-limit': 'أضفت منتجات كثيرة اليوم. حاول غدًا.',

  'no-such-page': 'لا توجد صفحة بهذا الاسم.',
  'no-such-link': 'لا يوجد هذا الرابط في الصفحة.',
  'link-removed': 'لم يعد هذا الرابط في الصفحة.',
  'link-hidden': 'هذا الرابط ليس على الصفحة الآن.',
  'link-details-unknown': 'أُرسلت تفاصيل لرابط ليس على الصفحة.',
  'linked-page-suspended': 'أُزيلت صفحة هذا الرابط.',
}
