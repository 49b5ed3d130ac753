import type * as english from '../domains.ts'
import { isolate } from '../isolate.ts'

export const isDraft = true

export const domains: typeof english.domains = {
  heading: 'نطاقك',
  text: 'اعرض صفحتك على عنوان خاص بك، مثل ada.com أو shop.ada.com. تحتاج إلى نطاق من أي مزوّد، وربطه مجاني.',
  field: 'النطاق',
  connect: { label: 'ربط', busyLabel: 'جارٍ الربط…' },
  states: {
    waiting: () => 'في انتظار DNS',
    proven: () => 'تم التحقق، وجارٍ إصدار الشهادة',
    live: () => 'يعمل',
    broken: (day) => `متوقف منذ ${day}`,
  },
  texts: {
    waiting: (zone) =>
      `أضف هذه السجلات حيث تدير ${isolate(zone)}. نجدها عادةً خلال دقائق، وأحيانًا بعد يوم، ونواصل البحث.`,
    proven: () => 'السجلات صحيحة. تستغرق الشهادة بضع دقائق، وحتى ذلك الحين تبقى صفحتك على عنوانها في LinkHub.',
    live: () =>
      'صفحتك متاحة الآن على هذا النطاق، وعنوانك في LinkHub يؤدي إليها. لا يُسجَّل دخولك على هذا النطاق، لذلك تُحسب زياراتك أنت أيضًا.',
    broken: (_zone, day) =>
      `تبقى صفحتك على عنوانها في LinkHub إلى أن تُصحَّح السجلات. وإن لم تُصحَّح حتى ${day} فصلنا النطاق.`,
  },
  problems: {
    proof: 'سجل TXT الذي يثبت أن النطاق لك مفقود أو مختلف.',
    route:
      'النطاق لا يشير إلينا، أو لا تشير إلينا كل سجلاته. في Cloudflare غيّر السجل إلى «DNS only» (السحابة الرمادية).',
    certificate:
      'صفحتك لا تستجيب عبر HTTPS بعد. نعيد المحاولة كل ١٥ دقيقة. إن كان لنطاقك سجل CAA، فاسمح فيه بـ letsencrypt.org.',
    listed: 'هذا النطاق ضمن قائمتنا للمواقع الضارة. راسلنا إن كنت ترى أن هذا خطأ.',
  },
  records: {
    heading: 'سجلات DNS',
    hint: (zone) => `الأسماء داخل ${isolate(zone)}. بعض المزوّدين يطلبون الاسم كاملًا.`,
    name: 'الاسم',
    value: 'القيمة',
    found: 'موجود',
    missing: 'لم يُعثر عليه بعد',
    instead: 'الموجود بدلًا منه:',
    optional: (host) => `اختياري: بهذا السجل يؤدي ${isolate(host)} إلى صفحتك أيضًا.`,
    copy: 'نسخ',
    copied: 'تم النسخ',
  },
  check: { label: 'تحقّق الآن', busyLabel: 'جارٍ التحقق…' },
  checked: (time) => `آخر تحقّق: ${time}`,
  remove: 'فصل النطاق',
}
