import * as english from '../analytics.ts'
import { writeCount } from './write-count.ts'
import { type CountedNoun, writeCounted } from './write-counted.ts'

export const isDraft = true

const visit = { one: 'زيارة واحدة', few: 'زيارات', many: 'زيارة', other: 'زيارة' }
const visits: CountedNoun = { ...visit, zero: 'لا زيارات', two: 'زيارتان' }
/** After «لم نحسب». */
const countedVisits: CountedNoun = { ...visits, two: 'زيارتين' }
const opening = { one: 'مرة واحدة', few: 'مرات', many: 'مرة', other: 'مرة' }
const openings: CountedNoun = { ...opening, zero: 'لا مرات', two: 'مرتين' }
const visitors: CountedNoun = {
  zero: 'لا زوار',
  one: 'زائر واحد',
  two: 'زائران',
  few: 'زوار',
  many: 'زائرًا',
  other: 'زائر',
}
/** As it stands after «آخر». */
const days: CountedNoun = { zero: 'يوم', one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' }

export const analytics: typeof english.analytics = {
  loading: 'جارٍ تحميل إحصاءاتك…',
  failed: {
    heading: 'تعذّر تحميل إحصاءاتك.',
    text: 'بياناتك محفوظة لدينا، والزيارات ما زالت تُحتسب.',
    retry: 'أعد المحاولة',
  },
  shown: (time) => `هذه إحصاءات الساعة ${time}.`,
  about: 'شرح:',
  figures: {
    label: 'إحصاءاتك',
    lifetime: {
      label: 'كل الزيارات',
      explanation:
        'الزيارة هي أول فتح لصفحتك في جلسة تصفح. وإعادة النظر إليها في علامة التبويب نفسها هي الزيارة نفسها، وكذلك فتحها في علامة تبويب أخرى خلال نصف ساعة. تُحتسب الزيارات منذ إنشاء صفحتك، ولا تدخل فيها الروبوتات ومعاينات الروابط.',
    },
    unique: {
      label: 'زوار مختلفون',
      explanation:
        'متصفحات مختلفة لا أسماء. يحتفظ كل متصفح برقم عشوائي، ولا نحفظه إلا مشفّرًا ولصفحتك وحدها. من له هاتف وحاسوب يُحسب زائرين. والمتصفح الذي لا يحتفظ بشيء يُحسب من جديد كل يوم. لا نحفظ عناوين الشبكة أبدًا.',
    },
    today: {
      label: 'زيارات اليوم',
      explanation: (place) => `الزيارات منذ منتصف الليل بتوقيت ${place}. يمكنك تغيير المنطقة الزمنية في الإعدادات.`,
    },
  },
  period: { label: 'الفترة', choices: { 7: '٧ أيام', 30: '٣٠ يومًا', 90: '٩٠ يومًا', 365: 'سنة' } },
  chart: {
    byDay: 'الزيارات يوميًا',
    byWeek: 'الزيارات أسبوعيًا',
    caption: (count, place, perStitch) => `آخر ${writeCounted(count, days)} بتوقيت ${place}. كل علامة = ${perStitch}.`,
    day: 'اليوم',
    week: 'الأسبوع',
    today: 'اليوم',
    thisWeek: 'هذا الأسبوع',
    visits: (count) => writeCounted(count, visits),
    visitors: (count) => writeCounted(count, visitors),
    key: { visits: 'الزيارات', visitors: 'الزوار' },
    table: 'الأرقام في جدول',
    download: 'تنزيل CSV',
    columns: { visits: 'الزيارات', visitors: 'الزوار' },
  },
  change: {
    more: (share) => `أكثر بنسبة ${share} من الفترة السابقة`,
    fewer: (share) => `أقل بنسبة ${share} من الفترة السابقة`,
    same: () => 'كما في الفترة السابقة',
    first: () => 'لا زيارات في الفترة السابقة',
  },
  links: {
    heading: 'الروابط',
    columns: { link: 'الرابط', opens: 'النقرات', rate: 'معدل النقر', share: 'الحصة' },
    explanation:
      'النقرات هي الزيارات التي فُتح فيها الرابط، وتُحسب كل زيارة مرة واحدة. ومعدل النقر نسبتها من كل الزيارات. والحصة نصيب هذا الرابط من النقرات كلها.',
    together: (share) => `فُتح أحد الروابط في ${share} من الزيارات.`,
    none: 'لا روابط في صفحتك بعد. أضف رابطًا في «الروابط» لترى هنا كم مرة فُتح.',
    orders: 'طلبات بدأت على WhatsApp',
    removed: 'روابط محذوفة',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
  },
  origins: {
    heading: 'المصادر',
    apps: {
      heading: 'التطبيقات',
      explanation: 'زيارات من داخل تطبيق. متصفح التطبيق نفسه هو الذي يعرّف باسمه.',
      rest: 'في متصفح عادي',
    },
    referrers: {
      heading: 'المواقع',
      explanation:
        'الموقع الذي جاء منه الزائر عبر رابط. كثير من التطبيقات لا تفصح عنه، ومن يكتب الرابط بيده لا موقع له.',
      rest: 'مباشر أو غير معروف',
    },
    sources: {
      heading: 'روابطك الموسومة',
      explanation: 'زيارات عبر رابط وسمته في «مشاركة»، كالرابط المخصص للنشر في WhatsApp.',
      rest: 'بلا وسم',
    },
  },
  visitors: {
    heading: 'الأجهزة والدول',
    devices: {
      heading: 'الأجهزة',
      explanation: 'كما يعرّف المتصفح بجهازه. والجهاز اللوحي الذي يطلب صفحات الحاسوب يُعدّ حاسوبًا.',
      rest: 'غير معروف',
    },
    countries: {
      heading: 'الدول',
      explanation: 'تخبرنا بها الشبكة التي تسبق خادمنا، ولا نتقصّى نحن عنوان أحد.',
      rest: 'غير معروفة',
    },
  },
  shares: { visits: 'الزيارات', share: 'الحصة', other: 'غير ذلك', all: (count) => `عرض الكل (${writeCount(count)})` },
  names: {
    apps: english.analytics.names.apps,
    devices: { phone: 'هاتف', tablet: 'جهاز لوحي', computer: 'حاسوب' },
    // The mark keeps the question mark before the letters.
    tag: (tag) => `\u200e?s=${tag}`,
  },
  filtered: {
    apart: (count) => `فتحت الروبوتات ومعاينات الروابط صفحتك ${writeCounted(count, openings)}، ولا نحسب ذلك.`,
    apartAbout: 'الروبوتات ومعاينات الروابط',
    none: 'لم تفتح الروبوتات ومعاينات الروابط صفحتك في هذه الفترة.',
    explanation: 'لم يرَ صفحتك أحد في هذه المرات، لذلك لا تدخل في أرقامك.',
    reasons: {
      crawler: 'محركات بحث وبرامج أخرى',
      preview: 'محادثات جلبت معاينة لرابطك',
      prefetch: 'متصفحات حمّلت الصفحة مسبقًا',
    },
    flood: (count) => `جاءت ${writeCounted(count, visits)} بسرعة غير معتادة من الشبكة نفسها، ولا نحسبها.`,
    floodAbout: 'الزيارات السريعة غير المعتادة',
    floodExplanation:
      'فُتحت صفحتك خلال ساعة آلاف المرات من شبكة واحدة، أو فتحها برنامج مرة بعد مرة. نادرًا ما يكون هؤلاء أشخاصًا، لذلك لا تدخل في أرقامك. وقد يكون بينهم قلة من الناس في يوم مزدحم جدًا، لأن هواتف شبكة الجوال الواحدة قد تتشارك عنوانًا.',
    own: (count) => `لم نحسب ${writeCounted(count, countedVisits)} من زياراتك أنت.`,
    ownAbout: 'زياراتك أنت',
    ownExplanation: 'سجّلت دخولك، فنعرف أنها منك. يمكنك اختيار احتساب زياراتك في الإعدادات.',
  },
  empty: {
    heading: 'لم يزرك أحد بعد.',
    text: 'صفحتك منشورة. شاركها ليصل إليها أول الزوار.',
    suspended: 'صفحتك محجوبة عن الزوار، فلا يستطيع أحد فتحها ولا يُحتسب شيء.',
  },
}
