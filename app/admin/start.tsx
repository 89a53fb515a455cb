// Hydrates the panel that the server has rendered (docs/decisions/0002-no-hydration.md).
import { type ComponentProps, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rememberPanel } from '#app/panel-opened.ts'
import { chrome } from '#content/chrome.ts'
import { AdminPage } from './admin-page.tsx'
import { clickMovingButtons } from './moving-buttons.ts'

const panel = document.querySelector<HTMLElement>('#panel')
if (!panel?.dataset.props) throw new Error('This page has no panel')
const props: ComponentProps<typeof AdminPage> = JSON.parse(panel.dataset.props)
rememberPanel()
clickMovingButtons()

startTransition(() => {
  const root = hydrateRoot(panel, <AdminPage {...props} />, {
    onUncaughtError(error) {
      console.error(error)
      root.render(<Fault />)
    },
  })
})

const Fault = () => (
  <div className="admin">
    <h1>{chrome.errors.failure.title}</h1>
    <p className="admin-error" role="alert">
      {chrome.errors.failure.description}
    </p>
  </div>
)
