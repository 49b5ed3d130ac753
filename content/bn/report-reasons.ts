import type * as english from '../report-reasons.ts'

export const isDraft = true

export const reportReasonLabels: typeof english.reportReasonLabels = {
  scam: 'এটি প্রতারণা, কিংবা পাসওয়ার্ড বা টাকা হাতিয়ে নেয়',
  money: 'মিথ্যা কথা বলে টাকা চাইছে',
  impersonation: 'অন্য কারও পরিচয়ে চলছে',
  hate: 'মানুষকে হুমকি দেয় বা অপমান করে',
  sexual: 'যৌন কনটেন্ট দেখায়',
  illegal: 'বেআইনি কিছু বিক্রি করে বা দেখায়',
  copyright: 'অনুমতি ছাড়া আমার কাজ ব্যবহার করছে',
  other: 'অন্য কিছু',
}
