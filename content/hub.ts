/** The few words on a LinkHub page that are not its owner's, in the languages a page can speak. */
interface HubLabels {
  direction: 'ltr' | 'rtl'
  connect: string
  save: string
  report: string
  madeWith: string
  /** What the two lists of links are called for those who hear the page. */
  socials: string
  links: string
  phone: string
  email: string
  portrait: (name: string) => string
  /** Goes before its username, where a link of it leads nowhere. */
  seePage: string
  /** Inside an app: a link that leads out of it, or what to do where there is none. */
  out: { open: string; copy: string }
}

export const hubLabels: Record<'en' | 'bn' | 'ar', HubLabels> = {
  en: {
    direction: 'ltr',
    connect: 'Connect With Me',
    save: 'Save contact',
    report: 'Report this page',
    madeWith: 'Made with Creator LinkHub',
    socials: 'Social profiles',
    links: 'Links',
    phone: 'Phone',
    email: 'Email',
    portrait: (name) => `Photo of ${name}`,
    seePage: 'See the page of',
    out: { open: 'Open in your browser', copy: 'Open in your browser: hold the address, and copy it.' },
  },
  bn: {
    direction: 'ltr',
    connect: 'আমার সঙ্গে যোগাযোগ করুন',
    save: 'কন্টাক্ট সেভ করুন',
    report: 'এই পেজ নিয়ে অভিযোগ জানান',
    madeWith: 'Creator LinkHub দিয়ে তৈরি',
    socials: 'সোশ্যাল প্রোফাইল',
    links: 'লিংক',
    phone: 'ফোন',
    email: 'ইমেইল',
    portrait: (name) => `${name}-এর ছবি`,
    seePage: 'পেজটি দেখুন:',
    out: { open: 'ব্রাউজারে খুলুন', copy: 'ব্রাউজারে খুলতে ঠিকানাটি চেপে ধরে কপি করুন।' },
  },
  ar: {
    direction: 'rtl',
    connect: 'تواصل معي',
    save: 'حفظ جهة الاتصال',
    report: 'الإبلاغ عن هذه الصفحة',
    madeWith: 'صُنعت باستخدام Creator LinkHub',
    socials: 'حسابات التواصل الاجتماعي',
    links: 'الروابط',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    portrait: (name) => `صورة ${name}`,
    seePage: 'إلى صفحة',
    out: { open: 'افتح الصفحة في متصفحك', copy: 'لفتح الصفحة في متصفحك، اضغط مطولًا على الرابط وانسخه.' },
  },
}

/** Shown in place of a page that cannot be shown. English, because its language is not known. */
export const hubNotices = {
  loading: 'Loading profile...',
  missing: { title: 'Profile Not Found', text: (username: string) => `The profile for @${username} does not exist.` },
  suspended: {
    title: 'Page taken down',
    text: 'This page broke the rules of Creator LinkHub, so nobody can see it any more.',
  },
  unreachable: {
    title: 'This page takes a break',
    text: 'We cannot reach our server right now. The page is still there: please try again in a minute.',
  },
  back: { to: '/products', label: 'Back to Products' },
}

/** The page where a visitor says that somebody's page should not be there. */
export const reportPage = {
  title: 'Report a page',
  description: 'Tell us about a LinkHub page that should not be there.',
  heading: 'Report a page',
  /** Goes before the name of the page. */
  text: 'Tell us what is wrong with',
  promise: 'A person reads every report. The owner of the page does not learn who sent it.',
  reason: 'What is wrong?',
  details: 'Anything we should know',
  email: 'Your email address',
  emailHint: 'Only if you want an answer.',
  submit: 'Send report',
  busy: 'Submitting...',
  failed: { title: 'Not sent', text: 'Your report did not reach us.' },
  thanks: {
    heading: 'Thank you. It is with us.',
    text: 'We look at the page within one working day, and take it down if it breaks our rules.',
    back: { to: '/', label: 'Return to Home' },
  },
}
