import type { Kysely } from 'kysely'

/** What a studio begins with. All of it can be changed in the settings; the ids stay. */
export async function up(db: Kysely<unknown>) {
  // A migration keeps to the tables as they were then, and not to the types of today.
  const tables = db.withTables<{ stage: object; fx_rate: object; reply_template: object }>()
  await tables
    .insertInto('stage')
    .values(stages.map((stage, position) => ({ ...stage, position, version: 1 })))
    .execute()
  await tables.insertInto('fx_rate').values(rates).execute()
  await tables
    .insertInto('reply_template')
    .values(templates.map((template, position) => ({ ...template, position, version: 1 })))
    .execute()
}

const stages = [
  { id: 'new', label: 'New', kind: 'open', probability: 10, rot_days: 1 },
  { id: 'talking', label: 'Talking', kind: 'open', probability: 25, rot_days: 4 },
  { id: 'proposal-sent', label: 'Proposal sent', kind: 'open', probability: 50, rot_days: 5 },
  { id: 'negotiating', label: 'Negotiating', kind: 'open', probability: 75, rot_days: 5 },
  { id: 'won', label: 'Won', kind: 'won', probability: 100, rot_days: null },
  { id: 'lost', label: 'Lost', kind: 'lost', probability: 0, rot_days: null },
]

/** The Gulf currencies are pegged to the dollar. The taka is not: its rate is outdated until it is set. */
const rates = [
  { currency: 'USD', per_dollar: '1', source: 'peg', as_of: '1997-11-01' },
  { currency: 'AED', per_dollar: '3.6725', source: 'peg', as_of: '1997-11-01' },
  { currency: 'SAR', per_dollar: '3.75', source: 'peg', as_of: '1986-06-01' },
  { currency: 'BDT', per_dollar: '122.00', source: 'manual', as_of: '2025-12-01' },
]

const templates = [
  {
    id: 'first-whatsapp-en',
    title: 'First reply',
    language: 'en',
    channel: 'whatsapp',
    body: 'Hello {name}, this is {me}. Thank you for writing to us ({reference}). When would be a good time for a short call about your project?',
  },
  {
    id: 'first-whatsapp-bn',
    title: 'প্রথম উত্তর',
    language: 'bn',
    channel: 'whatsapp',
    body: 'হ্যালো {name}, আমি {me}। আমাদের লেখার জন্য ধন্যবাদ ({reference})। আপনার কাজটি নিয়ে একটু কথা বলার জন্য কোন সময়টা আপনার সুবিধাজনক হবে?',
  },
  {
    id: 'first-whatsapp-ar',
    title: 'الرد الأول',
    language: 'ar',
    channel: 'whatsapp',
    body: 'مرحبًا {name}، معك {me}. شكرًا لتواصلك معنا ({reference}). ما الوقت المناسب لك لمكالمة قصيرة نتحدث فيها عن مشروعك؟',
  },
  {
    id: 'first-email-en',
    title: 'First reply',
    language: 'en',
    channel: 'email',
    body: 'Dear {name},\n\nThank you for writing to us. We have your request ({reference}) and have read it with care. When would be a good time for a short call about it? If you would rather write, simply answer this e-mail.\n\nKind regards,\n{me}',
  },
  {
    id: 'first-email-bn',
    title: 'প্রথম উত্তর',
    language: 'bn',
    channel: 'email',
    body: 'প্রিয় {name},\n\nআমাদের লেখার জন্য ধন্যবাদ। আপনার অনুরোধটি ({reference}) আমরা পেয়েছি এবং মন দিয়ে পড়েছি। এ নিয়ে একটু কথা বলার জন্য কোন সময়টা আপনার সুবিধাজনক হবে? লিখে জানাতে চাইলে এই ই-মেইলের উত্তর দিলেই চলবে।\n\nশুভেচ্ছা,\n{me}',
  },
  {
    id: 'first-email-ar',
    title: 'الرد الأول',
    language: 'ar',
    channel: 'email',
    body: 'مرحبًا {name}،\n\nشكرًا لتواصلك معنا. وصلنا طلبك ({reference}) وقرأناه بعناية. ما الوقت المناسب لك لمكالمة قصيرة نتحدث فيها عنه؟ وإن كنت تفضّل الكتابة، فيكفي الرد على هذه الرسالة.\n\nمع أطيب التحيات،\n{me}',
  },
  {
    id: 'again-whatsapp-en',
    title: 'Asking again',
    language: 'en',
    channel: 'whatsapp',
    body: 'Hello {name}, it is {me} again. Do you have any questions about what we sent you? There is no hurry: write whenever it suits you.',
  },
  {
    id: 'again-whatsapp-bn',
    title: 'আবার খোঁজ নেওয়া',
    language: 'bn',
    channel: 'whatsapp',
    body: 'হ্যালো {name}, আবার {me} বলছি। আমরা যা পাঠিয়েছি তা নিয়ে আপনার কোনো প্রশ্ন আছে কি? কোনো তাড়া নেই, যখন সুবিধা হয় জানাবেন।',
  },
  {
    id: 'again-whatsapp-ar',
    title: 'متابعة',
    language: 'ar',
    channel: 'whatsapp',
    body: 'مرحبًا {name}، معك {me} مرة أخرى. هل لديك أي أسئلة حول ما أرسلناه إليك؟ لا داعي للعجلة، اكتب لنا متى ناسبك ذلك.',
  },
  {
    id: 'again-email-en',
    title: 'Asking again',
    language: 'en',
    channel: 'email',
    body: 'Dear {name},\n\nI am writing about your request ({reference}). Do you have any questions about what we sent you? We are glad to go through it together on the phone.\n\nKind regards,\n{me}',
  },
  {
    id: 'again-email-bn',
    title: 'আবার খোঁজ নেওয়া',
    language: 'bn',
    channel: 'email',
    body: 'প্রিয় {name},\n\nআপনার অনুরোধটি ({reference}) নিয়ে লিখছি। আমরা যা পাঠিয়েছি তা নিয়ে আপনার কোনো প্রশ্ন আছে কি? চাইলে ফোনে একসঙ্গে বিষয়টি দেখে নিতে পারি।\n\nশুভেচ্ছা,\n{me}',
  },
  {
    id: 'again-email-ar',
    title: 'متابعة',
    language: 'ar',
    channel: 'email',
    body: 'مرحبًا {name}،\n\nأكتب إليك بخصوص طلبك ({reference}). هل لديك أي أسئلة حول ما أرسلناه إليك؟ يسعدنا أن نراجعه معك عبر الهاتف.\n\nمع أطيب التحيات،\n{me}',
  },
]
