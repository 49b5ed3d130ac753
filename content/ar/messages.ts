import type * as english from '../messages.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

export const messagePage: typeof english.messagePage = {
  title: 'اترك رسالة',
  description: 'اكتب إلى صاحب صفحة على LinkHub.',
  heading: 'إلى',
  failed: 'لم تصل رسالتك. ما كتبته ما زال هنا، فأعد المحاولة بعد دقيقة.',
  thanks: {
    heading: 'شكرًا لك. وصل ما أرسلته.',
    text: 'لا يقرؤه أحد سوى صاحب الصفحة.',
    back: 'العودة إلى الصفحة',
    forget: 'غيّرت رأيك؟ احذفه',
    confirm: 'طلبت الأخبار: افتح الرسالة التي أرسلناها إلى بريدك وأكّد طلبك، ولن تصلك أي أخبار قبل ذلك.',
  },
}

export const forgetPage: typeof english.forgetPage = {
  title: 'احذف بياناتي',
  description: 'احذف ما تركته في صفحة على LinkHub.',
  heading: 'احذف بياناتي',
  text: 'سيُحذف اسمك وبريدك ورقمك وما كتبته من صفحة',
  note: 'لا يمكن التراجع عن الحذف.',
  submit: 'حذف',
  failed: 'لم ينجح ذلك. أعد المحاولة بعد دقيقة.',
  done: {
    heading: 'تم الحذف.',
    text: 'لم نعد نحتفظ بشيء مما تركته.',
    back: { to: '/', label: 'العودة إلى الرئيسية' },
  },
}

export const followPage: typeof english.followPage = {
  title: 'تأكيد المتابعة',
  description: 'أكّد أنك تريد أخبار صفحة على LinkHub.',
  heading: 'هل تريد الأخبار؟',
  text: 'بضغطة واحدة تصلك أخبار',
  note: 'لا يرى اسمك وبريدك إلا صاحب الصفحة، وفي كل رسالة طريقة إيقافها.',
  submit: 'نعم، أؤكد',
  failed: 'لم ينجح ذلك. أعد المحاولة بعد دقيقة.',
  done: {
    heading: 'تم التأكيد.',
    text: 'ستصلك الأخبار من الآن.',
    back: { to: '/', label: 'العودة إلى الرئيسية' },
  },
}

export const messages: typeof english.messages = {
  title: 'الرسائل | Creator LinkHub',
  description: 'ما كتبه إليك زوار صفحتك، ومن يريد أخبارك.',
  heading: 'الرسائل',
  back: { label: 'العودة إلى صفحتك', to: '/dashboard' },
  settings: {
    heading: 'في صفحتك',
    messages: { label: 'اترك لي رسالة', hint: 'يستطيع الزوار أن يكتبوا إليك، ولا يقرأ ما كتبوه أحد سواك.' },
    news: {
      label: 'تابع أخباري',
      hint: 'يضع الزائر علامة إن أراد أخبارك، فتحصل على قائمة بمن أكّدوا ذلك برابط في رسالة، وبما وافقوا عليه.',
    },
    studio: {
      label: 'اسأل أيضًا: هل تحتاج إلى موقع؟',
      hint: (studio: string) =>
        `يستطيع الزوار أن يأذنوا لاستوديو ${studio} بالتواصل معهم. لا يصل إلى الاستوديو إلا هذا الإذن مع اسم صفحتك.`,
    },
    hidden: 'يظهر النموذج بعد تأكيد بريدك الإلكتروني.',
    confirm: { label: 'أكّده في حسابك', to: '/account' },
    saved: 'تم الحفظ',
  },
  lists: { label: 'القوائم', messages: 'الرسائل', followers: 'المتابعون', spam: 'المزعجة' },
  empty: {
    messages: 'لا رسائل بعد. ما يكتبه الزوار في صفحتك يظهر هنا.',
    followers: 'لا متابعين بعد. من يضع العلامة في صفحتك ويؤكد ذلك بالبريد يظهر هنا.',
    spam: 'لا رسائل مزعجة. ما يبدو كذلك يُحفظ هنا على حدة.',
  },
  aside: (most, ofNetwork) =>
    `هنا ما يبدو مزعجًا، وما زاد في اليوم الواحد على ${writeCount(most)} رسالة، أو على ${writeCount(ofNetwork)} رسالة من شبكة واحدة.`,
  full: (most) => `هنا ${writeCount(most)} رسالة. لن تصل رسائل جديدة إلى هنا حتى تحذف بعضها.`,
  emptySpam: 'حذف كل الرسائل المزعجة',
  kept: 'يُحذف كل ما هنا بعد ١٢ شهرًا.',
  loading: 'جارٍ تحميل الرسائل…',
  failed: 'تعذّر تحميل الرسائل.',
  retry: 'أعد المحاولة',
  more: 'عرض المزيد',
  table: 'تنزيل الجدول (CSV)',
  whatsapp: 'الرد عبر WhatsApp',
  email: 'الرد بالبريد الإلكتروني',
  answer: {
    subject: 'رسالتك في صفحتي',
    forget: (address) => `لحذف رسالتك وبريدك: ${address}`,
  },
  agreed: 'الموافقة على:',
  unconfirmed: 'غير مؤكد ولا يُحسب: لم يثبت أن هذا البريد أو الرقم لصاحبه.',
  remove: 'حذف',
  removed: 'تم الحذف',
  undo: 'تراجع',
  keep: 'ليست مزعجة',
  unsaved: 'لم ينجح ذلك. أعد المحاولة.',
}
