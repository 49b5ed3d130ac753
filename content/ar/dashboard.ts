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

const times: CountedNoun = {
  zero: '',
  one: 'مرة واحدة',
  two: 'مرتين',
  few: 'مرات',
  many: 'مرة',
  other: 'مرة',
}

const { account, failed, notices, picture, saving } = english.dashboard

export const dashboard: typeof english.dashboard = {
  skip: 'انتقل إلى المحتوى',
  welcome: 'أهلًا بك،',
  live: 'عرض صفحتك',
  newTab: '(تُفتح في علامة تبويب جديدة)',
  messages: { to: '/dashboard/messages', label: 'الرسائل' },
  account: { ...account, label: 'الحساب' },
  picture: { ...picture, label: 'تغيير الصورة' },
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
    unlisted:
      'حتى تؤكد بريدك الإلكتروني، لن تظهر صفحتك في محركات البحث، ولن تعرض طرق الدفع، ولن تستقبل رسائل.',
    unlistedLink: { ...notices.unlistedLink, label: 'تأكيد البريد' },
  },
  saving: {
    saved: 'تم الحفظ',
    saving: 'جارٍ الحفظ…',
    waiting: { network: 'بانتظار الاتصال بالإنترنت', server: 'بانتظار استجابة الخادم' },
    refused: 'لم يُحفظ:',
    login: { ...saving.login, label: 'الدخول مجددًا' },
    prove: 'أدخل كلمة المرور',
    undo: 'تراجع',
    redo: 'إعادة',
  },
  conflict: {
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
    profiles: 'الحسابات',
    phone: 'رقم الهاتف',
    email: 'البريد الإلكتروني',
    greeting: 'تحية WhatsApp',
    connect: 'وجهة زر التواصل',
    shape: 'شكل الروابط',
    typeface: 'الخط',
    portrait: 'شكل الصورة',
    blocks: 'ترتيب الصفحة',
  },
  add: {
    open: 'إضافة',
    heading: 'أضف إلى صفحتك',
    close: 'إغلاق',
    profilesFull: 'اكتملت الحسابات الثمانية. احذف واحدًا لتضيف غيره.',
    contactMethods: 'طرق التواصل معك',
    greetingNeedsChat: 'أدخل رقم WhatsApp أولًا.',
    blocks: {
      heading: 'الروابط والمتجر والدفع',
      link: 'رابط',
      product: 'منتج',
      payment: 'طريقة دفع',
      registration: 'سجل أو ترخيص',
    },
    unsent: 'لم يُحفظ: تعذّر الوصول إلى خادمنا. ما كتبته ما زال هنا، فأعد المحاولة عند عودة الاتصال.',
    conflict: 'عُدّل هذا من نافذة أخرى أو جهاز آخر. افتحه من جديد لترى ما تغيّر.',
  },
  links: {
    custom: 'روابط مخصصة',
    add: 'إضافة رابط',
    opens: (count) =>
      count === 0 ? 'لم يُفتح خلال ٢٨ يومًا' : `فُتح ${writeCounted(count, times)} خلال ٢٨ يومًا`,
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
    profiles: 'حسابات أخرى',
    hide: 'إخفاء',
    show: 'إظهار',
    state: {
      featured: 'مميز',
      hidden: 'مخفي',
      from: (time) => `لا يظهر قبل ${time}`,
      until: (time) => `يظهر حتى ${time}`,
      over: (time) => `لم يعد يظهر منذ ${time}`,
      /** What the daily check of its address says. */
      dead: (day) => `لا يعمل هذا الرابط منذ ${day}. تحقق منه.`,
      closed: () => 'يتعذّر فحصه، فالموقع لا يسمح بدخول البرامج.',
      listed: () => 'لا يظهر في صفحتك، فموقعه ضمن قائمتنا للمواقع الضارة.',
    },
    plan: {
      featured: { label: 'تمييز هذا الرابط', hint: 'يظهر أكبر وبلون شارتك. رابط واحد فقط.' },
      icon: { label: 'إظهار أيقونة', hint: 'علامة الموقع الذي يفتحه الرابط.' },
      from: 'يظهر من',
      until: 'يظهر حتى',
      zone: 'اتركهما فارغين ليظهر دائمًا. الأوقات بتوقيت',
    },
    picture: { label: 'الصورة', hint: 'صغيرة ومربعة، بجانب الاسم.', alt: 'صورة هذا الرابط' },
    contactMethods: {
      heading: 'طرق التواصل معك',
      phone: { label: 'الهاتف', hint: 'يتصل بك الزائر بلمسة واحدة.' },
      email: { label: 'البريد الإلكتروني', hint: 'سيراه كل من يزور صفحتك.' },
      greeting: {
        label: 'تحية WhatsApp',
        hint: (most) => `ما تبدأ به المحادثة معك، في حدود ${writeCount(most)} حرفًا.`,
      },
      connect: {
        label: 'زر «تواصل معي» يفتح',
        hint: 'الزر الموجود تحت روابطك.',
        usual: 'المعتاد: WhatsApp أولًا',
      },
    },
    reorder: {
      instructions:
        'لنقل عنصر، اضغط مفتاح المسافة على مقبضه، ثم استخدم سهمي الأعلى والأسفل. اضغط المسافة مرة أخرى لتثبيته، أو Esc ليعود إلى مكانه. يفتح Enter قائمة.',
      lifted: (title, place, of) =>
        `التُقط ${title}، وهو في الموضع ${writeCount(place)} من ${writeCount(of)}.`,
      over: (title, place, of) => `${title} الآن في الموضع ${writeCount(place)} من ${writeCount(of)}.`,
      dropped: (title, place, of) => `ثُبّت ${title} في الموضع ${writeCount(place)} من ${writeCount(of)}.`,
      cancelled: (title) => `عاد ${title} إلى مكانه.`,
    },
  },
  appearance: {
    labels: 'النص',
    look: 'الشكل',
    order: 'الترتيب',
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
    shape: {
      label: 'شكل الروابط',
      choices: { label: 'ملصق', pill: 'كبسولة', outline: 'إطار' },
    },
    typeface: {
      label: 'الخط',
      choices: { plain: 'بسيط', book: 'خط الكتب', display: 'خط العناوين' },
    },
    portrait: {
      label: 'شكل صورتك',
      choices: { round: 'دائرية', square: 'مربعة' },
    },
    blocks: {
      label: 'ترتيب صفحتك',
      hint: 'صورتك واسمك ونبذتك في الأعلى دائمًا.',
      names: {
        profiles: 'الحسابات',
        links: 'الروابط',
        products: 'المتجر',
        payments: 'طرق الدفع',
        connect: 'زر «تواصل معي»',
        registrations: 'السجلات والتراخيص',
      },
    },
    pictureFailed: 'تعذّر حفظ الصورة. اخترها مجددًا بعد قليل.',
    uploading: (share) => `جارٍ إرسال الصورة: ${writeCount(share)}٪`,
  },
}
