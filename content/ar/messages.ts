import { isolate } from '../isolate.ts'
import type * as english from '../messages.ts'
import { type CountedNoun, writeCounted } from './write-counted.ts'

export const isDraft = true

const forms = new Intl.PluralRules('ar')

/** After «على». */
const countedMessages: CountedNoun = {
  zero: 'لا رسائل',
  one: 'رسالة واحدة',
  two: 'رسالتين',
  few: 'رسائل',
  many: 'رسالة',
  other: 'رسالة',
}

export const messagePage: typeof english.messagePage = {
  title: 'إرسال رسالة',
  description: 'اكتب إلى صاحب صفحة على LinkHub.',
  heading: (name) => `رسالة إلى ${isolate(name)}`,
  failed: 'لم تصل رسالتك. ما كتبته ما زال هنا، فأعد المحاولة بعد دقيقة.',
  thanks: {
    heading: 'أُرسلت رسالتك',
    text: (name) => `شكرًا لك. لا يقرؤها أحد سوى ${isolate(name)}.`,
    back: 'العودة إلى الصفحة',
    forget: 'احذف رسالتي',
    confirm: 'بقيت خطوة لتصلك الأخبار: افتح الرسالة التي أرسلناها إلى بريدك وأكّد طلبك.',
  },
}

export const forgetPage: typeof english.forgetPage = {
  title: 'احذف بياناتي',
  description: 'احذف ما تركته في صفحة على LinkHub.',
  heading: 'احذف بياناتي',
  text: 'سيُحذف اسمك وبريدك ورقمك وما كتبته من صفحة',
  note: 'لا يمكن التراجع عن الحذف.',
  submit: 'حذف',
  failed: 'حدث خطأ. أعد المحاولة بعد دقيقة.',
  done: { heading: 'تم الحذف.', text: 'لم نعد نحتفظ بشيء مما تركته.', back: { to: '/', label: 'العودة إلى الرئيسية' } },
}

export const followPage: typeof english.followPage = {
  title: 'تأكيد المتابعة',
  description: 'أكّد أنك تريد أخبار صفحة على LinkHub.',
  heading: 'هل تريد الأخبار؟',
  text: 'أكّد لتصلك أخبار',
  note: 'لا يرى اسمك وبريدك إلا صاحب الصفحة، وفي كل رسالة طريقة إيقافها.',
  submit: 'نعم، أؤكد',
  failed: 'حدث خطأ. أعد المحاولة بعد دقيقة.',
  done: { heading: 'تم التأكيد.', text: 'ستصلك الأخبار من الآن.', back: { to: '/', label: 'العودة إلى الرئيسية' } },
}

export const messages: typeof english.messages = {
  title: 'الرسائل | Creator LinkHub',
  description: 'ما كتبه إليك زوار صفحتك، ومن يريد أخبارك.',
  heading: 'الرسائل',
  back: { label: 'العودة إلى لوحة التحكم', to: '/dashboard' },
  settings: {
    open: 'الإعدادات',
    heading: 'إعدادات الرسائل',
    close: 'إغلاق',
    messages: { label: 'السماح للزوار بمراسلتي', hint: 'يظهر نموذج رسالة في صفحتك، ولا يقرأ الرسائل أحد سواك.' },
    news: {
      label: 'السماح للزوار بمتابعة أخباري',
      hint: 'في النموذج خانة لطلب أخبارك، وتحصل على قائمة بمن أكّدوا طلبهم بالبريد.',
    },
    studio: {
      label: 'سؤال الزوار إن كانوا يحتاجون إلى موقع',
      hint: (studio: string) =>
        `في النموذج خانة تسمح لاستوديو ${studio} بالتواصل معهم. لا تُرسل إلا بياناتهم واسم صفحتك.`,
    },
    hidden: 'يظهر النموذج بعد تأكيد بريدك الإلكتروني.',
    confirm: { label: 'أكّده في حسابك', to: '/account' },
    saved: 'تم الحفظ',
  },
  lists: { label: 'القوائم', messages: 'الرسائل', followers: 'المتابعون', spam: 'غير مرغوب فيها' },
  unread: (count) => (forms.select(count) === 'few' ? 'رسائل غير مقروءة' : 'رسالة غير مقروءة'),
  fresh: 'جديدة',
  off: { text: 'لا يستطيع الزوار مراسلتك بعد.', action: 'تفعيل الرسائل' },
  empty: {
    messages: 'لا رسائل بعد. ما يكتبه الزوار في صفحتك يظهر هنا.',
    followers: 'لا متابعين بعد. من يطلب أخبارك ويؤكد ذلك بالبريد يظهر هنا.',
    spam: 'لا رسائل غير مرغوب فيها. ما يبدو كذلك يُحفظ هنا.',
  },
  aside: (most, ofNetwork) =>
    `هنا الرسائل التي تبدو غير مرغوب فيها، وما زاد في اليوم على ${writeCounted(most, countedMessages)}، أو على ${writeCounted(ofNetwork, countedMessages)} من شبكة واحدة.`,
  full: (most) => `امتلأت القائمة عند ${writeCounted(most, countedMessages)}. احذف بعضها لتصلك رسائل جديدة.`,
  emptySpam: 'حذف كل الرسائل غير المرغوب فيها',
  kept: 'تُحذف الرسائل بعد ١٢ شهرًا.',
  loading: 'جارٍ تحميل الرسائل…',
  failed: 'تعذّر تحميل الرسائل.',
  retry: 'أعد المحاولة',
  more: 'عرض المزيد',
  table: 'تنزيل CSV',
  whatsapp: 'الرد عبر WhatsApp',
  email: 'الرد بالبريد الإلكتروني',
  answer: { subject: 'رسالتك في صفحتي', forget: (address) => `لحذف رسالتك وبريدك: ${address}` },
  agreed: 'الموافقة على:',
  unconfirmed: 'غير مؤكد، فلا يُحسب متابعًا.',
  remove: 'حذف',
  removed: 'تم الحذف',
  undo: 'تراجع',
  keep: 'نقل إلى الرسائل',
  unsaved: 'حدث خطأ. أعد المحاولة.',
}
