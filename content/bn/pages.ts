import * as english from '../pages.ts'
import { translateEntries } from '../translate-entries.ts'
import { brand } from './brand.ts'

export const isDraft = true

export const pages: typeof english.pages = {
  '/': {
    title: `${brand.name}: পাকা সেলাইয়ের ওয়েবসাইট`,
    description:
      'ঢাকার ছোট একটি স্টুডিও। বাংলাদেশ, আরব আমিরাত ও সৌদি আরবের ব্যবসার জন্য ওয়েবসাইট, অনলাইন দোকান ও ওয়েব অ্যাপ বানাই, প্রচারও করি।',
    heading: brand.tagline,
  },
  '/about': {
    title: `আমাদের এগারো জনের টিম | ${brand.name}`,
    description:
      'ঢাকার ডেভেলপার, ডিজাইনার, ভিডিও নির্মাতা ও মার্কেটার। যাঁরা কাজটি করেন, কথা তাঁদের সঙ্গেই: বাংলা, ইংরেজি বা আরবিতে।',
    heading: 'আমাদের টিম',
  },
  '/services': {
    title: `সাত সেবা, এক টিম | ${brand.name}`,
    description:
      'ফুল-স্ট্যাক ডেভেলপমেন্ট, ই-কমার্স, ওয়েব অ্যাপ, UI/UX ডিজাইন, ভিডিও, ডিজিটাল মার্কেটিং ও Google বিজ্ঞাপন: কী কী থাকে, কত সময় লাগে।',
    heading: 'আমরা কী করি, আর কী করি না।',
  },
  '/portfolio': {
    title: `আমাদের কাজ: দোকান, অ্যাপ, ভিডিও | ${brand.name}`,
    description:
      'লঞ্চের টিকিট, নামাজের ফাঁকে খেজুর, নয়টি মেরামতের ভ্যান, চল্লিশ সেকেন্ডের চা: সমস্যা কী ছিল, আমরা কী করেছি, ফল কী হয়েছে।',
    heading: 'সমস্যা কী ছিল, আমরা কী করেছি।',
  },
  '/products': {
    title: `Creator LinkHub ও আরও দুটি | ${brand.name}`,
    description:
      'Creator LinkHub আপনার সব লিংকের ফ্রি পেজ। অনলাইন দোকান আর পোর্টফোলিও আমরা বানিয়ে দিই, লিখিতভাবে ঠিক করা নির্দিষ্ট দামে।',
    heading: 'শুরু করার তিনটি পথ।',
  },
  '/testimonials': {
    title: `ক্লায়েন্টের কথা, ভালো-মন্দ দুটোই | ${brand.name}`,
    description:
      'ঢাকা, দুবাই ও রিয়াদের ক্লায়েন্টদের কথা: কী কঠিন ছিল, কী হয়েছে, আর যে সকালে সব উল্টোপাল্টা, সেদিন আমরা কী করেছি।',
    heading: 'তাঁদের মুখেই শুনুন।',
  },
  '/contact': {
    title: `যোগাযোগ: ইমেইল, WhatsApp, ফোন | ${brand.name}`,
    description: 'বাংলা, ইংরেজি বা আরবিতে লিখুন কিংবা ফোন করুন। ঢাকা, দুবাই ও রিয়াদে আমাদের কাজের সময়, আর লেখার পর কী হয়।',
    heading: 'আমাদের লিখুন।',
  },
  '/support': {
    title: `প্রশ্ন ও উত্তর | ${brand.name}`,
    description:
      'দাম, অগ্রিম, পেমেন্টের উপায়, কাজের দিন, কোড কার, ২৪/৭ সাপোর্টে কী থাকে, আর Creator LinkHub আপনার তথ্য কীভাবে রাখে।',
    heading: 'সবাই যা জানতে চান।',
  },
  '/privacy': {
    title: `গোপনীয়তা | ${brand.name}`,
    description: 'আপনার কোন তথ্য রাখি, কেন, কতদিন, আর কীভাবে তা বদলাতে বা মুছতে বলবেন।',
    heading: 'গোপনীয়তা',
  },
  '/terms': {
    title: `শর্তাবলি | ${brand.name}`,
    description: 'এই সাইট আর Creator LinkHub-এর নিয়ম, সহজ ভাষায়।',
    heading: 'শর্তাবলি',
  },
  '/start-project': {
    title: `প্রজেক্ট শুরু করুন | ${brand.name}`,
    description:
      'কী দরকার, মিনিট তিনেকে জানান। একজন মানুষ পড়েন এবং এক কর্মদিবসের মধ্যে প্রশ্ন বা প্রাথমিক খরচ জানিয়ে উত্তর দেন।',
    heading: 'প্রজেক্ট শুরু করুন',
  },
}

