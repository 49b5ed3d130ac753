import { socialKinds } from '../../safe-url.ts'
import type * as english from '../fields.ts'
import { type CountedNoun, characters, writeCount, writeCounted } from './write-counted.ts'

export const isDraft = true

const kinds: Record<string, string> = {
  string: 'نصًا',
  number: 'عددًا',
  int: 'عددًا صحيحًا',
  boolean: 'true أو false',
  array: 'قائمة',
  object: 'كائنًا',
  record: 'كائنًا',
}

/** What the rules of the contract call their fields, as the forms name them in Arabic. */
const labels: Record<string, string> = {
  'The title': 'الاسم',
  'The name': 'اسم صاحب الحساب',
  Name: 'الاسم',
  Bio: 'النبذة',
  'A link title': 'اسم الرابط',
  'The greeting': 'التحية',
  Contact: 'وسيلة التواصل',
  'Business Name': 'اسم النشاط التجاري',
  Location: 'المدينة والدولة',
  Comment: 'رسالتك',
  Company: 'الشركة',
  Description: 'الوصف',
  Details: 'التفاصيل',
  'The reason': 'السبب',
  Note: 'الملاحظة',
  Task: 'المهمة',
  Stage: 'المرحلة',
  Reply: 'الرد',
  Title: 'العنوان',
  Website: 'الموقع الإلكتروني',
}

/** After «من» and «عن». */
const ofCharacters: CountedNoun = { ...characters, two: 'حرفين' }
const entries: CountedNoun = {
  zero: 'لا عناصر',
  one: 'عنصر واحد',
  two: 'عنصرين',
  few: 'عناصر',
  many: 'عنصرًا',
  other: 'عنصر',
}

