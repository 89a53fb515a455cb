import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Only for developers. */
const inDevelopment =
  process.env.NODE_ENV === 'production' ? [] : [route('style-guide', 'style-guide/route.tsx')]

export default [
  index('pages/home/route.tsx'),
  route('about', 'pages/about/route.tsx'),
  route('services', 'pages/services/route.tsx'),
  route('services/:slug', 'pages/service/route.tsx'),
  route('industries', 'pages/industries/route.tsx'),
  route('industries/:slug', 'pages/industry/route.tsx'),
  route('careers', 'pages/careers/route.tsx'),
  route('locations', 'pages/locations/route.tsx'),
  route('contact', 'pages/contact/route.tsx'),
  route('admin', 'admin/route.tsx'),
  ...inDevelopment,
  route('*', 'pages/not-found/route.tsx'),
] satisfies RouteConfig