const { heroActions, figures, team } = english.homePage

export const homePage: typeof english.homePage = {
  heroLines: ['পাকা', 'সেলাইয়ের', 'ওয়েবসাইট'],
  heroText:
    'বাংলাদেশ, আরব আমিরাত আর সৌদি আরবের ব্যবসার জন্য আমরা ওয়েবসাইট, অনলাইন দোকান ও ওয়েব অ্যাপ ডিজাইন করি, বানাই, মানুষের কাছে পৌঁছে দিই। প্রথম খসড়া থেকে কিছু বিগড়ে যাওয়ার রাত পর্যন্ত, সুতা থাকে এক ছোট টিমের হাতে।',
  heroActions: {
    first: { ...heroActions.first, label: 'প্রজেক্ট শুরু করুন' },
    second: { ...heroActions.second, label: 'আমাদের কাজ' },
  },
  figures: translateEntries(figures, ({ picture }) => picture, {
    stitches: {
      value: '৫০+',
      label: 'প্রজেক্ট শেষ',
      caption: 'প্রতিটির জন্য একটি ফোঁড়, আরেকটি এখন সুইয়ে।',
    },
    boats: {
      value: '৩',
      label: 'দেশে ক্লায়েন্ট',
      caption: 'বাংলাদেশ, আরব আমিরাত ও সৌদি আরব।',
    },
    wheel: { value: '২৪/৭', label: 'সাপোর্ট', caption: brand.supportPromise },
  }),
  services: {
    heading: 'সাত সেবা, সাত ফোঁড়।',
    text: 'প্রতিটি সেবার নিজের একটি ফোঁড় আছে। এই সাইটে সেবাটির পাশে বারবার সেটি দেখবেন।',
  },
  technologies: {
    heading: 'যা দিয়ে বানাই',
    text: 'যে টুলের নিয়মিত যত্ন হয়, যা অন্যরাও জানেন, আর আমাদের ছেড়ে গেলেও যা নিয়ে আপনি আটকাবেন না।',
  },
  team: {
    heading: 'কাপড়ে যাঁদের হাত',
    action: { ...team.action, label: 'এগারো জনকে চিনুন' },
  },
}

const { callToAction } = english.aboutPage

export const aboutPage: typeof english.aboutPage = {
  intro:
    'ঢাকায় আমরা এগারো জন। ওয়েব ডেভেলপমেন্ট, মার্কেটিং ও বিনিয়োগের সেবা দিই, আর আপনি কথা বলেন তাঁদের সঙ্গেই, যাঁরা কাজটি করেন।',
  callToAction: {
    heading: 'আমাদের সঙ্গে কাজ শুরু করবেন?',
    action: { ...callToAction.action, label: 'যোগাযোগ করুন' },
  },
  form: {
    heading: 'কোথায় সুতা খুলছে, বলুন।',
    text: 'দুই লাইনই যথেষ্ট। প্রতিটি বার্তা একজন মানুষ পড়েন, এক কর্মদিবসের মধ্যে উত্তর দেন: বাংলা, ইংরেজি বা আরবিতে।',
    cardTitle: 'যোগাযোগ',
  },
}

export const servicesPage: typeof english.servicesPage = {
  intro:
    'প্রতিটি সেবায় লেখা আছে কী কী থাকে, আপনাকে কী করতে হবে, আপনি কী পাবেন, আর সাধারণত কত সময় লাগে। এর চেয়ে কমে আপনার কাজ হলে সেটাই বলি।',
  index: 'সব সেবা',
  labels: {
    forWhom: 'কাদের জন্য',
    included: 'কী কী থাকে',
    steps: 'কাজের ধাপ',
    youDo: 'আপনি',
    youGet: 'আপনি পান',
    typicalTime: 'কত সময় লাগে',
    isNot: 'এটি যা নয়',
    action: 'এটি দিয়ে শুরু করুন',
  },
}

