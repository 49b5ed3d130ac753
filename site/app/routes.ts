import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('frame/framed.route.tsx', [
    index('marketing/home.route.tsx'),
    route('services', 'marketing/services.route.tsx'),
    route('portfolio', 'marketing/portfolio.route.tsx'),
    route('portfolio/:slug', 'marketing/case-study.route.tsx'),
    route('products', 'marketing/products.route.tsx'),
    route('testimonials', 'marketing/testimonials.route.tsx'),
    route('contact', 'marketing/contact.route.tsx'),
    route('support', 'marketing/support.route.tsx'),
    route('privacy', 'marketing/privacy.route.tsx'),
    route('terms', 'marketing/terms.route.tsx'),
    route('login', 'auth/login.route.tsx'),
    route('register', 'auth/register.route.tsx'),
    route('forgot-password', 'auth/forgot-password.route.tsx'),
    route('reset-password', 'auth/reset-password.route.tsx'),
    layout('auth/protected.route.tsx', [
      route('create-linkhub', 'linkhub/create-linkhub.route.tsx'),
      route('dashboard', 'linkhub/dashboard.route.tsx'),
    ]),
    route('about', 'team/about.route.tsx'),
    route('start-project', 'project-requests/start-project.route.tsx'),
    route('*', 'marketing/not-found.route.tsx'),
  ]),
  route('hub/:username', 'linkhub/hub.route.tsx'),
  route('robots.txt', 'frame/robots.route.ts'),
  route('sitemap.xml', 'frame/sitemap.route.ts'),
  route('site.webmanifest', 'frame/manifest.route.ts'),
] satisfies RouteConfig
