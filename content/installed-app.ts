/** The dashboard as an app, and its notifications; in the settings of the account. */
export const installedApp = {
  heading: 'App and notifications',
  install: {
    text: 'Install the dashboard as an app. It opens from your home screen, also without internet, and other apps can share links with it.',
    done: 'The app is installed on this device.',
    byMenu: 'Open the dashboard, then the browser menu, and choose “Install app” or “Add to home screen”.',
    byShare: 'Open the dashboard in Safari, tap Share and choose “Add to Home Screen”.',
    open: { label: 'Open the dashboard', to: '/dashboard' },
  },
  device: {
    label: 'Notify me on this device',
    hint: 'When somebody writes to you or taps “Order on WhatsApp”. Notifications never show what a message says.',
    unsupported: 'This browser cannot show notifications.',
    needsApp:
      'On iPhone and iPad, add the app to your home screen first. Then open it there and come back to this page.',
    denied:
      'Notifications are blocked for this site. Allow them in your browser: tap the icon next to the address, then “Permissions” or “Site settings”. Then load this page again.',
    unconfirmed: 'Confirm your email address first. It is further down on this page.',
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
