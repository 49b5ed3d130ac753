/** Labels of the message form on LinkHub pages. All languages are in each build. */
interface MessageLabels {
  /** What opens the form, by what its owner asks for. */
  leave: string
  news: string
  name: string
  email: string
  phone: string
  /** Below the two fields before. */
  either: string
  text: string
  /** Beside the box that is never ticked beforehand. What was shown is kept word for word. */
  consent: (name: string) => string
  studio: string
  /** Who reads it, and for how long it is kept. */
  notice: (name: string) => string
  send: string
  leaveBlank: string
}

export const messageLabels: Record<'en' | 'bn' | 'ar', MessageLabels> = {
  en: {
    leave: 'Leave me a message',
    news: 'Get my news',
    name: 'Your name',
    email: 'Your email address',
    phone: 'Or your number',
    either: 'One of the two is enough. Write a number with its country code.',
    text: 'Your message',
    consent: (name) =>
      `Yes, ${name} may send me news: by email once I have confirmed it there, or to my number. I can have this deleted at any time.`,
    studio: 'I need a website too: the studio behind Creator LinkHub may contact me.',
    notice: (name) => `Only ${name} reads this. It is deleted after twelve months.`,
    send: 'Send',
    leaveBlank: 'Leave this blank',
  },
  bn: {
    leave: 'আমাকে মেসেজ পাঠান',
    news: 'আমার খবর পেতে চান?',
    name: 'আপনার নাম',
    email: 'আপনার ইমেইল ঠিকানা',
    phone: 'অথবা আপনার নম্বর',
    either: 'দুটির একটি দিলেই হবে। নম্বর দিলে দেশের কোডসহ লিখুন।',
    text: 'আপনার মেসেজ',
    consent: (name) =>
      `হ্যাঁ, ${name} আমাকে খবর পাঠাতে পারেন: ইমেইলে, সেখানে আমি নিশ্চিত করার পরে, অথবা আমার নম্বরে। যেকোনো সময় আমি এটি মুছে ফেলতে পারব।`,
    studio: 'আমারও একটি ওয়েবসাইট দরকার: Creator LinkHub যে স্টুডিওর, তারা আমার সঙ্গে যোগাযোগ করতে পারে।',
    notice: (name) => `এটি শুধু ${name} পড়বেন। ১২ মাস পরে মুছে ফেলা হবে।`,
    send: 'পাঠান',
    leaveBlank: 'এটি খালি রাখুন',
  },
  ar: {
    leave: 'اترك لي رسالة',
    news: 'تابع أخباري',
    name: 'اسمك',
    email: 'بريدك الإلكتروني',
    phone: 'أو رقمك',
    either: 'يكفي أحدهما. اكتب الرقم مع رمز البلد.',
    text: 'رسالتك',
    consent: (name) =>
      `نعم، أوافق على أن تصلني أخبار ${name} بالبريد بعد أن أؤكد ذلك فيه، أو على رقمي، ويمكنني حذف ذلك في أي وقت.`,
    studio: 'أحتاج إلى موقع أيضًا، وأوافق على أن يتواصل معي الاستوديو صاحب Creator LinkHub.',
    notice: (name) => `لا يقرأ هذا إلا ${name}، ويُحذف بعد اثني عشر شهرًا.`,
    send: 'إرسال',
    leaveBlank: 'اترك هذه الخانة فارغة',
  },
}
