import type { PageLink } from '@nokshi/contract/website/site-content.ts'

export const navigation: {
  links: PageLink[]
  action: PageLink
  dashboard: PageLink
  account: { heading: string; links: PageLink[] }
} = {
  links: [
    { label: 'Home', to: '/' },
    { label: 'About', to: '/about' },
    { label: 'Services', to: '/services' },
    { label: 'Portfolio', to: '/portfolio' },
    { label: 'Products', to: '/products' },
    { label: 'Testimonials', to: '/testimonials' },
  ],
  action: { label: 'Get Started', to: '/start-project' },
  /** Only for people who have a LinkHub page. */
  dashboard: { label: 'Dashboard', to: '/dashboard' },
  /** In the menu of small screens, for everybody else. */
  account: {
    heading: 'Creator LinkHub',
    links: [
      { label: 'Login', to: '/login' },
      { label: 'Create an account', to: '/register' },
    ],
  },
}
