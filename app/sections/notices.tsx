import type { Chrome } from '#content/chrome.ts'

/** The texts of the coming-soon toasts for the page's script. A control names one in `data-notice`. */
export function Notices({ notices }: { notices: Chrome['notices'] }) {
  return Object.entries(notices).map(([name, { title, description }]) => (
    <template key={name} id={`notice-${name}`} data-title={title} data-description={description} />
  ))
}
