import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('marketing/home.route.tsx'),
  route('hub/:username', 'linkhub/hub.route.tsx'),
  route('*', 'marketing/not-found.route.tsx'),
] satisfies RouteConfig
