export const linkhubPages = {
  '/create-linkhub': {
    title: 'Create your LinkHub page | Creator LinkHub',
    description: 'A picture, a few words and your links: your own page in a few minutes, free.',
    heading: 'Create your page',
  },
  '/login': {
    title: 'Log in | Creator LinkHub',
    description: 'Log in to edit your LinkHub page and see its visits.',
    heading: 'Login to LinkHub',
  },
  '/register': {
    title: 'Create an account | Creator LinkHub',
    description: 'An email address and a password are all you need for a free LinkHub page.',
    heading: 'Create Account',
  },
  '/forgot-password': {
    title: 'Forgotten password | Creator LinkHub',
    description: 'Ask for an email with a link to choose a new password.',
    heading: 'Forgotten your password?',
  },
  '/reset-password': {
    title: 'Choose a new password | Creator LinkHub',
    description: 'Choose a new password for your LinkHub account with the link from our email.',
    heading: 'Choose a new password',
  },
  '/verify-email': {
    title: 'Confirm your email address | Creator LinkHub',
    description: 'Confirm the email address of your LinkHub account with the link from our email.',
    heading: 'Confirm your address',
  },
  '/account': {
    title: 'Your account | Creator LinkHub',
    description: 'Change your email address and password, see where you are logged in, and download your data.',
    heading: 'Account',
  },
  '/dashboard': {
    title: 'Your dashboard | Creator LinkHub',
    description: 'Edit your links and the look of your page, and see how many people came.',
    heading: 'Dashboard',
  },
}

/** Shown for every address that is not there. */
export const notFound = {
  heading: 'Page Not Found',
  text: 'The page you are looking for does not exist or is under construction.',
  action: { label: 'Return to Home', to: '/' },
}

export const legalLabels = { contents: 'On this page', updatedOn: 'Last changed on' }
