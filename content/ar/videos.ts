import type * as english from '../videos.ts'

export const isDraft = true

export const videos: typeof english.videos = {
  heading: 'فيديو وصوت',
  empty: 'الصق رابط فيديو أو أغنية. يشاهد الزوار أو يستمعون في صفحتك دون مغادرتها.',
  add: 'إضافة فيديو أو صوت',
  form: {
    heading: { add: 'إضافة فيديو أو صوت', edit: 'تعديل هذا الفيديو' },
    url: 'الرابط',
    urlHint: 'من YouTube أو Vimeo أو TikTok أو Facebook أو Spotify أو SoundCloud.',
    title: 'العنوان',
    titleHint: 'اتركه فارغًا ليظهر العنوان الذي يعطيه الموقع. Facebook لا يعطي عنوانًا.',
  },
  problem: {
    gone: (site: string) => `‏${site} لا يعرض هذا الفيديو للآخرين: حُذف أو صار خاصًا.`,
    unreachable: (site: string) => `لم يستجب ${site}. الفيديو يعمل، وسنعيد المحاولة لجلب العنوان والصورة.`,
  },
}
