/** Words of the dashboard about videos and music on a page. */
export const videos = {
  heading: 'Video and sound',
  empty: 'Paste the link of a video or a song. Visitors watch or listen on your page, without leaving it.',
  add: 'Add a video or music',
  form: {
    heading: { add: 'Add a video or music', edit: 'Change this video' },
    url: 'Link',
    urlHint: 'From YouTube, Vimeo, TikTok, Facebook, Spotify or SoundCloud.',
    title: 'Title',
    titleHint: 'Leave it empty for the title that the site gives it. Facebook gives none.',
  },
  /** Why the site told neither title nor picture. */
  problem: {
    gone: (site: string) => `${site} does not show this video to others: it was removed, or is private.`,
    unreachable: (site: string) => `${site} did not answer. The video plays; we try again for title and picture.`,
  },
}
