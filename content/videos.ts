/** Words of the dashboard about videos and music on a page. */
export const videos = {
  heading: 'Video and sound',
  empty: 'Paste the link of a video or a song. Visitors watch or listen on your page, without leaving it.',
  add: 'Add a video or music',
  form: {
    heading: { add: 'Add a video or music', edit: 'Edit video' },
    url: 'Link',
    urlHint: 'From YouTube, Vimeo, TikTok, Facebook, Spotify or SoundCloud.',
    title: 'Title',
    titleHint: 'Leave it empty to use the title from the site. Facebook has none.',
  },
  /** Why the site told neither title nor picture. */
  problem: {
    gone: (site: string) => `${site} does not show this video to others: it was removed or is private.`,
    unreachable: (site: string) =>
      `${site} did not answer. The video plays. We will try again to get its title and picture.`,
  },
}
