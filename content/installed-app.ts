/** Among the settings of the account. */
export const appSection = {
  heading: 'App and notifications',
  text: 'Install the dashboard as an app and get notified of messages and orders. It opens from your home screen, also without internet, and other apps can share links with it.',
  open: 'Set up',
  close: 'Close',
}

/** In its dialog. */
export const installedApp = {
  install: {
    how: 'Open the dashboard. Then choose “Install app” or “Add to home screen” in the browser menu; on iPhone and iPad, tap Share in Safari and choose “Add to Home Screen”.',
    open: { label: 'Open the dashboard', to: '/dashboard' },
  },
  device: {
    label: 'Notify me on this device',
    hint: 'When somebody writes to you or taps “Order on WhatsApp”. Notifications never show what a message says.',
    unsupported:
      'This browser cannot show notifications. On iPhone and iPad, add the app to your home screen first, open it there and come back to this page.',
    denied:
      'Notifications are blocked for this site. Allow them in your browser: tap the icon next to the address, then “Permissions” or “Site settings”. Then load this page again.',
    unconfirmed: 'Confirm your email address first.',
  },
  quiet: {
    label: 'Quiet hours',
    hint: 'Nothing is sent at these times. Afterwards you get one notification about everything that came in.',
    from: 'From',
    until: 'Until',
    zone: 'Time zone of your page:',
  },
  saved: 'Saved',
  failed: 'Something went wrong. Try again.',
}

/** On the dashboard while the server cannot be reached. */
export const offline = 'You are offline. This is what you saw last. Changes are sent when you are back online.'

/** What another app has shared with the dashboard. */
export const shared = {
  heading: 'Add what you shared',
  question: 'Add it as',
  notVideo: 'This link is not a video or music that can be played on your page.',
  nothing: 'There is no link in what you shared. Share a web page, or a video from YouTube.',
}
