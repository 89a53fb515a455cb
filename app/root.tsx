import enhance from 'virtual:enhance/every-page'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, useMatches, useRouteLoaderData } from 'react-router'
import { errorPagePath } from '#content/addresses/editable-pages.ts'
import { footerColumnsOf, navigationOf } from '#content/addresses/navigation.ts'
import { chrome } from '#content/chrome.ts'
import { company } from '#content/company.ts'
import { previewProblems } from '#content/preview.ts'
import type { Route } from './+types/root.ts'
import archivo from './fonts/archivo.woff2?url'
import { SpeculationRules } from './head/speculation-rules.tsx'
import { ErrorPage } from './sections/error-page.tsx'
import { Footer } from './sections/footer.tsx'
import { Header } from './sections/header.tsx'
import { Notices } from './sections/notices.tsx'
import { pageContext } from './sections/page-context.ts'
import previewStyle from './sections/preview-banner.css?inline'
import { PreviewBanner } from './sections/preview-banner.tsx'
import sharedStyle from './styles/app.css?inline'
import { ToastViewport } from './toast/viewport.tsx'

export function loader(args: Route.LoaderArgs) {
  const { site, origin, preview, previewProblem } = args.context.get(pageContext)
  return {
    origin,
    company: site.company,
    chrome: site.chrome,
    inbox: site.contact.inbox !== undefined,
    navigation: navigationOf(site),
    footerColumns: footerColumnsOf(site),
    preview,
    previewProblem,
  }
}

/** What a route can say about its page. */
interface RouteHandle {
  /** Its own CSS. It is inlined after the shared CSS, since a file would cost another round trip. */
  style?: string
  /** Further CSS if the site receives messages and applications. */
  inboxStyle?: string
  /** What its own controls need beyond the script of every page. */
  script?: string
  /** The same if the site receives messages and applications; otherwise `script`. */
  inboxScript?: string
  /** Whether React runs on it in the browser. */
  hydrate?: boolean
}

/** What header and footer need; there are no menus if even the root loader failed. */
const useLayoutData = () =>
  useRouteLoaderData<typeof loader>('root') ?? {
    origin: '',
    company,
    chrome,
    inbox: false,
    navigation: [],
    footerColumns: [],
    preview: undefined,
    previewProblem: undefined,
  }

// The second font is not preloaded: on a slow connection it would delay the page and its first paint.
export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function Layout({ children }: { children: ReactNode }) {
  const layout = useLayoutData()
  const matches = useMatches()
  const path = matches.at(-1)?.pathname ?? ''
  const handles = matches.map(({ handle }) => handle as RouteHandle | undefined)
  const hydrated = handles.some((handle) => handle?.hydrate)
  const scripts = handles.map((handle) => (layout.inbox && handle?.inboxScript) || handle?.script || '')
  const style = handles
    .map((handle) => (handle?.style ?? '') + ((layout.inbox && handle?.inboxStyle) || ''))
    .concat(layout.preview ? previewStyle : '')
    .join('')

  return (
    // A browser that translates a page replaces nodes that React would still change.
    <html lang="en" translate={hydrated ? 'no' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {layout.preview && <meta name="robots" content="noindex, nofollow" />}
        {/* The first paint waits until the bar and the title of the page are parsed: both move while the rest of them arrives
            (HTML, "render-blocking mechanism"). The panel has no `#hero`. */}
        <link rel="expect" href={hydrated ? '#main' : '#hero'} blocking="render" />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, allowed by their hash */}
        <style dangerouslySetInnerHTML={{ __html: `${sharedStyle}@layer components{${style}}` }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own compiled script, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: enhance + scripts.join('') }} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {layout.chrome.skipLink}
        </a>
        <Header {...layout} path={path} />
        {layout.preview && <PreviewBanner {...layout.preview} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer {...layout} columns={layout.footerColumns} />
        <ToastViewport {...layout.chrome.toasts} />
        <Notices notices={layout.chrome.notices} />
        {!hydrated && !layout.preview && <SpeculationRules />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { company, chrome, navigation, previewProblem } = useLayoutData()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const { notFound, failure } = chrome.errors
  if (previewProblem) {
    const notice = previewProblems[previewProblem]
    return (
      <>
        <title>{`${notice.title} | ${company.name}`}</title>
        <meta name="robots" content="noindex" />
        <ErrorPage notice={notice} links={navigation} />
      </>
    )
  }
  return (
    <>
      <title>{`${missing ? notFound.tabTitle : failure.title} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      {missing ? (
        <ErrorPage
          notice={notFound}
          editPath="/404"
          contact={{ text: notFound.contact, email: company.email }}
          links={navigation}
        />
      ) : (
        <ErrorPage notice={failure} editPath={errorPagePath} links={navigation} />
      )}
    </>
  )
}
