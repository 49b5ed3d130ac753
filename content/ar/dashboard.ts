import * as english from '../dashboard.ts'
import { writeCount } from './write-count.ts'
import { type CountedNoun, writeCounted } from './write-counted.ts'

export const isDraft = true

const clicks: CountedNoun = {
  zero: 'لا نقرات',
  one: 'نقرة واحدة',
  two: 'نقرتان',
  few: 'نقرات',
  many: 'نقرة',
  other: 'نقرة',
}

const characters: CountedNoun = {
  zero: 'لا أحرف',
  one: 'حرف واحد',
  two: 'حرفان',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
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
  tabs: { label: 'صفحتك', links: 'الروابط', appearance: 'المظهر', analytics: 'الإحصاءات' },
  notices: {
    suspended: 'صفحتك محجوبة عن الزوار لأن بلاغًا وردنا عنها. ما زال بإمكانك تعديلها، وإن كنت ترى أن هذا خطأ فراسلنا.',
    suspendedLink: { ...notices.suspendedLink, label: 'راسلنا' },
    unlisted: 'حتى تؤكد بريدك الإلكتروني، لن تظهر صفحتك في محركات البحث، ولن تعرض طرق الدفع، ولن تستقبل رسائل.',
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
  /** When the page was edited in two places at once. */
  conflict: {
    heading: 'عُدّلت هذه الصفحة من مكان آخر',
    text: 'يبقى آخر ما حُفظ، ويمكنك استعادة النسخة الأخرى بزر التراجع.',
    read: 'حسنًا',
  },
  add: {
    open: 'إضافة المزيد',
    heading: 'أضف إلى صفحتك',
    close: 'إغلاق',
    count: (number, most) => `${writeCount(number)} من ${writeCount(most)}`,
    save: { label: 'حفظ', busyLabel: 'جارٍ الحفظ…' },
    failed: 'حدث خطأ. أعد المحاولة.',
    profilesFull: 'اكتملت الحسابات الثمانية. احذف واحدًا لتضيف غيره.',
    contactMethods: 'طرق التواصل معك',
    greetingNeedsChat: 'أدخل رقم WhatsApp أولًا.',
    videosFull: 'اكتملت الفيديوهات الثلاثة. احذف واحدًا لتضيف غيره.',
    paymentsFull: 'اكتملت طرق الدفع الأربع. احذف واحدة لتضيف غيرها.',
    registrationsFull: 'الأنواع الستة كلها في صفحتك.',
    blocks: {
      heading: 'الروابط والمتجر والدفع',
      link: 'رابط',
      video: 'فيديو أو صوت',
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
    short: 'رابط جديد',
    opens: (count) => `${writeCounted(count, clicks)} خلال ٢٨ يومًا`,
    empty: 'لا روابط بعد. ابدأ بالرابط الذي يسألك عنه الناس أكثر من غيره.',
    count: (number, most) => `${writeCount(number)} من ${writeCount(most)} روابط`,
    full: 'اكتملت الروابط الخمسة. احذف واحدًا لتضيف غيره.',
    untitled: 'رابط بلا اسم',
    incomplete: 'لم يظهر بعد: ينقصه الاسم أو الرابط.',
    edit: 'تعديل',
    done: 'تم',
    remove: 'حذف',
    up: 'إلى أعلى',
    down: 'إلى أسفل',
    grip: 'اسحب لتغيير الترتيب',
    removed: { before: 'حُذف «', after: '».' },
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
      closed: () => 'يتعذّر فحصه، فالموقع يمنع الفحص الآلي.',
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
        label: 'رسالة WhatsApp جاهزة',
        hint: (most) => `أول رسالة في المحادثة معك. الحد الأقصى: ${writeCounted(most, characters)}.`,
      },
      connect: { label: 'زر «تواصل معي» يفتح', hint: 'الزر الموجود تحت روابطك.', usual: 'تلقائي: WhatsApp أولًا' },
    },
    reorder: {
      instructions:
        'لنقل عنصر، اضغط مفتاح المسافة على مقبضه، ثم استخدم سهمي الأعلى والأسفل. اضغط المسافة مرة أخرى لتثبيته، أو مفتاح Esc ليعود إلى مكانه. ويفتح مفتاح Enter قائمة.',
      lifted: (title, place, of) => `التُقط ${title}، وهو في الموضع ${writeCount(place)} من ${writeCount(of)}.`,
      over: (title, place, of) => `${title} الآن في الموضع ${writeCount(place)} من ${writeCount(of)}.`,
      dropped: (title, place, of) => `ثُبّت ${title} في الموضع ${writeCount(place)} من ${writeCount(of)}.`,
      cancelled: (title) => `عاد ${title} إلى مكانه.`,
    },
  },
  upload: { failed: 'تعذّر حفظ الصورة. اخترها مجددًا بعد قليل.' },
}
