import type * as english from '../videos.ts'

export const isDraft = true

export const videos: typeof english.videos = {
  heading: 'ভিডিও ও গান',
  empty: 'ভিডিও বা গানের লিংক পেস্ট করুন। ভিজিটররা আপনার পেজে থেকেই দেখবেন বা শুনবেন।',
  add: 'ভিডিও বা গান যোগ করুন',
  form: {
    heading: { add: 'ভিডিও বা গান যোগ করুন', edit: 'ভিডিও এডিট করুন' },
    url: 'লিংক',
    urlHint: 'YouTube, Vimeo, TikTok, Facebook, Spotify বা SoundCloud থেকে।',
    title: 'শিরোনাম',
    titleHint: 'খালি রাখলে ওই সাইটের দেওয়া শিরোনাম থাকবে। Facebook কোনো শিরোনাম দেয় না।',
  },
  problem: {
    gone: (site: string) => `${site} এই ভিডিও অন্যদের দেখায় না: সরানো হয়েছে, অথবা প্রাইভেট।`,
    unreachable: (site: string) => `${site} সাড়া দেয়নি। ভিডিও চলবে; শিরোনাম আর ছবির জন্য আমরা আবার চেষ্টা করব।`,
  },
}
