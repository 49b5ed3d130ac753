import type * as english from '../appearance.ts'
import { writeCount } from './write-count.ts'

/** True until a native reader has read the file. */
export const isDraft = true

export const appearance: typeof english.appearance = {
  labels: 'লেখা',
  look: 'ডিজাইন',
  order: 'ক্রম',
  pictures: 'ছবি',
  background: 'ব্যাকগ্রাউন্ড',
  details: 'রং ও আকার',
  ready: {
    label: 'রেডিমেড ডিজাইন',
    names: {
      kantha: 'কাঁথা',
      river: 'নদী',
      jamdani: 'জামদানি',
      gamcha: 'গামছা',
      rickshaw: 'রিকশা',
      zellige: 'টালি',
      tea: 'চা-বাগান',
      lantern: 'লণ্ঠন',
      night: 'রাত',
      dunes: 'বালিয়াড়ি',
    },
  },
  left: (left) => `আর ${writeCount(left)}টি অক্ষর লেখা যাবে`,
  over: (over) => `${writeCount(over)}টি অক্ষর বেশি হয়েছে`,
  shape: { label: 'লিংকের আকার', choices: { label: 'লেবেল', pill: 'গোলাকার', outline: 'শুধু বর্ডার' } },
  fill: { label: 'লিংকের রং', choices: { label: 'মানানসই', colour: 'আপনার রং' } },
  pattern: {
    label: 'প্যাটার্ন',
    choices: { none: 'নেই', checks: 'চেক', waves: 'ঢেউ', diamonds: 'বরফি', stars: 'তারা', leaves: 'পাতা', petals: 'পাপড়ি' },
  },
  typeface: { label: 'ফন্ট', choices: { plain: 'সাধারণ', book: 'বইয়ের হরফ', display: 'শিরোনামের হরফ' } },
  portrait: { label: 'আপনার ছবির আকার', choices: { round: 'গোল', square: 'বর্গাকার' } },
  blocks: {
    hint: 'আপনার ছবি, নাম ও বায়ো সবার আগে থাকে।',
    names: {
      profiles: 'প্রোফাইল',
      links: 'লিংক',
      videos: 'ভিডিও ও গান',
      products: 'দোকান',
      payments: 'পেমেন্ট',
      connect: 'যোগাযোগ বাটন',
      registrations: 'লাইসেন্স ও নিবন্ধন',
    },
  },
}