export const portfolioPage: typeof english.portfolioPage = {
  intro: 'কয়েকটি প্রজেক্ট, গোড়া থেকে বলা। কোথায় গড়বড় হয়েছে, তাও বলি, কারণ কিছু না কিছু হয়ই।',
  labels: {
    problem: 'সমস্যা কী ছিল',
    work: 'আমরা কী করেছি',
    result: 'ফল কী হয়েছে',
    technologies: 'যা দিয়ে তৈরি',
    previous: 'আগেরটি',
    next: 'পরেরটি',
    back: 'সব কাজের গল্প',
  },
  callToAction: {
    heading: 'আপনারটিও এভাবেই শুরু হবে।',
    text: 'আজ কোথায় আটকাচ্ছে, বলুন। দুই লাইনই যথেষ্ট।',
    action: 'প্রজেক্ট শুরু করুন',
  },
}

export const productsPage: typeof english.productsPage = {
  intro: 'একটি পাঁচ মিনিটেই নিজে চালু করতে পারবেন। দুটি আমরা বানিয়ে দিই।',
  action: 'শুরু করুন',
  login: { ...english.productsPage.login, question: 'পেজ আগে থেকেই আছে?', label: 'লগইন' },
}

export const testimonialsPage: typeof english.testimonialsPage = {
  intro: 'কী কঠিন ছিল, কী হয়েছে, আর ফোনটা কে ধরেছেন।',
  story: 'কাজের গল্প:',
}

export const supportPage: typeof english.supportPage = {
  intro: 'আপনার প্রশ্ন এখানে না থাকলে জিজ্ঞেস করুন। ভালো প্রশ্ন এখানে জায়গা পায়।',
  action: { ...english.supportPage.action, label: 'জিজ্ঞেস করুন' },
  groups: 'সরাসরি যান',
  search: {
    label: 'প্রশ্ন খুঁজুন',
    placeholder: 'অগ্রিম, আরবি, ডোমেইন',
    foundOne: 'টি প্রশ্নে এই শব্দ আছে।',
    foundMany: 'টি প্রশ্নে এই শব্দ আছে।',
    foundNone: 'একটি শব্দে খুঁজুন, বা আমাদের জিজ্ঞেস করুন।',
  },
}

export const startProjectPage: typeof english.startProjectPage = {
  intro: 'লাগবে শুধু আপনার নাম, ইমেইল আর প্রজেক্ট নিয়ে দু-চার কথা। বাকিটা জানালে উত্তর আরও ভালো হয়।',
  back: { ...english.startProjectPage.back, label: 'হোমে ফিরুন' },
  descriptionHint: 'কী কাজের জন্য, কারা ব্যবহার করবেন, কবে দরকার। কয়েক লাইনই যথেষ্ট।',
}

const footerHeadings: Record<string, string> = {
  Services: 'সেবা',
  Company: 'স্টুডিও',
  Support: 'সহায়তা',
}

export const footer: typeof english.footer = {
  ...english.footer,
  heading: 'খোলা সুতাটা আমাদের দিন।',
  columns: english.footer.columns.map(({ heading, links }) => ({
    heading: footerHeadings[heading] ?? heading,
    links: translateEntries(links, ({ to }) => to, {
      '/services#full-stack-development': { label: 'ফুল-স্ট্যাক' },
      '/services#e-commerce': { label: 'ই-কমার্স' },
      '/services#web-applications': { label: 'ওয়েব অ্যাপ' },
      '/services#ui-ux-design': { label: 'UI/UX ডিজাইন' },
      '/services': { label: 'সব সেবা' },
      '/about': { label: 'আমরা' },
      '/portfolio': { label: 'কাজ' },
      '/products': { label: 'প্রোডাক্ট' },
      '/testimonials': { label: 'মতামত' },
      '/support': { label: 'প্রশ্নোত্তর' },
      '/contact': { label: 'যোগাযোগ' },
      '/login': { label: 'LinkHub লগইন' },
      '/register': { label: 'অ্যাকাউন্ট খুলুন' },
      '/privacy': { label: 'গোপনীয়তা' },
      '/terms': { label: 'শর্তাবলি' },
    }),
  })),
}