export const fieldSentences: typeof english.fieldSentences = {
  'wrong-type': ({ field, expected }) => `اجعل قيمة «${field}» ${kinds[expected] ?? 'من نوع آخر'}.`,
  'not-a-choice': ({ field, values }) => `اجعل قيمة «${field}» واحدة من هذه: ${values.join('، ')}.`,
  'too-many-characters': ({ field, max }) =>
    `يجب ألا يزيد طول «${field}» على ${writeCounted(max, ofCharacters)}.`,
  'too-few-characters': ({ field, min }) =>
    `يجب ألا يقل طول «${field}» عن ${writeCounted(min, ofCharacters)}.`,
  'too-many-entries': ({ field, max }) => `يجب ألا تزيد عناصر «${field}» على ${writeCounted(max, entries)}.`,
  'too-few-entries': ({ field, min }) => `يجب ألا تقل عناصر «${field}» عن ${writeCounted(min, entries)}.`,
  'too-high': ({ field, max }) => `يجب ألا تزيد قيمة «${field}» على ${writeCount(max)}.`,
  'too-low': ({ field, min }) => `يجب ألا تقل قيمة «${field}» عن ${writeCount(min)}.`,
  'not-understood': ({ field }) => `تعذّر فهم «${field}». تأكد من طريقة كتابته.`,

  'too-long': ({ label, max }) =>
    `الحد الأقصى في خانة «${labels[label] ?? label}» هو ${writeCounted(max, characters)}.`,
  'required-field-missing': 'يُرجى تعبئة جميع الخانات المطلوبة.',
  'invalid-email': 'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com.',
  'no-such-record': 'هذا السجل غير موجود.',
  'version-missing': 'حدّد النسخة التي عُدّلت.',

  // Lead form and project requests
  'lead-name-too-short': 'يجب ألا يقل الاسم عن حرفين.',
  'lead-contact-too-short': 'يجب ألا تقل وسيلة التواصل عن ١٠ أحرف.',
  'choose-lead-type': 'اختر الموضوع.',
  'enter-business-name': 'اكتب اسم النشاط التجاري.',
  'enter-a-location': 'اكتب المدينة والدولة.',
  'enter-comment': 'اكتب رسالتك.',
  'enter-your-name': 'اكتب اسمك.',
  'enter-a-company': 'اكتب اسم الشركة.',
  'choose-project-type': 'اختر نوع المشروع من القائمة.',
  'describe-project': 'صِف مشروعك.',
  'choose-budget': 'اختر الميزانية من القائمة.',

  // Accounts
  'enter-new-password': 'اكتب كلمة مرور.',
  'password-too-short': ({ min }) => `اختر كلمة مرور لا تقل عن ${writeCounted(min, ofCharacters)}.`,
  'staff-password-too-short': ({ min }) =>
    `اختر كلمة مرور لا تقل عن ${writeCounted(min, ofCharacters)}. أربع كلمات أو خمس يسهل تذكّرها.`,
  'password-too-long': ({ max }) => `اختر كلمة مرور لا تزيد على ${writeCounted(max, ofCharacters)}.`,
  'enter-password': 'اكتب كلمة مرورك.',
  'given-password-too-long': 'كلمة المرور هذه أطول من اللازم.',
  'enter-password-again': 'اكتب كلمة المرور مرة أخرى.',
  'passwords-differ': 'كلمتا المرور غير متطابقتين!',
  'mail-link-incomplete': 'افتح الرابط من الرسالة مرة أخرى.',
  'link-incomplete': 'افتح الرابط مرة أخرى.',
  'choose-role': 'اختر دورًا.',
  'enter-setup-code': 'اكتب رمز الإعداد.',
  'enter-recovery-reason': 'اكتب كيف تأكدت من هويته.',
  'enter-code': 'اكتب الرمز.',

  // Creator LinkHub
  'username-characters': 'يُسمح فقط بالأحرف الإنجليزية الصغيرة والأرقام والشرطات.',
  'username-length': 'اسم المستخدم من ٣ إلى ٣٠ حرفًا.',
  'username-hyphens': 'لا يبدأ اسم المستخدم بشرطة ولا ينتهي بها، ولا تتوالى فيه شرطتان.',
  'invalid-url': 'اكتب رابطًا صحيحًا، مثل example.com أو https://example.com.',
  'url-too-long': ({ max }) => `يجب ألا يزيد الرابط على ${writeCounted(max, ofCharacters)}.`,
  'invalid-link-id': 'هذا المعرّف ليس لرابط.',
  'link-ids-equal': 'لا يجوز أن يحمل رابطان المعرّف نفسه.',
  'enter-link-title': 'اكتب اسمًا للرابط.',
  'link-without-parts': 'يحتاج الرابط المخصص إلى اسم ورابط.',
  'links-not-a-list': 'يجب أن تكون الروابط المخصصة قائمة.',
  'links-not-json': 'يجب أن تكون الروابط المخصصة نصًا بصيغة JSON.',
  'too-many-links': 'الحد الأقصى ٥ روابط مخصصة.',
  'invalid-github': 'اكتب اسم مستخدم GitHub، مثل octocat.',
  'invalid-linkedin': 'اكتب رابط حساب LinkedIn، مثل https://www.linkedin.com/in/name.',
  // The marks keep signs and numbers that are written from left to right in their order.
  'invalid-twitter': 'اكتب اسم مستخدم Twitter، مثل \u200e@name.',
  'invalid-instagram': 'اكتب اسم مستخدم Instagram، مثل \u200e@name.',
  'invalid-facebook': 'اكتب رابط صفحة Facebook، مثل https://www.facebook.com/name.',
  'invalid-whatsapp': 'اكتب رقم WhatsApp مع رمز البلد، مثل \u200e+966 50 123 4567.',
  'unknown-social': ({ key }) =>
    `لا يوجد حساب تواصل باسم «${key}». استخدم ${socialKinds.join('، ')}، أو رابطًا مخصصًا.`,
  'socials-not-an-object': 'يجب أن تكون حسابات التواصل كائنًا فيه نص لكل موقع.',
  'socials-not-json': 'يجب أن تكون حسابات التواصل نصًا بصيغة JSON.',
  'choose-gradient': 'اختر إحدى الخلفيات: شروق أو محيط أو غسق.',
  'choose-colour': 'اختر أحد الألوان الثمانية.',
  'choose-time-zone': 'اختر منطقة زمنية، مثل Asia/Riyadh.',
  'choose-page-language': 'اختر الإنجليزية أو البنغالية أو العربية.',
  'choose-own-visits': 'حدّد هل تُحتسب زياراتك.',
  'edited-page-missing': 'حدّد الصفحة التي عُدّلت.',
  'invalid-profile': ({ site, example }) => `اكتب اسمك في ${site} أو رابط حسابك، مثل ${example}.`,
  'unknown-profile': 'لا يوجد موقع بهذا الاسم في القائمة.',
  'profile-without-value': 'اكتب اسمك في ذلك الموقع أو رابط حسابك.',
  'profiles-not-a-list': 'يجب أن تكون الحسابات قائمة.',
  'too-many-profiles': 'الحد الأقصى ٨ حسابات إضافية.',
  'profile-kinds-equal': 'يُسمح بحساب واحد لكل موقع.',
  'invalid-phone': 'اكتب رقم هاتف مع رمز البلد، مثل \u200e+966 50 123 4567.',
  'enter-greeting': 'اكتب تحية.',
  'choose-contact': 'اختر إحدى طرق التواصل معك.',
  'contact-methods-not-an-object': 'طرق التواصل هي رقم هاتف وبريد إلكتروني وتحية.',
  'choose-link-shape': 'اختر أحد أشكال الروابط: ملصق أو كبسولة أو إطار.',
  'choose-typeface': 'اختر أحد الخطوط الثلاثة.',
  'choose-portrait-shape': 'اختر صورة دائرية أو مربعة.',
  'choose-blocks': 'اختر ترتيب أجزاء الصفحة.',
  'look-not-an-object': 'يتكوّن المظهر من شكل الروابط والخط وشكل الصورة والترتيب.',
  'choose-time': 'اختر اليوم والوقت.',
  'link-details-not-an-object': 'يمكن إخفاء الرابط أو تمييزه أو جدولته.',
  'end-before-start': 'يجب أن تكون النهاية بعد البداية.',
  'two-featured-links': 'يمكن تمييز رابط واحد فقط.',

  // Reports and visits
  'enter-message': 'اكتب رسالة.',
  'enter-email-or-number': 'أدخل بريدك الإلكتروني أو رقمك.',
  'choose-yes-or-no': 'اختر نعم أو لا.',
  'choose-message-list': 'اختر الرسائل أو المتابعين أو الرسائل المزعجة.',
  'choose-weekday': 'اختر يومًا من الأسبوع: من 1 للاثنين إلى 7 للأحد.',
  'choose-report-reason': 'اختر سببًا.',
  'enter-details': 'أخبرنا بالمزيد.',
  'choose-decision': 'اختر الحجب أو الإعادة أو رفض البلاغ.',
  'enter-reason': 'اذكر السبب.',
  'decision-missing': 'حدّد القرار.',
  'invalid-visit-id': 'المعرّف من ٨ إلى ٦٤ من الأحرف أو الأرقام أو الشرطات أو الشرطات السفلية.',
  'visited-page-missing': 'اذكر الصفحة التي جرت زيارتها.',
  'visited-page-too-long': 'لا توجد صفحة باسم بهذا الطول.',
  'opened-link-missing': 'اذكر الرابط الذي فُتح.',
  'choose-period': 'اطلب ٧ أو ٣٠ أو ٩٠ أو ٣٦٥ يومًا.',

  // Payments
  'choose-payment-kind': 'اختر طريقة الدفع.',
  'enter-payment-value': 'اكتب الرقم أو الآيبان أو رابط الدفع.',
  'enter-payment-again': 'اكتبه مرة ثانية.',
  'payment-values-differ': 'القيمتان غير متطابقتين. راجعهما رقمًا رقمًا.',
  'enter-payment-holder': 'اكتب اسم صاحب الحساب كما يظهر لمن يدفع.',
  'invalid-wallet': ({ name }) => `اكتب رقم ${name}: ‏١١ رقمًا تبدأ بـ 013 إلى 019.`,
  'invalid-rocket': 'اكتب رقم Rocket: ‏١٢ رقمًا، وهي رقم الجوال ورقم التحقق.',
  'invalid-stcbank': 'اكتب رقم جوال حساب STC Bank: ‏١٠ أرقام تبدأ بـ 05.',
  'iban-country': 'اكتب رقم آيبان من الإمارات أو السعودية: يبدأ بـ AE أو SA.',
  'iban-length': ({ country, length }) =>
    `يتكون الآيبان الذي يبدأ بـ ${country} من ${writeCount(length)} خانة.`,
  'iban-checksum': 'في هذا الآيبان خطأ. راجعه رقمًا رقمًا.',
  'payment-host': ({ hosts }) => `اكتب رابط دفع يبدأ بـ https:// من أحد هذه المواقع: ${hosts.join('، ')}.`,

  // Registrations
  'invalid-registration-number':
    'اكتب الرقم كما في الوثيقة: ٣٠ خانة على الأكثر من الأحرف والأرقام والشرطات والشرطات المائلة.',
  'choose-end-day': 'اختر آخر يوم في الصلاحية، على ألا يكون قد مضى.',
  'choose-checked': 'حدّد هل جرى التحقق منه.',

  // Shop
  'enter-product-title': 'اكتب اسمًا.',
  'invalid-price': 'اكتب سعرًا من صفر إلى ‎9,999,999.99، مثل 1,250 أو 1,250.50، أو اتركه فارغًا.',

  // CRM
  'enter-name': 'اكتب اسمًا.',
  'enter-company-name': 'اكتب اسم الشركة.',
  'enter-web-address': 'اكتب رابط الموقع.',
  'enter-title': 'اكتب المسمى.',
  'enter-company': 'اكتب الشركة.',
  'enter-location': 'اكتب المدينة والدولة.',
  'enter-city': 'اكتب المدينة.',
  'enter-country': 'اكتب الدولة.',
  'enter-contact-point': 'اكتب بريدًا إلكترونيًا أو رقم هاتف.',
  'enter-tag': 'اكتب وسمًا.',
  'enter-note': 'اكتب ملاحظة.',
  'no-such-source': 'هذا المصدر غير موجود.',
  'choose-currency': 'اختر BDT أو AED أو SAR أو USD.',
  'choose-day': 'اختر يومًا.',
  'unsafe-address':
    'هذا العنوان غير آمن أو غير كامل. ابدأه بـ / لصفحة من هذا الموقع، أو بـ https:// أو mailto: أو tel:.',
  'bad-slug': 'اكتبه بحروف لاتينية صغيرة وأرقام وشرطات مفردة، مثل my-project.',
  'bad-colour': 'اكتب اللون بعلامة # وستة أرقام، مثل #336699.',
  'enter-deal-title': 'اكتب اسمًا للصفقة.',
  'describe-deal': 'صِف الصفقة.',
  'choose-lost-reason': 'اذكر سبب خسارتها.',
  'choose-csv-file': 'اختر ملف CSV.',
  'csv-file-empty': 'الملف فارغ.',
  'csv-file-too-large': 'حجم الملف أكبر من ٥ ميغابايت. قسّمه وأعد المحاولة.',
  'enter-reply': 'اكتب ردًا.',
  'enter-template-title': 'اكتب عنوانًا للرد.',
  'enter-template-text': 'اكتب الرد.',
  'unknown-placeholder': ({ mark }: { mark: string }) =>
    `لا يُستبدل ${mark} بشيء. استخدم {name} أو {me} أو {reference}.`,
  'search-too-long': 'ابحث بكلمات أقل.',
  'enter-stage-name': 'اكتب اسمًا للمرحلة.',
  'enter-rate': 'اكتب سعر الصرف، مثل 122.50.',
  'enter-time': 'اكتب وقتًا، مثل 09:30.',
  'choose-work-day': 'اختر يوم عمل واحدًا على الأقل.',
  'too-many-holidays': 'الحد الأقصى ١٠٠ عطلة. احذف العطل التي انقضت.',
  'enter-activity': 'اكتب شيئًا.',
  'enter-task': 'اكتب ما يجب عمله.',
  'choose-hour': 'اكتب الساعة هكذا: 14:30.',
  'choose-reminder': 'اختر من القائمة متى نذكّرك قبل المهمة.',
  'choose-some': 'اختر واحدًا على الأقل.',
  'enter-whole-number': 'أدخل عددًا صحيحًا.',
  'choose-events': 'اختر حدثًا واحدًا على الأقل.',
}
