/** Labels for sharing a page: in the dashboard's header and the first steps of a new owner. */

export const share = {
  heading: 'Share your page',
  address: 'Your address',
  open: 'Share',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  /** Where the browser does not let the page copy. */
  marked: 'Selected. Now copy it.',
  /** What a new page still lacks. The dialog for sharing has no address. */
  setup: {
    heading: 'First steps',
    done: (done: number, of: number) => `${done} of ${of}`,
    picture: { label: 'Add your picture', to: '/dashboard?tab=appearance#pictures' },
    link: { label: 'Add your first link', to: '/dashboard?tab=links#add-link' },
    confirm: { label: 'Confirm your email address', to: '/account' },
    share: { label: 'Share your page', to: '' },
    ticked: '(done)',
    dismiss: 'Hide the first steps',
  },
}
