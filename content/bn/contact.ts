import * as english from '../contact.ts'
import { translateEntries } from '../translate-entries.ts'
import { brand } from './brand.ts'

export const isDraft = true

export const contactIntro = 'বাংলা, ইংরেজি বা আরবি, যে ভাষায় আর যেভাবে সুবিধা হয়, লিখুন। প্রতিটি বার্তা একজন মানুষ পড়েন।'

const { forms } = english.contactPage

export const contactPage: typeof english.contactPage = {
  channels: 'আমাদের পাওয়ার চার উপায়',
  hours: {
    heading: 'তিন ঘড়িতে আমাদের দিন',
    text: `${brand.supportPromise} ${brand.calendar.workingDaysInWords}: একটি দাগ মানে এক ঘণ্টা, মাঝরাত থেকে মাঝরাত; লম্বা দাগগুলো আমাদের কাজের সময়।`,
    now: 'এখন',
    onYourClock: 'আপনার ঘড়িতে আমাদের কাজের সময়',
    until: 'থেকে',
  },
  after: 'লেখার পর কী হয়',
  forms: {
    heading: 'অথবা এখানেই লিখুন।',
    text: 'যোগাযোগ ফর্মে দুই লাইনই যথেষ্ট। প্রজেক্ট ফর্মে একটু বেশি জানতে চাই, তাতে খরচের প্রাথমিক একটা ধারণাও পান।',
    project: { ...forms.project, label: 'প্রজেক্ট শুরু করুন' },
    contact: { ...forms.contact, label: 'যোগাযোগ ফর্ম' },
  },
}

export const channels = translateEntries(english.channels, ({ kind }) => kind, {
  email: {
    name: 'ইমেইল',
    goodFor: 'সঙ্গে ফাইল থাকলে, বা পরে আবার খুঁজে পেতে চাইলে।',
  },
  whatsapp: { goodFor: 'প্রথম প্রশ্ন, ভয়েস মেসেজ, বা স্ক্রিনে আসা সমস্যার ছবি।' },
  phone: {
    name: 'ফোন',
    goodFor: 'সাইট বন্ধ হয়ে গেলে: যেকোনো সময়, শুক্রবার আর ছুটির দিনেও।',
  },
  form: {
    name: 'প্রজেক্ট ফর্ম',
    value: 'প্রজেক্ট শুরু করুন',
    goodFor: 'কী দরকার, মোটামুটি জানা থাকলে। মিনিট তিনেক লাগে।',
  },
})

export const hours = translateEntries(english.hours, ({ timeZone }) => timeZone, {
  'Asia/Dhaka': { city: brand.city, note: 'আমরা এখানে। শুক্র আর শনিবার আমাদের ছুটি।' },
  'Asia/Dubai': {
    city: 'দুবাই',
    note: 'সোম থেকে বৃহস্পতি দুজনেরই কাজের দিন। রবিবারেও আমাদের পাবেন।',
  },
  'Asia/Riyadh': { city: 'রিয়াদ', note: 'আমাদের মতোই কাজের সপ্তাহ।' },
})

export const afterYouWrite: typeof english.afterYouWrite = [
  {
    heading: 'আপনি একটি রেফারেন্স পান',
    text: 'ফর্মে পাঠানো বার্তা হুবহু জমা হয়ে যায়, আর আপনি ছোট একটি রেফারেন্স দেখেন। আবার লিখলে সেটি উল্লেখ করবেন।',
  },
  {
    heading: 'একজন মানুষ উত্তর দেন',
    text: `${brand.replyPromise} শুক্র বা শনিবারে এলে পড়া হয় রবিবারে। জরুরি হলে ফোন করুন।`,
  },
  {
    heading: 'আধা ঘণ্টা কথা হয়',
    text: 'ফোনে বা ভিডিওতে, যিনি কাজটি করবেন তাঁর সঙ্গেই। হাতে যা আছে নিয়ে আসুন; খাতার পাতার ছবি হলেও চলবে।',
  },
  {
    heading: 'খরচ জানবেন লিখিতভাবে',
    text: 'কী করব, কত খরচ, কত সময়, আর কী বাদ দিতে বলব। কাজটি আমাদের জন্য না হলে সেটাও বলে দিই।',
  },
]
