import type { Brand } from '@nokshi/contract/website/site-content.ts'
import * as english from '../brand.ts'
import { translateEntries } from '../translate-entries.ts'

export const { colours } = english

export const isDraft = true

export const brand: Brand = {
  ...english.brand,
  tagline: 'পাকা সেলাইয়ের ওয়েবসাইট',
  sentence:
    'বাংলাদেশ, সংযুক্ত আরব আমিরাত আর সৌদি আরবের ব্যবসার জন্য আমরা ওয়েবসাইট ডিজাইন করি, বানাই আর মানুষের কাছে পৌঁছে দিই।',
  replyPromise: 'রবি থেকে বৃহস্পতিবার, ঢাকার সময়ে, এক কর্মদিবসের মধ্যে আমরা উত্তর দিই।',
  supportPromise: 'জরুরি সমস্যায় যেকোনো সময়, বাকি সবকিছুতে কাজের সময়ে।',
  calendar: { ...english.brand.calendar, workingDaysInWords: 'রবিবার থেকে বৃহস্পতিবার' },
  contact: { ...english.brand.contact, address: 'ঢাকা, বাংলাদেশ' },
  city: 'ঢাকা',
  areaServed: translateEntries(english.brand.areaServed, ({ code }) => code, {
    BD: { name: 'বাংলাদেশ', inText: 'বাংলাদেশ' },
    AE: { name: 'সংযুক্ত আরব আমিরাত', inText: 'আরব আমিরাত' },
    SA: { name: 'সৌদি আরব', inText: 'সৌদি আরব' },
  }),
  languages: translateEntries(english.brand.languages, ({ code }) => code, {
    bn: { name: 'বাংলা' },
    en: { name: 'ইংরেজি' },
    ar: { name: 'আরবি' },
  }),
}
