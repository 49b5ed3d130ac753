import { brand } from '../brand.ts'
import * as english from '../dashboard.ts'
import { writeCount } from './write-count.ts'
import { type CountedNoun, writeCounted } from './write-counted.ts'

export const isDraft = true

const characters: CountedNoun = {
  zero: 'لا شيء',
  one: 'حرف واحد',
  two: 'حرفان',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
}

const { account, failed, notices, saving } = english.dashboard

export const dashboard: typeof english.dashboard = {
  home: `${brand.name}، الصفحة الرئيسية`,
  skip: 'انتقل إلى المحتوى',
  welcome: 'أهلًا بك،',
  live: 'عرض صفحتك',
  newTab: '(تُفتح في علامة تبويب جديدة)',
  account: { ...account, label: 'الحساب' },
  loading: 'جارٍ تحميل لوحة التحكم…',
  failed: {
    heading: 'تعذّر تحميل ملفك الشخصي.',
    text: 'صفحتك نفسها لم تتأثر بذلك.',
    retry: 'أعد المحاولة',
    create: { ...failed.create, label: 'إنشاء ملف شخصي' },
    home: { ...failed.home, label: 'الرئيسية' },
  },
  preview: {
    note: 'معاينة مباشرة: تظهر تعديلاتك هنا أولًا.',
    open: 'معاينة',
    heading: 'صفحتك',
    close: 'إغلاق المعاينة',
  },
  tabs: { label: 'صفحتك', links: 'الروابط', appearance: 'المظهر', analytics: 'الإحصاءات' },
  notices: {
    suspended:
      'صفحتك محجوبة عن الزوار لأن بلاغًا وردنا عنها. ما زال بإمكانك تعديلها، وإن كنت ترى في الأمر خطأ فراسلنا.',
    suspendedLink: { ...notices.suspendedLink, label: 'راسلنا' },
    unlisted: 'لن تظهر صفحتك في محركات البحث حتى تؤكد بريدك الإلكتروني.',
    unlistedLink: { ...notices.unlistedLink, label: 'تأكيد البريد' },
  },
  saving: {
    saved: 'تم الحفظ',
    saving: 'جارٍ الحفظ…',
    waiting: { network: 'بانتظار الاتصال بالإنترنت', server: 'بانتظار استجابة الخادم' },
    refused: 'لم يُحفظ:',
    login: { ...saving.login, label: 'الدخول مجددًا' },
    undo: 'تراجع',
    redo: 'إعادة',
  },
  overtaken: {
    heading: 'عُدّلت هذه الصفحة من مكان آخر',
    mine: 'حلّت نسختك محل ما حُفظ من علامة تبويب أخرى أو جهاز آخر:',
    theirs: 'حلّ محل نسختك ما حُفظ من علامة تبويب أخرى أو جهاز آخر:',
    undo: 'يبقى آخر ما حُفظ، ويمكنك استعادة النسخة الأخرى بزر التراجع.',
    read: 'حسنًا',
  },
  fields: {
    name: 'الاسم',
    username: 'اسم المستخدم',
    bio: 'النبذة',
    gradient: 'الخلفية',
    selectedColor: 'لون الشارة',
    customLinks: 'الروابط المخصصة',
    language: 'اللغة',
    timeZone: 'المنطقة الزمنية',
    countsOwnVisits: 'احتساب زياراتك',
    profileImage: 'الصورة الشخصية',
    bannerImage: 'صورة الغلاف',
  },
  links: {
    custom: 'روابط مخصصة',
    add: 'إضافة رابط',
    empty: 'لا روابط بعد. ابدأ بالرابط الذي يسألك عنه الناس أكثر من غيره.',
    count: (number, most) => `${writeCount(number)} من ${writeCount(most)} روابط`,
    full: 'اكتملت الروابط الخمسة. احذف واحدًا لتضيف غيره.',
    untitled: 'رابط بلا اسم',
    incomplete: 'لم يظهر في صفحتك بعد: ينقصه الاسم أو الرابط.',
    edit: 'تعديل',
    done: 'تم',
    remove: 'حذف',
    up: 'إلى أعلى',
    down: 'إلى أسفل',
    grip: 'اسحب لتغيير الترتيب',
    removed: 'حُذف من صفحتك.',
    undo: 'تراجع',
    social: 'حسابات التواصل',
    socialText: 'زر لكل حساب تضيفه.',
    notSet: 'لم يُضف',
    reorder: {
      instructions:
        'لنقل رابط، اضغط مفتاح المسافة أو Enter على مقبضه، ثم استخدم سهمي الأعلى والأسفل. اضغط المسافة أو Enter مرة أخرى لتثبيته، أو Esc ليعود إلى مكانه.',
      lifted: (title, place, of) =>
        `التُقط ${title}، وهو في الموضع ${writeCount(place)} من ${writeCount(of)}.`,
      over: (title, place, of) => `${title} الآن في الموضع ${writeCount(place)} من ${writeCount(of)}.`,
      dropped: (title, place, of) => `ثُبّت ${title} في الموضع ${writeCount(place)} من ${writeCount(of)}.`,
      cancelled: (title) => `عاد ${title} إلى مكانه.`,
    },
  },
  appearance: {
    words: 'النص',
    look: 'الألوان',
    pictures: 'الصور',
    address: 'الرابط',
    settings: 'الإعدادات',
    left: (left) => `المتبقي: ${writeCounted(left, characters)}`,
    over: (over) => `الزائد على الحد: ${writeCounted(over, characters)}`,
    username: {
      note: 'إذا غيّرته فسيظل رابطك القديم يفتح صفحتك، ولن يحصل عليه أحد سواك.',
      change: 'تغيير اسم المستخدم',
      cancel: 'إبقاء الاسم الحالي',
      former: 'هذه تفتح صفحتك أيضًا:',
    },
    language: {
      label: 'لغة صفحتك',
      hint: 'للكلمات القليلة فيها التي لم تكتبها أنت، ولاتجاه الكتابة.',
      choices: { en: 'الإنجليزية', bn: 'البنغالية', ar: 'العربية' },
    },
    ownVisits: {
      label: 'احتساب زياراتي',
      hint: 'عند إيقافه لا تظهر في أرقامك إلا زيارات الآخرين.',
    },
    timeZone: {
      label: 'المنطقة الزمنية',
      hint: 'تحدد متى يبدأ يومك وينتهي في الإحصاءات.',
      none: 'لا توجد منطقة زمنية بهذا الاسم.',
      now: 'الساعة هناك الآن',
      open: 'عرض المناطق الزمنية',
    },
    pictureFailed: 'تعذّر حفظ الصورة. اخترها مجددًا بعد قليل.',
    uploading: (share) => `جارٍ إرسال الصورة: ${writeCount(share)}٪`,
  },
}
