import type * as english from '../news.ts'
import { writeCount } from './write-count.ts'
import { type CountedNoun, writeCounted } from './write-counted.ts'

export const isDraft = true

/** After «إرسال». */
const emails: CountedNoun = {
  zero: 'لا رسائل',
  one: 'رسالة واحدة',
  two: 'رسالتين',
  few: 'رسائل',
  many: 'رسالة',
  other: 'رسالة',
}

export const news: typeof english.news = {
  tab: 'الأخبار',
  write: 'اكتب خبرًا',
  finish: 'أكمل المسودة',
  intro: 'راسل كل متابعيك بالبريد: منتج جديد أو موعد أو فيديو.',
  noFollowers: 'لا أحد يتابعك بعد. فعّل الأخبار من الإعدادات ليتمكن الزوار من متابعتك من صفحتك.',
  pace: (mails) =>
    `يمكنك حاليًا إرسال ${writeCounted(mails, emails)} في اليوم. يصل الخبر إلى بقية المتابعين في الأيام التالية، ويزداد العدد مع الوقت.`,
  untracked: 'نحسب النقرات على الزر فقط، ولا نعرف من فتح الرسالة: لا نستخدم بكسل تتبّع.',
  planned: (time) => `مجدول: ${time}`,
  sending: 'جارٍ الإرسال',
  sent: (time) => `أُرسل: ${time}`,
  stopped: { owner: 'أوقفته أنت', studio: 'أوقفه LinkHub', bounces: 'أُوقف: ارتدّ عدد كبير من الرسائل' },
  figures: { sent: 'أُرسلت', refused: 'لم تصل', unfollowed: 'ألغوا الاشتراك', opens: 'النقرات' },
  of: (some, all) => `${writeCount(some)} من ${writeCount(all)}`,
  cancel: 'إلغاء وتعديل',
  stop: 'إيقاف',
  failed: 'حدث خطأ. أعد المحاولة.',
  subject: 'الموضوع',
  text: 'النص',
  picture: { label: 'صورة', hint: 'صورة عريضة تظهر فوق النص.', alt: 'صورة خبرك' },
  linkLabel: 'نص الزر',
  linkUrl: 'رابط الزر',
  save: { label: 'معاينة', busyLabel: 'جارٍ الحفظ…' },
  preview: 'معاينة',
  shownAs: 'طريقة العرض',
  sizes: { mail: 'في البريد', phone: 'على الهاتف' },
  to: (followers) => `عدد المتابعين الذين سيصلهم الخبر: ${writeCount(followers)}. يمكنك إرسال خبر واحد في اليوم.`,
  when: 'إرسال لاحقًا',
  whenHint: (timeZone) => `بتوقيتك، ${timeZone}. اتركه فارغًا للإرسال الآن.`,
  send: { now: 'أرسل الآن', later: 'جدولة' },
  done: { now: 'بدأ إرسال خبرك.', later: 'تمت الجدولة' },
  test: 'أرسل لي رسالة تجريبية',
  tested: 'الرسالة التجريبية في طريقها إلى بريدك.',
  edit: 'تعديل',
}

export const unfollowPage: typeof english.unfollowPage = {
  title: 'إلغاء الاشتراك',
  description: 'أوقف أخبار صفحة على LinkHub.',
  heading: 'إلغاء الاشتراك',
  text: 'لن تصلك بعد الآن أخبار صفحة',
  note: 'سيُحذف اسمك وبريدك من قائمة متابعيها.',
  submit: 'إلغاء الاشتراك',
  failed: 'حدث خطأ. أعد المحاولة بعد دقيقة.',
  done: {
    heading: 'أُلغي اشتراكك.',
    text: 'لن تصلك أخبار هذه الصفحة بعد الآن.',
    back: { to: '/', label: 'العودة إلى الرئيسية' },
  },
}
