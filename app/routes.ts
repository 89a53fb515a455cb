import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** For who builds the site, not for who visits it. */
const workshop = process.env.NODE_ENV === 'production' ? [] : [route('specimen', 'specimen/route.tsx')]

export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('services', 'routes/services.tsx'),
  route('services/:slug', 'routes/service.tsx'),
  route('industries', 'routes/industries.tsx'),
  route('industries/:slug', 'routes/industry.tsx'),
  route('careers', 'routes/careers.tsx'),
  route('locations', 'routes/locations.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('admin', 'admin/route.tsx'),
  ...workshop,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
