import type * as english from '../requests.ts'
import { writeNumber } from './write-number.ts'

export const isDraft = true

export const requestSentences: typeof english.requestSentences = {
  'invalid-fields': '',
  bug: 'আমাদের দিক থেকে একটি সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  'database-away': 'এই মুহূর্তে আমাদের ডেটাবেজে পৌঁছানো যাচ্ছে না। কিছু হারায়নি; একটু পরে আবার চেষ্টা করুন।',
  'database-full': 'এই মুহূর্তে এটি রাখার জায়গা নেই। আগে যা রাখা হয়েছে, সব ঠিক আছে; পরে আবার চেষ্টা করুন।',
  'database-damaged': 'এই মুহূর্তে আমাদের ডেটাবেজ পড়া যাচ্ছে না, আমরা বিষয়টি দেখছি। পরে আবার চেষ্টা করুন।',

  'malformed-request': 'অনুরোধটি বোঝা যায়নি।',
  'malformed-address': 'অনুরোধের ঠিকানাটি বোঝা যায়নি।',
  'unreadable-method': 'এই সার্ভার ওই মেথড বোঝে না।',
  'unknown-method': ({ methods }) => `এই সার্ভার বোঝে ${methods.join(', ')}।`,
  'expectation-failed': 'Expect হেডারে যা চাওয়া হয়েছে, এই সার্ভার তা পারে না।',
  'header-too-large': 'অনুরোধের হেডার ১৬ KiB-র চেয়ে বড়।',
  'request-too-slow': 'অনুরোধটি আসতে অনেক বেশি সময় লেগেছে।',
  'read-only-page': 'পেজটি শুধু পড়া যায়।',
  'foreign-form': 'ফর্মটি অন্য ওয়েবসাইট থেকে এসেছে, তাই পাঠানো হয়নি।',
  'wrong-form-type': ({ type }) => `ফর্মটি ${type} কনটেন্ট টাইপে পাঠান।`,
  'length-required': 'ফর্মটি কত বড়, তা Content-Length-এ জানান।',
  'posted-form-too-large': ({ kib }) => `ফর্মটি এখানকার সীমা ${writeNumber(kib)} KiB-র চেয়ে বড়।`,

  'unknown-host': 'এই ডোমেইনে কোনো সাইট নেই।',
  'unknown-path': 'এই ঠিকানায় কিছু নেই।',
  'wrong-method': ({ methods }) => `এই ঠিকানা বোঝে ${methods.join(', ')}।`,
  'foreign-origin': 'অনুরোধটি অন্য ওয়েবসাইট থেকে এসেছে, তাই কাজটি করা হয়নি।',
  'wrong-content-type': ({ type }) => `অনুরোধটি ${type} কনটেন্ট টাইপে পাঠান।`,
  'compressed-body': 'অনুরোধটি কমপ্রেস না করে পাঠান।',
  'body-too-large': ({ kib }) => `অনুরোধটি এখানকার সীমা ${writeNumber(kib)} KiB-র চেয়ে বড়।`,
  'too-many-values': ({ max }) => `অনুরোধটিতে এখানকার সীমা ${writeNumber(max)}টির চেয়ে বেশি মান আছে।`,
  'body-cut-short': 'পুরোটা পৌঁছানোর আগেই অনুরোধটি থেমে গেছে।',
  'malformed-json': 'অনুরোধটি সঠিক JSON নয়। দেখে নিয়ে আবার পাঠান।',
  'not-an-object': 'ফর্মের ঘরগুলো একটি JSON অবজেক্টে পাঠান।',
  'malformed-form': 'ফর্মটি পুরোপুরি পৌঁছায়নি। আবার পাঠান।',
  'form-too-large': 'ফর্মটি এখানকার সীমা ১২ MB-র চেয়ে বড়।',
  'form-text-too-large': 'ফর্মের একটি লেখা এখানকার সীমা ৬৪ KB-র চেয়ে বড়।',
  'too-many-form-fields': 'ফর্মে ঘরের সংখ্যা অনেক বেশি।',
  'too-many-files': ({ max }) => `সর্বোচ্চ ${writeNumber(max)}টি ফাইল পাঠানো যায়।`,
  'uploads-busy': 'এই মুহূর্তে অনেক ফাইল আপলোড হচ্ছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  'upload-too-slow': 'আপনার ফাইল আসতে অনেক সময় লাগছিল, আর অন্যরা অপেক্ষায় ছিলেন। এক মিনিট পরে আবার চেষ্টা করুন।',
  'idempotency-key-malformed': 'Idempotency-Key-তে ১ থেকে ২৫৫টি সাধারণ অক্ষর থাকে। এলোমেলো একটি UUID ভালো হয়।',
  'idempotency-key-reused': 'এই Idempotency-Key আগে অন্য একটি মেসেজে ব্যবহার হয়েছে। এটি নতুন কী দিয়ে পাঠান।',
  'already-under-way': 'এটি সেভ হচ্ছে। একটু অপেক্ষা করে দেখে নিন।',
  'network-limit': ({ email }) =>
    `গত এক ঘণ্টায় আপনার নেটওয়ার্ক থেকে এ ধরনের অনেক অনুরোধ এসেছে। ${email} ঠিকানায় লিখুন, অথবা পরে আবার চেষ্টা করুন।`,
  'account-limit': 'গত এক ঘণ্টায় আপনি এটি অনেকবার করেছেন। পরে আবার চেষ্টা করুন।',
  'unknown-command': ({ usage }) => `এই কমান্ড বোঝে:\n${usage}`,
}
